import type { Span } from '../../../overrides/text/span.js';

/** Stands for a placeholder; no text of the sets holds it. */
export const mark = '\ue000';

/** Where a text was cut, read off its redacted form, in which each cut is a mark. */
export function cutsOf(text: string, redacted: string): Span[] {
  const pieces = redacted.split(mark);
  const spans: Span[] = [];
  let end = 0;
  pieces.forEach((piece, at) => {
    const last = at === pieces.length - 1;
    const found = at === 0 ? 0 : last ? text.length - piece.length : text.indexOf(piece, end);
    const start = Math.max(found, end);
    if (at > 0) spans.push({ start: end, end: start });
    end = start + piece.length;
  });
  return spans;
}

/** A text in NFKC without zero-width characters, and the unit of the original behind each of its units. */
export function normalized(text: string): { text: string; units: number[] } {
  const units: number[] = [];
  let result = '';
  let at = 0;
  for (const point of text) {
    const plain = point.normalize('NFKC').replace(/[\u200b-\u200d\u2060\ufeff]/g, '');
    for (let unit = 0; unit < plain.length; unit += 1) units.push(at);
    result += plain;
    at += point.length;
  }
  return { text: result, units: [...units, at] };
}
