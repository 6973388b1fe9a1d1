import { lexicon } from './lexicon.js';
import { wordsOf } from './plain.js';

const filler = new Set(
  'that with about what when they them their there then than from into been were would could should will does said says asked him his her she some such very only your this have'.split(
    ' ',
  ),
);

/** The beginnings of the words of a plain text that carry its meaning. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > (isLatin.test(word) ? 3 : 1) && !lexicon.common.test(word) && !filler.has(word))
      .map((word) => word.slice(0, 6)),
  );

const isLatin = /\p{sc=Latin}/u;

/** How many stems two texts share. */
export const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((stem) => others.has(stem)).length;
