import { unspaced, Wording } from './wording.js';

/** What one language says. Each entry is a regular expression over plain lower-case text, matched on whole words. */
export interface Phrases {
  /** Negative words that agree: "no problem", "why not". */
  agreeing: readonly string[];
  /** Negative words that decide nothing: "I won't lie", "no doubt". */
  idle: readonly string[];
  /** Declines to disclose, whoever asked and whatever was asked. */
  withholds: readonly string[];
  /** Declines as an answer to a request. */
  declines: readonly string[];
  /** Declines when nothing else stands in the sentence. */
  bareDeclines: readonly string[];
  /** Answers with something else: a question back, a pointer, sarcasm. */
  deflects: readonly string[];
  /** Gives a part, or gives under a condition. */
  partial: readonly string[];
  assents: readonly string[];
  /** Given before: sent, uploaded, to be found where it is. */
  given: readonly string[];
  promises: readonly string[];
  /** The whole answer to a fact is no, none or nobody. */
  bareNo: readonly string[];
  /** Asks for leave to be told or sent something, so that "no" refuses. */
  permission: readonly string[];
  /** Opens a question that is answered by yes or no. */
  polar: readonly string[];
  /** Says that the answer may be left out. */
  optional: readonly string[];
  /** The commonest words, by which the language is known. */
  common: readonly string[];
}

/** Phrases, a line break or a semicolon apart; they are regular expressions as they stand. */
export const phrases = (written: TemplateStringsArray, ...parts: string[]): string[] =>
  String.raw(written, ...parts)
    .split(/;\s+|\n/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Matches any of the phrases on whole words. Scripts without spaces have no word edges, so theirs match anywhere. */
export function anyOf(phrases: readonly string[]): Wording {
  const spaced = phrases.filter((phrase) => !unspaced.test(phrase));
  const joined = phrases.filter((phrase) => unspaced.test(phrase));
  const parts = [
    ...(spaced.length > 0 ? [`(?<![\\p{L}\\p{N}\\p{M}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}\\p{M}])`] : []),
    ...joined,
  ];
  return new Wording(parts.length > 0 ? parts.join('|').normalize('NFC') : '(?!)', phrases);
}

/** Matches a text that is nothing but one of the phrases. */
export const nothingBut = (phrases: readonly string[]): Wording =>
  new Wording(`^(?:${phrases.join('|')})$`.normalize('NFC'), phrases, true);
