import { isDigit, isLetter } from '../text/chars.js';
import type { Language } from './language.js';

const buckets = 1 << 15;

/** As the languages write the years of somebody's life. */
const ages = '1[6-9]|[2-9]';

/** A word that some pattern needs, where it stands, with a bit for each pattern that it may fill. */
export interface Trigger {
  at: number;
  patterns: number;
}

/**
 * The words without which no pattern of a language finds anything. A text is asked for all of them at the price of one
 * look a word, and a pattern is run only where one of its own words stands.
 */
export class Triggers {
  private readonly patterns = new Map<string, number>();
  private readonly present = new Uint8Array(buckets);
  /** The patterns that a number of two digits may fill: ages are written so. */
  private readonly ages: number;

  constructor({ triggers, attributions }: Language) {
    const sources = attributions.map(({ source }) => source);
    this.ages = bitsOf(sources, (source) => source.includes(ages) || source.includes('19|20'));
    const literals = sources.map((source) => new Set(source.match(/\p{L}+/gu)));
    for (const word of new Set(triggers)) {
      this.patterns.set(word, bitsOf(literals, holds(word)));
      let hash = 7;
      for (let i = 0; i < word.length; i += 1) hash = hashed(hash, word.charCodeAt(i));
      this.present[bucketOf(hash)] = 1;
    }
  }

  /** Every trigger of a text in lower case, in order. */
  in(lower: string): Trigger[] {
    const found: Trigger[] = [];
    for (let at = 0; at < lower.length; at += 1) {
      const code = lower.charCodeAt(at);
      const start = at;
      if (isDigit(code)) {
        while (isDigit(lower.charCodeAt(at + 1))) at += 1;
        const length = at + 1 - start;
        if (isAge(lower, start, length)) found.push({ at: start, patterns: this.ages });
      } else if (isLetter(code)) {
        let hash = hashed(7, code);
        for (; isLetter(lower.charCodeAt(at + 1)); at += 1) hash = hashed(hash, lower.charCodeAt(at + 1));
        const patterns = this.present[bucketOf(hash)] === 1 ? this.patterns.get(lower.slice(start, at + 1)) : undefined;
        if (patterns !== undefined) found.push({ at: start, patterns });
      }
    }
    return found;
  }
}

/** Years of age, or a year of birth; no hour, share or part of a longer number. */
function isAge(lower: string, at: number, length: number): boolean {
  if (length === 4) return lower.startsWith('19', at) || lower.startsWith('20', at);
  return length === 2 && !/[:.,/%$€£-]/.test(lower.charAt(at - 1)) && !/[:/%€$£]/.test(lower.charAt(at + 2));
}

/** Of more patterns than there are bits, some share one: they are run together. */
const bitsOf = <Pattern>(patterns: readonly Pattern[], may: (pattern: Pattern) => boolean): number =>
  patterns.reduce((bits, pattern, at) => (may(pattern) ? bits | (1 << at) : bits), 0);

/** An ending of up to three letters may stand apart from its stem in a pattern. */
function holds(word: string): (literals: ReadonlySet<string>) => boolean {
  const stems = [0, 1, 2, 3].map((ending) => word.slice(0, word.length - ending)).filter((stem) => stem.length >= 3);
  return (literals) => stems.some((stem) => literals.has(stem)) || literals.has(word);
}

const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;
const bucketOf = (hash: number): number => (hash ^ (hash >>> 15)) & (buckets - 1);
