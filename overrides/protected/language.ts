/** How one language says of a person what the law protects. Everything is lower case without accents, as a view reads it. */
export interface Language {
  /** BCP 47 primary tag. */
  tag: string;
  /** Words of which one stands in whatever a pattern finds. */
  triggers: readonly string[];
  /** Titles that make the next word a name. */
  titles: RegExp;
  /** Phrases that hold a term and say nothing of a person; they are read as if they were not there. */
  idioms: RegExp;
  /** What is said of everybody, of nobody, or only in case: a finding in a clause that it opens is none. */
  generic: RegExp;
  /** What is found: the words of an attribution, from who it is said of to what is said. */
  attributions: readonly RegExp[];
}

/** Stands for each unit of a name that surely is a person's; in what the patterns read there is no other. */
export const person = '\u00a7';
/** The same for a capitalised word that may be a person's name or the first word of a sentence. */
export const perhaps = '\u00a4';

/** A name of one or more words; the second form may begin with any capitalised word. */
export const name = `${person}{1,24}(?: [${person}${perhaps}]{1,24}){0,2}`;
export const maybeName = `[${person}${perhaps}]{1,24}(?: [${person}${perhaps}]{1,24}){0,2}`;

/** Words divided by space as the alternatives of a pattern; an underscore stands for a space inside one. */
export const anyOf = (...lists: readonly string[]): string =>
  `(?:${lists
    .flatMap((list) => list.trim().split(/\s+/))
    .map((word) => word.replaceAll('_', ' '))
    .join('|')})`;

/** Letters of the languages here, once accents are off: asking the Unicode tables at each unit costs ten times as much. */
const letters = 'a-z\u00df-\u024f';

/** A pattern over what a language reads: whole words, every hit. */
export const words = (source: string): RegExp =>
  new RegExp(
    `(?<![${letters}\\d${person}${perhaps}])(?:${source.replaceAll('[\\p{L}', `[${letters}`).replaceAll('\\p{L}', `[${letters}]`)})(?![${letters}\\d])`,
    'g',
  );

/** The words that lists and phrases are made of, as triggers: of a phrase the longest, which is the rarest. */
export const triggersOf = (...lists: readonly string[]): string[] =>
  lists
    .flatMap((list) => list.trim().split(/\s+/))
    .map((entry) => entry.replace(/[?+*]/g, '').replaceAll(/\(.*?\)|\[.*?\]/g, ''))
    .map((entry) => entry.split(/[_'-]/).sort((a, b) => b.length - a.length)[0] ?? '')
    .filter((word) => word !== '' && word !== 'person');
