import { isLetter } from './chars.js';
import { foldPoint, lookAlike } from './fold.js';
import { markupAt, opensMarkup } from './markup.js';
import type { Span } from './span.js';

/** A text as recognisers read it, with the way back to the text as it was written. */
export interface View {
  readonly source: string;
  /** Invisible characters, markup and accents gone; digits and marks ASCII. Case is kept. */
  readonly text: string;
  /** `text` in lower case, unit by unit. */
  readonly lower: string;
  /** For each unit of `text`, where its source begins and ends (UTF-16); null when `text` is the source. */
  readonly map: { readonly starts: Uint32Array; readonly ends: Uint32Array } | null;
}

/** The source of a stretch of the view. */
export function sourceOf({ map }: View, { start, end }: Span): Span {
  if (map === null || end <= start) return { start, end };
  return { start: map.starts[start] as number, end: map.ends[end - 1] as number };
}

/** Collects units with their sources. */
export class ViewBuilder {
  private units: Uint16Array;
  private starts: Uint32Array;
  private ends: Uint32Array;
  private length = 0;

  constructor(capacity: number) {
    this.units = new Uint16Array(capacity);
    this.starts = new Uint32Array(capacity);
    this.ends = new Uint32Array(capacity);
  }

  push(code: number, start: number, end: number): void {
    if (this.length === this.units.length) this.grow();
    this.units[this.length] = code;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length += 1;
  }

  pushAll(chars: string, start: number, end: number): void {
    for (let i = 0; i < chars.length; i += 1) this.push(chars.charCodeAt(i), start, end);
  }

  /** What was dropped belongs to the unit before it, so that a cut leaves no stray mark behind. */
  extend(end: number): void {
    if (this.length > 0) this.ends[this.length - 1] = end;
  }

  /** Words that mix Latin with look-alike letters are read as Latin. */
  unmask(): void {
    for (let from = 0; from < this.length; from += 1) {
      let to = from;
      let latin = false;
      let alike = false;
      for (; to < this.length && isLetter(this.units[to] as number); to += 1) {
        if ((this.units[to] as number) < 128) latin = true;
        else alike ||= lookAlike(this.units[to] as number) !== undefined;
      }
      for (let i = from; latin && alike && i < to; i += 1)
        this.units[i] = lookAlike(this.units[i] as number)?.charCodeAt(0) ?? (this.units[i] as number);
      from = to;
    }
  }

  build(source: string): View {
    const parts: string[] = [];
    for (let i = 0; i < this.length; i += 8_192)
      parts.push(
        String.fromCharCode.apply(
          null,
          this.units.subarray(i, Math.min(i + 8_192, this.length)) as unknown as number[],
        ),
      );
    const text = parts.join('');
    const map = { starts: this.starts.subarray(0, this.length), ends: this.ends.subarray(0, this.length) };
    return { source, text, lower: lowered(text), map };
  }

  private grow(): void {
    const wider = <T extends Uint16Array | Uint32Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    this.units = wider(this.units, new Uint16Array(this.units.length * 2));
    this.starts = wider(this.starts, new Uint32Array(this.starts.length * 2));
    this.ends = wider(this.ends, new Uint32Array(this.ends.length * 2));
  }
}

function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (c) => c.toLowerCase());
}

/** Folded characters of the basic plane: folding one afresh costs more than reading a whole word. */
const folded = new Array<string | undefined>(65_536);
/** The same above it, emptied when it grows. */
const foldedAbove = new Map<number, string>();

function fold(point: number): string {
  const known = point < 65_536 ? folded[point] : foldedAbove.get(point);
  if (known !== undefined) return known;
  const fresh = foldPoint(point);
  if (foldedAbove.size >= 8_192) foldedAbove.clear();
  if (point < 65_536) folded[point] = fresh;
  else foldedAbove.set(point, fresh);
  return fresh;
}

const plain = /^[^\u0080-\uffff*`~\\<&%]*$/;

/** Reads a text. Plain ASCII without markup, the usual case, is its own view. */
export function viewOf(source: string): View {
  if (plain.test(source)) return { source, text: source, lower: source.toLowerCase(), map: null };
  const builder = new ViewBuilder(source.length + 16);
  let disguised = false;
  for (let at = 0; at < source.length; ) {
    const code = source.charCodeAt(at);
    if (code < 128) {
      const markup = opensMarkup(code) ? markupAt(source, at) : null;
      const length = markup?.length ?? 1;
      const char = markup === null ? code : markup.char === '' ? -1 : foldedUnit(markup.char);
      if (char < 0) builder.extend(at + length);
      else builder.push(char, at, at + length);
      at += length;
      continue;
    }
    const point = source.codePointAt(at) as number;
    const length = point > 0xffff ? 2 : 1;
    const chars = fold(point);
    if (chars === '') builder.extend(at + length);
    else builder.pushAll(chars, at, at + length);
    disguised ||= point >= 0x0370 && point <= 0x052f;
    at += length;
  }
  if (disguised) builder.unmask();
  return builder.build(source);
}

const foldedUnit = (char: string): number => {
  const chars = char.charCodeAt(0) < 128 ? char : fold(char.charCodeAt(0));
  return chars === '' ? -1 : chars.charCodeAt(0);
};
