/** How one language promises a person. Patterns read lower case without accents. */
export interface Language {
  name: string;
  /** Each is a promise by its words alone. */
  promises: readonly RegExp[];
  /** In the clause of the promise: it says that it will not be, or that somebody else said so. */
  denies: RegExp;
  /** Before it, in the same sentence: an offer or a condition, which promises nothing yet. */
  offers: RegExp;
  /** Behind it, the same. */
  offersAfter: RegExp;
}

/** Alternatives, as a group. */
export const any = (...words: string[]): string => `(?:${words.join('|')})`;

/** Up to so many words of any kind. */
export const upTo = (words: number): string => String.raw`(?: [\p{L}'-]+){0,${words}}?`;

export const pattern = (...parts: string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join('')}(?![\p{L}\p{N}])`, 'u');
