/** A stretch of a text in UTF-16 units, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** In order, with overlapping ones joined: `join` says what the two become. */
export function merged<T extends Span>(spans: readonly T[], join: (first: T, second: T) => T): T[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const result: T[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last !== undefined && span.start < last.end) result[result.length - 1] = join(last, span);
    else result.push(span);
  }
  return result;
}

/** True when a span of a sorted list without overlaps holds the whole of `inner`. */
export const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
