import type { Span } from '../../overrides/text/span.js';

/** A labelled message. Without spans it is innocent and must stay whole. */
export interface Row {
  id: string;
  text: string;
  /** What must not leave: UTF-16 units, end exclusive, in order, apart. */
  spans: readonly Span[];
  /** The data is disguised. */
  hidden: boolean;
  /** Why it is hard, for the list of misses. */
  why: string;
  /** Regions of the policy for this row; the built-in ones when left out. */
  regions?: readonly string[];
  /** The label says what must go, not where the rest of it ends: what else goes is not counted. */
  loose?: boolean;
}

/** A message that hands over or closes, and what is to be left of it. */
export interface WrapRow {
  id: string;
  text: string;
  keep: string;
  why: string;
}

export interface ContactSet {
  name: string;
  rows: readonly Row[];
  /** Its rows are never shown: who sees them tunes to them. */
  sealed?: boolean;
}

export interface WrapSet {
  name: string;
  rows: readonly WrapRow[];
  sealed?: boolean;
}

/** Regions of the built-in policies. */
export const usualRegions: readonly string[] = ['US', 'GB'];

/** Each of the parts where it stands, one after the other; a part that is not there is a fault of the label. */
export function spansOf(text: string, parts: readonly string[]): Span[] {
  let from = 0;
  return parts.map((part) => {
    const start = text.indexOf(part, from);
    if (start < 0) throw new Error(`"${part}" is not in "${text}" after unit ${from}`);
    from = start + part.length;
    return { start, end: from };
  });
}

/** Adds spans that touch none of those that are there. */
export function withSpans(spans: readonly Span[], more: readonly Span[]): Span[] {
  const apart = more.filter(({ start, end }) => spans.every((span) => end <= span.start || start >= span.end));
  return [...spans, ...apart].sort((a, b) => a.start - b.start);
}
