import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GateTally } from '../gates.js';
import type { RefusalTally } from '../refusals.js';
import { refusalShares } from '../refusals.js';
import type { WrapTally } from '../rules.js';
import type { Tally } from '../score.js';
import { sharesOf } from '../score.js';
import type { Report } from './report.js';

type Scores = Record<string, number>;

/** What a set once reached, in `.config/eval/scores.json`. Times stand there to be read; only accuracy is held to. */
export interface Recorded {
  contact: Record<string, Scores>;
  wrap: Record<string, Scores>;
  refusals?: Record<string, Scores>;
  gates?: Record<string, Scores>;
  speed: Report['speed'];
  hostile: Report['hostile'];
  peers: Record<string, unknown>;
}

export const recordedFile = (root: string): string => path.join(root, '.config', 'eval', 'scores.json');

export const recorded = (root: string): Recorded | null =>
  existsSync(recordedFile(root)) ? (JSON.parse(readFileSync(recordedFile(root), 'utf8')) as Recorded) : null;

const round = (value: number): number => Math.round(value * 100) / 100;

export function contactScores(tally: Tally): Scores {
  const shares = Object.entries(sharesOf(tally)).flatMap(([name, value]) =>
    value === null ? [] : [[name, round(value as number)]],
  );
  const { spans, negatives, offsetFaults, unsettled } = tally;
  return { spans, negatives, ...(Object.fromEntries(shares) as Scores), offsetFaults, unsettled };
}

export const wrapScores = ({ rows, exact, changed }: WrapTally): Scores => ({
  rows,
  exact: round((exact / rows) * 100),
  changed,
});

export const gateScores = ({ faulty, found, clean, alarms }: GateTally): Scores => ({
  faulty,
  clean,
  found: round((found / faulty) * 100),
  alarms: round((alarms / clean) * 100),
});

export function refusalScores(tally: RefusalTally): Scores {
  const shares = Object.entries(refusalShares(tally)).flatMap(([name, value]) =>
    value === null ? [] : [[name, round(value)]],
  );
  const { resting, independent, coachingFaults } = tally;
  return { resting, independent, ...(Object.fromEntries(shares) as Scores), coachingFaults };
}

const higherIsBetter = ['covered', 'hiddenCovered', 'precision', 'recall', 'exact', 'found'];
const lowerIsBetter = [
  'wronglyNeutral',
  'coachingFaults',
  'flagged',
  'overRedacted',
  'offsetFaults',
  'unsettled',
  'changed',
  'alarms',
];

/** Each score that is worse than the recorded one, in a sentence. */
export function fallen(set: string, was: Scores, is: Scores): string[] {
  const worse = (name: string, sign: number): boolean => sign * ((is[name] ?? 0) - (was[name] ?? 0)) < 0;
  const names = [
    ...higherIsBetter.filter((name) => name in was && worse(name, 1)),
    ...lowerIsBetter.filter((name) => name in was && worse(name, -1)),
  ];
  return names.map((name) => `${set}: ${name} was ${was[name]} and is ${is[name] ?? 'not measured'}`);
}

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? round(part) : part)));

/** What a run did not measure stays as it was. */
export function record(root: string, { contact, wrap, refusals, gates, speed, hostile, peers }: Report): void {
  const before = recorded(root);
  const scores = <T>(tallies: Record<string, T>, of: (tally: T) => Scores): Record<string, Scores> =>
    Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, of(tally)]));
  const measured = peers.map(({ name, tallies, ...rest }) => [
    name,
    { ...rest, contact: scores(tallies, contactScores) },
  ]);
  const now: Recorded = {
    contact: { ...before?.contact, ...scores(contact, contactScores) },
    wrap: { ...before?.wrap, ...scores(wrap, wrapScores) },
    refusals: { ...before?.refusals, ...scores(refusals, refusalScores) },
    gates: { ...before?.gates, ...scores(gates, gateScores) },
    speed: speed ?? before?.speed ?? null,
    hostile: hostile ?? before?.hostile ?? null,
    peers: peers.length > 0 ? (Object.fromEntries(measured) as Record<string, unknown>) : (before?.peers ?? {}),
  };
  mkdirSync(path.dirname(recordedFile(root)), { recursive: true });
  writeFileSync(recordedFile(root), `${JSON.stringify(rounded(now), null, 2)}\n`);
}
