import { isLetter } from './chars.js';
import { foldPoint, lookAlike } from './fold.js';
import { markupAt, opensMarkup } from './markup.js';
import { signsIn } from './signs.js';
import type { Span } from './span.js';
import { textOf, unitsOf } from './units.js';

/** For each unit of a view, where its source begins and ends (UTF-16). */
export interface OffsetMap {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** A text as recognisers read it, with the way back to the text as it was written. What few of them ask for is made when it is asked for. */
export class View {
  /** `text` in lower case, unit by unit. */
  readonly lower: string;
  private located: OffsetMap | null | undefined;
  private ofText: Uint16Array | undefined;
  private ofLower: Uint16Array | undefined;
  private seen: number | undefined;

  /**
   * @param text invisible characters, markup and accents gone; digits and marks ASCII; case is kept
   * @param locate makes the map; null when `text` is the source
   */
  constructor(
    readonly source: string,
    readonly text: string,
    private readonly locate: (() => OffsetMap) | null,
    lower = lowered(text),
  ) {
    this.lower = lower;
  }

  /** Null when `text` is the source. */
  get map(): OffsetMap | null {
    if (this.located === undefined) this.located = this.locate === null ? null : this.locate();
    return this.located;
  }

  get units(): Uint16Array {
    this.ofText ??= unitsOf(this.text);
    return this.ofText;
  }

  /** The units of `lower`. */
  get lowerUnits(): Uint16Array {
    this.ofLower ??= unitsOf(this.lower);
    return this.ofLower;
  }

  /** Whether the text holds one of the signs. */
  holds(some: number): boolean {
    this.seen ??= signsIn(this.units);
    return (this.seen & some) !== 0;
  }

  /** The same place for place, with some characters of the text read otherwise; `lower` stays. */
  reading(text: string): View {
    return new View(this.source, text, this.locate === null ? null : () => this.map as OffsetMap, this.lower);
  }
}

/** The source of a stretch of the view. */
export function sourceOf({ map }: Pick<View, 'map'>, { start, end }: Span): Span {
  if (map === null || end <= start) return { start, end };
  return { start: map.starts[start] as number, end: map.ends[end - 1] as number };
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

/** Units that fold to one unit, as they are met; 0 for what is not known yet or takes more to read. */
const single = new Uint16Array(65_536);
for (let code = 0; code < 128; code += 1) single[code] = opensMarkup(code) ? 0 : code;

/** Stands in that table for a unit that is dropped; half of a pair tells nothing by itself, so none has an entry. */
const dropped = 0xd800;
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

function learn(code: number, chars: string): void {
  if (chars.length > 1 || isHalf(code)) return;
  single[code] = chars === '' ? dropped : chars.charCodeAt(0);
}

/** ASCII without anything that may open markup. */
function isPlain(units: Uint16Array): boolean {
  for (let at = 0; at < units.length; at += 1) {
    const code = units[at] as number;
    if (code > 127 || single[code] === 0) return false;
  }
  return true;
}

/** Reads a text. Plain ASCII without markup, the usual case, is its own view. */
export function viewOf(source: string): View {
  const written = unitsOf(source);
  if (isPlain(written)) return new View(source, source, null);
  const units = foldInto(source, written, null);
  return new View(source, textOf(units), () => mapOf(source, written, units.length));
}

function mapOf(source: string, written: Uint16Array, length: number): OffsetMap {
  const map = { starts: new Uint32Array(length), ends: new Uint32Array(length) };
  foldInto(source, written, map);
  return map;
}

/** The folded units of a text; with a map of the right length, where each comes from is noted there. */
function foldInto(source: string, written: Uint16Array, map: OffsetMap | null): Uint16Array {
  let units = new Uint16Array(written.length + 16);
  let length = 0;
  let disguised = false;
  for (let at = 0; at < written.length; ) {
    const code = written[at] as number;
    const to = single[code] as number;
    disguised ||= code >= 0x0370 && code <= 0x052f;
    if (to === 0) {
      const read = readAt(source, at);
      while (length + read.chars.length >= units.length) units = wider(units);
      for (let i = 0; i < read.chars.length; i += 1) units[length + i] = read.chars.charCodeAt(i);
      if (map !== null) note(map, length, { ...read, start: at });
      length += read.chars.length;
      at = read.end;
      continue;
    }
    if (to === dropped) {
      if (map !== null && length > 0) map.ends[length - 1] = at + 1;
      at += 1;
      continue;
    }
    if (length === units.length) units = wider(units);
    units[length] = to;
    if (map !== null) {
      map.starts[length] = at;
      map.ends[length] = at + 1;
    }
    length += 1;
    at += 1;
  }
  if (disguised) unmask(units, length);
  return units.subarray(0, length);
}

/** What was dropped belongs to the unit before it, so that a cut leaves no stray mark behind. */
function note(map: OffsetMap, at: number, { chars, start, end }: { chars: string; start: number; end: number }): void {
  if (chars === '' && at > 0) map.ends[at - 1] = end;
  map.starts.fill(start, at, at + chars.length);
  map.ends.fill(end, at, at + chars.length);
}

/** What stands at an offset of a text counts as these characters, up to where it ends. */
function readAt(source: string, at: number): { chars: string; end: number } {
  const code = source.charCodeAt(at);
  if (code < 128) {
    const markup = opensMarkup(code) ? markupAt(source, at) : null;
    if (markup === null) return { chars: source.charAt(at), end: at + 1 };
    const first = markup.char === '' || markup.char.charCodeAt(0) < 128 ? markup.char : fold(markup.char.charCodeAt(0));
    return { chars: first.charAt(0), end: at + markup.length };
  }
  const point = source.codePointAt(at) as number;
  const chars = fold(point);
  if (point > 0xffff) return { chars, end: at + 2 };
  learn(code, chars);
  return { chars, end: at + 1 };
}

function wider(from: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const to = new Uint16Array(from.length * 2);
  to.set(from);
  return to;
}

/** Words that mix Latin with look-alike letters are read as Latin. */
function unmask(units: Uint16Array, length: number): void {
  for (let from = 0; from < length; from += 1) {
    let to = from;
    let latin = false;
    let alike = false;
    for (; to < length && isLetter(units[to] as number); to += 1) {
      if ((units[to] as number) < 128) latin = true;
      else alike ||= lookAlike(units[to] as number) !== undefined;
    }
    for (let i = from; latin && alike && i < to; i += 1)
      units[i] = lookAlike(units[i] as number)?.charCodeAt(0) ?? (units[i] as number);
    from = to;
  }
}
