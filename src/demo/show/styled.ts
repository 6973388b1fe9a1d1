import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

interface Span {
  start: number;
  end: number;
  style: Style;
}

/** A text with the parts of it that look different. Offsets are UTF-16, end exclusive; spans may overlap. */
export interface Styled {
  text: string;
  spans: readonly Span[];
}

export const styled = (text: string, style?: Style): Styled => ({
  text,
  spans: style === undefined ? [] : [{ start: 0, end: text.length, style }],
});

export function joined(parts: readonly Styled[], between = styled('')): Styled {
  return parts.slice(1).reduce((left, right) => followed(followed(left, between), right), parts[0] ?? styled(''));
}

function followed(left: Styled, right: Styled): Styled {
  const by = left.text.length;
  const moved = right.spans.map((span) => ({ ...span, start: span.start + by, end: span.end + by }));
  return { text: left.text + right.text, spans: [...left.spans, ...moved] };
}

/**
 * The lines of a text, none wider than `width`. Breaks at spaces, and inside a word that is wider than a whole line.
 * One character counts as one column: the demo's texts hold no wide ones.
 */
export function wrapped({ text, spans }: Styled, width: number): Styled[] {
  return ranges(text, Math.max(1, width)).map(([from, to]) => ({
    text: text.slice(from, to),
    spans: spans
      .map((span) => ({ ...span, start: Math.max(span.start, from) - from, end: Math.min(span.end, to) - from }))
      .filter((span) => span.start < span.end),
  }));
}

function ranges(text: string, width: number): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (const paragraph of text.split('\n')) {
    const end = from + paragraph.length;
    do {
      const to = breakIn(text, from, end, width);
      found.push([from, trimmedEnd(text, from, to)]);
      from = to;
      while (from < end && text[from] === ' ') from++;
    } while (from < end);
    from = end + 1;
  }
  return found;
}

function breakIn(text: string, from: number, end: number, width: number): number {
  if (end - from <= width) return end;
  const space = text.lastIndexOf(' ', from + width);
  return space > from ? space : from + width;
}

function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && text[end - 1] === ' ') end--;
  return end;
}

/** The text for a terminal; without colour it is the text. */
export function painted({ text, spans }: Styled, colour: boolean): string {
  if (!colour || spans.length === 0) return text;
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return edges
    .slice(0, -1)
    .map((from, index) => {
      const piece = text.slice(from, edges[index + 1]);
      const over = spans.filter(({ start, end }) => start <= from && from < end).flatMap(({ style }) => style);
      return over.length === 0 ? piece : styleText(over, piece, { validateStream: false });
    })
    .join('');
}
