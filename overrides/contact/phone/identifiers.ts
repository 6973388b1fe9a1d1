import { isDigit, isWord } from '../../text/chars.js';
import type { Span } from '../../text/span.js';

/** Digits in a row, which may be left out of all numbers. */
interface Run extends Span {
  dead: boolean;
}

const dash = 45;
/** A UUID has 36 units, a digest in hexadecimal 128. */
const longest = 160;
const shortest = 12;

const isHexLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 102;
const inToken = (code: number): boolean => isDigit(code) || isHexLetter(code) || code === dash;

/** Digits within a UUID, a digest or another hexadecimal identifier are no number of their own. */
export function markIdentifiers(text: string, groups: readonly Run[]): void {
  let done = 0;
  for (let i = 0; i < groups.length; i += 1) {
    const { start: at, end: to } = groups[i] as Run;
    if (at < done || !mayBegin(text, groups[i] as Run)) continue;
    let start = at;
    let end = to;
    while (start > done && at - start < longest && inToken(text.charCodeAt(start - 1))) start -= 1;
    while (end < text.length && end - to < longest && inToken(text.charCodeAt(end))) end += 1;
    done = end;
    if (!isIdentifier(text, start, end)) continue;
    for (let before = i; before >= 0 && (groups[before] as Run).start >= start; before -= 1)
      (groups[before] as Run).dead = true;
    for (; i < groups.length && (groups[i] as Run).start < end; i += 1) (groups[i] as Run).dead = true;
    i -= 1;
  }
}

/** A letter touches the digits, or they are eight as in the first part of a UUID. */
const mayBegin = (text: string, { start, end }: Run): boolean =>
  isHexLetter(text.charCodeAt(start - 1)) ||
  isHexLetter(text.charCodeAt(end)) ||
  (end - start === 8 && text.charCodeAt(end) === dash);

/** Letters on both sides of a digit, or a UUID: `cafe 0171 39…` and `020 7946 0018b` are neither. */
function isIdentifier(text: string, start: number, end: number): boolean {
  if (end - start < shortest || isWord(text.charCodeAt(start - 1)) || isWord(text.charCodeAt(end))) return false;
  const token = text.slice(start, end);
  return /[a-f]-?\d[\da-f-]*[a-f]|\d[a-f]+-?\d|^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(token);
}

/** "ba" is three in Vietnamese, and within `01934ba6` the letters of an identifier. */
export const isHexadecimal = (lower: string, { start, end }: Span): boolean =>
  end - start < 4 &&
  (isDigit(lower.charCodeAt(start - 1)) || isDigit(lower.charCodeAt(end))) &&
  /^[a-f]+$/.test(lower.slice(start, end));
