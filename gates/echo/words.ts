import { isUnsegmented, isWord } from '../../overrides/text/chars.js';
import type { Span } from '../../overrides/text/span.js';
import { sourceOf, viewOf } from '../../overrides/text/view.js';

/** A word of a text, with its place there in UTF-16 units. */
export interface Word extends Span {
  hash: number;
  /** A sign of a script without spaces is half a word. */
  weight: number;
}

/** The words of a text, whatever their case, accents, markup and quotation marks. */
export function wordsOf(text: string): Word[] {
  const view = viewOf(text);
  const { lower } = view;
  const words: Word[] = [];
  for (let at = 0; at < lower.length; ) {
    const code = lower.charCodeAt(at);
    if (!isWord(code)) {
      at += 1;
      continue;
    }
    const unsegmented = isUnsegmented(code);
    const end = unsegmented ? at + 1 : wordEnd(lower, at);
    words.push({ hash: hashOf(lower, at, end), weight: unsegmented ? 0.5 : 1, ...sourceOf(view, { start: at, end }) });
    at = end;
  }
  return words;
}

/** An apostrophe between letters is part of its word. */
function wordEnd(text: string, from: number): number {
  let at = from + 1;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const inside = code === 0x27 && isWord(text.charCodeAt(at + 1));
    if ((!isWord(code) && !inside) || isUnsegmented(code)) break;
  }
  return at;
}

/** FNV-1a over the units of a word. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export const weightOf = (words: readonly Word[]): number => words.reduce((sum, { weight }) => sum + weight, 0);
