import type { Edit } from './edit.js';
import { applyEdits } from './edit.js';
import type { Span } from './span.js';
import type { OffsetMap } from './view.js';
import { sourceOf, View } from './view.js';

/** A view with some stretches replaced; what a replacement stands for keeps its source. Edits are in order, without overlap. */
export function derived(view: View, edits: readonly Edit[]): View {
  const text = applyEdits(view.text, edits);
  return new View(view.source, text, () => mapOf(view, edits, text.length));
}

function mapOf(view: View, edits: readonly Edit[], length: number): OffsetMap {
  const { map } = view;
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  let at = 0;
  let from = 0;
  const copy = (to: number): void => {
    for (; from < to; from += 1, at += 1) {
      starts[at] = map === null ? from : (map.starts[from] as number);
      ends[at] = map === null ? from + 1 : (map.ends[from] as number);
    }
  };
  for (const edit of edits) {
    copy(edit.start);
    const source = sourceOf(view, edit);
    starts.fill(source.start, at, at + edit.to.length);
    ends.fill(source.end, at, at + edit.to.length);
    at += edit.to.length;
    from = edit.end;
  }
  copy(view.text.length);
  return { starts, ends };
}

/** The edits as stretches of the source. */
export const sourcesOf = (view: View, edits: readonly Edit[]): Span[] => edits.map((edit) => sourceOf(view, edit));
