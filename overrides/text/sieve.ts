import { any, beginningsOf, known } from './beginnings.js';

const places = 1 << 12;
const place = (hash: number): number => (hash ^ (hash >>> 12)) & (places - 1);
const hashOf = (a: number, b: number, c: number): number => place(Math.imul(Math.imul(a, 31) + b, 37) + c);

/** Patterns of one sieve: each is a bit. */
const most = 32;

/**
 * Patterns of which one is to match. A look at every three characters in a row says which of them can begin there,
 * and only these are tried: for most sentences none.
 */
export class Sieve {
  /** By one, two and three characters in a row: the patterns that may begin so. */
  private readonly begun = [new Int32Array(places), new Int32Array(places), new Int32Array(places)] as const;
  /** Those of which nothing is known. */
  private always = 0;

  constructor(private readonly patterns: readonly RegExp[]) {
    if (patterns.length > most)
      throw new Error(`a sieve holds ${most} patterns, these are ${patterns.length}; use two sieves`);
    patterns.forEach(({ source, ignoreCase }, at) => {
      if (ignoreCase) this.always |= 1 << at;
      for (const { chars } of beginningsOf(source)) this.note(chars, 1 << at);
    });
  }

  private note(chars: string, bit: number): void {
    const table = this.begun[chars.length - 1];
    if (table === undefined || chars.startsWith(any)) {
      this.always |= bit;
      return;
    }
    const [a = 0, b = 0, c = 0] = Array.from({ length: known }, (_, at) => chars.charCodeAt(at) || 0);
    const at = hashOf(a, b, c);
    table[at] = (table[at] as number) | bit;
  }

  test(text: string): boolean {
    const [one, two, three] = this.begun;
    let may = this.always;
    let a = text.charCodeAt(0) || 0;
    let b = text.charCodeAt(1) || 0;
    for (let at = 0; at < text.length; at += 1) {
      const c = at + 2 < text.length ? text.charCodeAt(at + 2) : 0;
      may |= (one[hashOf(a, 0, 0)] as number) | (two[hashOf(a, b, 0)] as number) | (three[hashOf(a, b, c)] as number);
      a = b;
      b = c;
    }
    return may !== 0 && this.patterns.some((pattern, at) => ((may >>> at) & 1) === 1 && pattern.test(text));
  }
}
