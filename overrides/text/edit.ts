import type { Span } from './span.js';

/** Replaces a stretch of a text. */
export interface Edit extends Span {
  to: string;
}

/** Applies edits that are in order and do not overlap. Every offset is one of the text as it came in. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, to } of edits) {
    parts.push(text.slice(from, start), to);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/** Where a stretch of the edited text stood before: a cut through a replacement takes the whole of what was replaced. */
export function beforeEdits(span: Span, edits: readonly Edit[]): Span {
  return { start: offsetBefore(span.start, edits, 'start'), end: offsetBefore(span.end, edits, 'end') };
}

function offsetBefore(offset: number, edits: readonly Edit[], side: keyof Span): number {
  let shift = 0;
  for (const edit of edits) {
    const start = edit.start + shift;
    const end = start + edit.to.length;
    if (offset <= start) break;
    if (offset < end) return edit[side];
    shift += edit.to.length - (edit.end - edit.start);
  }
  return offset - shift;
}
