import type { Edit } from './edit.js';
import type { Span } from './span.js';
import type { View } from './view.js';
import { sourceOf, ViewBuilder } from './view.js';

/** A view with some stretches replaced; what a replacement stands for keeps its source. Edits are in order, without overlap. */
export function derived(view: View, edits: readonly Edit[]): View {
  const builder = new ViewBuilder(view.text.length + edits.length * 4);
  let from = 0;
  const copy = (to: number): void => {
    for (let at = from; at < to; at += 1) {
      const { start, end } = sourceOf(view, { start: at, end: at + 1 });
      builder.push(view.text.charCodeAt(at), start, end);
    }
  };
  for (const edit of edits) {
    copy(edit.start);
    const source = sourceOf(view, edit);
    if (edit.to !== '') builder.pushAll(edit.to, source.start, source.end);
    from = edit.end;
  }
  copy(view.text.length);
  return builder.build(view.source);
}

/** The edits as stretches of the source. */
export const sourcesOf = (view: View, edits: readonly Edit[]): Span[] => edits.map((edit) => sourceOf(view, edit));
