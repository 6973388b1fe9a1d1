/** How one language says that it cannot answer. Patterns read lower case without Latin accents and with ASCII marks. */
export interface Language {
  name: string;
  /** Not knowing, not finding, not being able, nothing there. */
  declines: readonly RegExp[];
  /** Words that look like it and say something else. */
  idioms?: RegExp;
}

export const any = (...words: string[]): string => `(?:${words.join('|')})`;

/** Whole words. */
export const says = (...parts: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('')}(?![\\p{L}\\p{N}])`, 'u');
