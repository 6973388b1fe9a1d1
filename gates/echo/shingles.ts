import type { Span } from '../../overrides/text/span.js';
import { type Word, weightOf, wordsOf } from './words.js';

/** Words in a shingle: fewer, and every phrase of a language is shared; more, and one changed word hides a sentence. */
export const shingleLength = 5;

/** Words in a row that stand in both texts. */
export interface Shared extends Span {
  words: readonly Word[];
  weight: number;
}

/** Sets of the texts that were read last: every iteration of a turn compares with the same ones. */
const known = new Map<string, ReadonlySet<number>>();
const knownAtMost = 256;

/** The shingles of a text, each as one number. */
export function shinglesOf(text: string): ReadonlySet<number> {
  const cached = known.get(text);
  if (cached) return cached;
  const fresh = shinglesIn(wordsOf(text), shingleLength);
  if (known.size >= knownAtMost) known.clear();
  known.set(text, fresh);
  return fresh;
}

export function shinglesIn(words: readonly Word[], length: number): ReadonlySet<number> {
  const set = new Set<number>();
  for (let at = 0; at + length <= words.length; at += 1) set.add(shingleAt(words, at, length));
  return set;
}

function shingleAt(words: readonly Word[], at: number, length: number): number {
  let hash = length;
  for (let i = at; i < at + length; i += 1)
    hash = Math.imul(hash ^ (words[i] as Word).hash, 0x9e3779b1) ^ (hash >>> 15);
  return hash >>> 0;
}

/** Which of the words stand in a shingle of any of the sets. */
export function coveredBy(words: readonly Word[], sets: readonly ReadonlySet<number>[]): boolean[] {
  const covered = new Array<boolean>(words.length).fill(false);
  if (sets.length === 0) return covered;
  for (let at = 0; at + shingleLength <= words.length; at += 1) {
    const shingle = shingleAt(words, at, shingleLength);
    if (sets.some((set) => set.has(shingle))) covered.fill(true, at, at + shingleLength);
  }
  return covered;
}

/** The stretches of words that are covered, in order. */
export function stretches(words: readonly Word[], covered: readonly boolean[]): Shared[] {
  const found: Shared[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from;
    while (covered[to]) to += 1;
    if (to > from) {
      const shared = words.slice(from, to);
      const [first, last] = [shared[0] as Word, shared.at(-1) as Word];
      found.push({ words: shared, weight: weightOf(shared), start: first.start, end: last.end });
    }
    from = to + 1;
  }
  return found;
}
