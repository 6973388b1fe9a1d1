import type { Span } from '../../overrides/text/span.js';
import type { Row } from './row.js';

/** What a detector does to a text. */
export interface Cut {
  spans: readonly Span[];
  /** A sentence stands in for the whole text. */
  whole: boolean;
  /** The text without what was cut is the one that was handed back. */
  offsetsHold: boolean;
  /** A second run changes nothing. */
  settled: boolean;
}

/** Counts over the rows of a set. */
export interface Tally {
  rows: number;
  spans: number;
  /** Spans of which no letter and no digit is left. */
  covered: number;
  /** Spans of which anything was reported. */
  touched: number;
  hidden: number;
  hiddenCovered: number;
  /** Rows without a span, and those of them that did not stay whole. */
  negatives: number;
  flagged: number;
  /** Spans that the detector reports, and those of them that touch a labelled one. */
  reported: number;
  right: number;
  /** Letters and digits outside of the labelled spans, and those of them that went. */
  outside: number;
  overRedacted: number;
  offsetFaults: number;
  unsettled: number;
}

export interface Miss {
  id: string;
  kind: 'left' | 'flagged';
  why: string;
}

export const emptyTally = (): Tally => ({
  rows: 0,
  spans: 0,
  covered: 0,
  touched: 0,
  hidden: 0,
  hiddenCovered: 0,
  negatives: 0,
  flagged: 0,
  reported: 0,
  right: 0,
  outside: 0,
  overRedacted: 0,
  offsetFaults: 0,
  unsettled: 0,
});

const meet = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Where the letters and digits of a text stand. */
const signsOf = (text: string): number[] => [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index);

/** Adds a row to the counts; says what went wrong. */
export function count(tally: Tally, row: Row, cut: Cut): Miss[] {
  const isGone = (at: number): boolean => cut.whole || cut.spans.some(({ start, end }) => at >= start && at < end);
  const signs = signsOf(row.text);
  const left = row.spans.filter((span) => signs.some((at) => at >= span.start && at < span.end && !isGone(at)));
  const outside = row.loose ? [] : signs.filter((at) => row.spans.every(({ start, end }) => at < start || at >= end));
  const isFlagged = row.spans.length === 0 && (cut.whole || cut.spans.length > 0);
  tally.rows += 1;
  tally.spans += row.spans.length;
  tally.covered += row.spans.length - left.length;
  tally.touched += row.spans.filter((span) => cut.spans.some((found) => meet(found, span))).length;
  if (row.hidden) {
    tally.hidden += row.spans.length;
    tally.hiddenCovered += row.spans.length - left.length;
  }
  tally.negatives += row.spans.length === 0 ? 1 : 0;
  tally.flagged += isFlagged ? 1 : 0;
  tally.reported += cut.spans.length;
  tally.right += cut.spans.filter((found) => row.spans.some((span) => meet(found, span))).length;
  tally.outside += outside.length;
  tally.overRedacted += outside.filter(isGone).length;
  tally.offsetFaults += cut.offsetsHold ? 0 : 1;
  tally.unsettled += cut.settled ? 0 : 1;
  return [
    ...left.map(() => ({ id: row.id, kind: 'left' as const, why: row.why })),
    ...(isFlagged ? [{ id: row.id, kind: 'flagged' as const, why: row.why }] : []),
  ];
}

/** Shares of a tally: percent, or letters per thousand; null when there is nothing to divide by. */
export interface Shares {
  covered: number | null;
  hiddenCovered: number | null;
  flagged: number | null;
  precision: number | null;
  recall: number | null;
  overRedacted: number | null;
}

const share = (part: number, whole: number, of = 100): number | null => (whole === 0 ? null : (part / whole) * of);

export const sharesOf = (tally: Tally): Shares => ({
  covered: share(tally.covered, tally.spans),
  hiddenCovered: share(tally.hiddenCovered, tally.hidden),
  flagged: share(tally.flagged, tally.negatives),
  precision: share(tally.right, tally.reported),
  recall: share(tally.touched, tally.spans),
  overRedacted: share(tally.overRedacted, tally.outside, 1_000),
});
