import { wordClassAt } from '../../text/chars.js';
import { any, beginningsOf, known } from '../../text/beginnings.js';

const places = 1 << 12;

/** Where a beginning of one, two or three characters is marked, and one whose first may be any. */
const place = (chars: number): number => (chars ^ (chars >>> 12)) & (places - 1);
const bit = { one: 1, two: 2, three: 4, behindAny: 8 } as const;
const two = (a: number, b: number): number => place(Math.imul(a, 31) + b);
const three = (a: number, b: number, c: number): number => place(Math.imul(Math.imul(a, 31) + b, 37) + c);

/** Places of a text where a word may begin, each with the marks of its first characters. */
interface Starts {
  text: string;
  count: number;
  at: Uint32Array;
  marks: Uint16Array;
}

const marksOf = 4;

/** The texts that were read last: a sentence and its neighbours are asked for one wording after the other. */
const latest: Starts[] = Array.from({ length: 8 }, () => ({
  text: '',
  count: 0,
  at: new Uint32Array(256),
  marks: new Uint16Array(256 * marksOf),
}));
let oldest = 0;

/** Scripts without spaces between words. */
export const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** From here on scripts are written without spaces, and a phrase may begin anywhere. */
const unspacedFrom = 0x2e80;

function startsOf(text: string): Starts {
  for (const one of latest) if (one.text === text) return one;
  const starts = latest[oldest] as Starts;
  oldest = (oldest + 1) % latest.length;
  read(starts, text);
  return starts;
}

function read(starts: Starts, text: string): void {
  if (starts.at.length < text.length) {
    starts.at = new Uint32Array(text.length);
    starts.marks = new Uint16Array(text.length * marksOf);
  }
  const { at, marks } = starts;
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const a = text.charCodeAt(i);
    // Half of a pair before it tells nothing; the pattern itself looks back as well.
    if (i > 0 && a < unspacedFrom && wordClassAt(text, i - 1) !== 0) continue;
    const b = i + 1 < text.length ? text.charCodeAt(i + 1) : 0;
    const c = i + 2 < text.length ? text.charCodeAt(i + 2) : 0;
    at[count] = i;
    marks[count * marksOf] = place(a);
    marks[count * marksOf + 1] = two(a, b);
    marks[count * marksOf + 2] = three(a, b, c);
    marks[count * marksOf + 3] = two(b, c);
    count += 1;
  }
  starts.text = text;
  starts.count = count;
}

/**
 * A pattern of very many phrases. It is tried only where a word begins as one of its phrases does,
 * so that a sentence without such a word costs a few looks.
 */
export class Wording {
  private readonly marked = new Uint8Array(places);
  private readonly sticky: RegExp;
  private readonly free: RegExp;
  private readonly every: RegExp;
  /** A phrase may begin where no word does, or with what is not known. */
  private anywhere = false;

  /** @param whole the pattern matches a text from its start or not at all */
  constructor(
    readonly source: string,
    phrases: readonly string[],
    private readonly whole = false,
  ) {
    this.sticky = new RegExp(source, 'yu');
    this.free = new RegExp(source, 'u');
    this.every = new RegExp(source, 'gu');
    for (const phrase of phrases)
      for (const { chars } of beginningsOf(phrase.normalize('NFC'))) {
        this.mark(chars);
        if (unspaced.test(phrase) && chars.charCodeAt(0) < unspacedFrom) this.anywhere = !whole;
      }
  }

  private mark(chars: string): void {
    const [a = 0, b = 0, c = 0] = Array.from({ length: known }, (_, at) => chars.charCodeAt(at) || 0);
    if (chars.startsWith(any)) {
      if (chars.length === known) this.set(two(b, c), bit.behindAny);
      else this.anywhere = true;
    } else if (chars.length === known) this.set(three(a, b, c), bit.three);
    else if (chars.length === 2) this.set(two(a, b), bit.two);
    else if (chars.length === 1) this.set(place(a), bit.one);
    else this.anywhere = true;
  }

  private set(at: number, as: number): void {
    this.marked[at] = (this.marked[at] as number) | as;
  }

  test(text: string): boolean {
    return this.search(text) !== -1;
  }

  /** The text with something else in the place of every phrase. */
  replaced(text: string, by: string): string {
    return this.test(text) ? text.replace(this.every, by) : text;
  }

  /** Where the first phrase begins; -1 when there is none. */
  search(text: string): number {
    if (this.anywhere) return text.search(this.free);
    const { marked } = this;
    const { count, at, marks } = startsOf(text);
    const most = this.whole ? Math.min(count, 1) : count;
    for (let i = 0, from = 0; i < most; i += 1, from += marksOf) {
      const found =
        ((marked[marks[from] as number] as number) & bit.one) |
        ((marked[marks[from + 1] as number] as number) & bit.two) |
        ((marked[marks[from + 2] as number] as number) & bit.three) |
        ((marked[marks[from + 3] as number] as number) & bit.behindAny);
      if (found === 0) continue;
      this.sticky.lastIndex = at[i] as number;
      if (this.sticky.test(text)) return at[i] as number;
    }
    return -1;
  }
}
