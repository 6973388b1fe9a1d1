import { isSpace, isWord } from '../../text/chars.js';
import type { Edit } from '../../text/edit.js';

/** A said, bracketed or spaced-out mark of an address, with the spaces around it. */
export interface Mark extends Edit {
  /** In brackets, or a word with no other sense: it needs less proof. */
  sure: boolean;
  /** A picture or an odd sign: it needs the most. */
  symbol?: true;
  /** The mark alone. */
  word: { start: number; end: number };
}

/** Takes the spaces around in, three at most on each side. */
export function widened(lower: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from > 0 && start - from < 3 && isBlank(lower.charCodeAt(from - 1))) from -= 1;
  while (to < lower.length && to - end < 3 && isBlank(lower.charCodeAt(to))) to += 1;
  return { start: from, end: to };
}

/** A space, or a quotation mark around a part. */
export const isBlank = (code: number): boolean => code === 34 || code === 39 || isSpace(code);

/** Where a word may begin behind an offset: three blanks at most stand between. */
export function behindBlanks(lower: string, from: number): number {
  let at = from;
  while (at - from < 3 && isBlank(lower.charCodeAt(at))) at += 1;
  return at;
}

export const longestLabel = 40;
const inLabel = (code: number): boolean => isWord(code) || code === 45;

export function wordAfter(lower: string, from: number): string {
  let to = from;
  while (to < lower.length && to - from < longestLabel && inLabel(lower.charCodeAt(to))) to += 1;
  return lower.slice(from, to);
}

export function wordBefore(lower: string, end: number): string {
  let from = end;
  while (
    from > 0 &&
    end - from < longestLabel &&
    (inLabel(lower.charCodeAt(from - 1)) || lower.charCodeAt(from - 1) === 95)
  )
    from -= 1;
  return lower.slice(from, end);
}
