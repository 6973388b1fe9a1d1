import { lexicon } from './lexicon.js';
import { wordsOf } from './plain.js';

const filler = new Set(
  'that with about what when they them their there then than from into been were would could should will does said says asked him his her she some such very only your this have'.split(
    ' ',
  ),
);

/** The beginnings of the words of a plain text that carry its meaning. */
export const stemsOf = (text: string): ReadonlySet<string> => stemsAmong(wordsOf(text));

/** The same of words that are told apart already. */
export function stemsAmong(words: readonly string[]): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const word of new Set(words)) if (isTelling(word)) stems.add(word.slice(0, 6));
  return stems;
}

const isTelling = (word: string): boolean =>
  word.length > 1 && (word.length > 3 || !isLatin.test(word)) && !filler.has(word) && !lexicon.common.test(word);

const isLatin = /\p{sc=Latin}/u;

/** How many stems two texts share. */
export function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  let count = 0;
  for (const stem of few) if (many.has(stem)) count += 1;
  return count;
}
