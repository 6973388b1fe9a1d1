import type { Finding } from './finding.js';

/**
 * What no message holds: beyond it a text is made to exhaust the reader, and everything from its first contact on goes.
 * A text of the longest size allowed stays well below each. `findingsBefore` counts in the fields of a draft that were read.
 */
export const flood = {
  findings: 400,
  findingsBefore: 200,
  marks: 1_500,
  platforms: 1_000,
  groups: 9_000,
  spaces: 8_000,
} as const;

/** What was met so far in the fields of one draft, for what no message holds no draft holds either. */
export interface Met {
  findings: number;
  marks: number;
}

export const nothingMet = (): Met => ({ findings: 0, marks: 0 });

export const isExhausting = ({ findings, marks }: Met): boolean =>
  findings >= flood.findingsBefore || marks >= flood.marks;

export const isFlooded = (found: readonly Finding[]): boolean => found.length >= flood.findings;

/** The one finding of such a text. */
export const flooded = (found: readonly Finding[], length: number): Finding[] => [
  {
    start: found.reduce((least, { start }) => Math.min(least, start), found.length === 0 ? 0 : length),
    end: length,
    type: found[0]?.type ?? 'link',
    rule: 'flood',
    strength: 'strong',
  },
];
