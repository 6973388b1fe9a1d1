import { existsSync } from 'node:fs';
import path from 'node:path';
import rule from '../../overrides/refusal-not-a-red-flag.js';
import type { Draft, Signal } from '../../src/domain/draft.js';
import type { Participant } from '../../src/domain/participant.js';
import { linesOf, policyNamed, turnOf } from '../support/facts.js';
import { folders, parsed } from './sets.js';

/** What a reply does with a request; `other` is none of these, and no set is scored on it. */
type State = 'supplied' | 'declined' | 'notSupplied' | 'partial' | 'other';

/** A request, a reply, and a concern that an agent raises from it. */
export interface RefusalRow {
  id: string;
  policy: string;
  lang?: string;
  request: string;
  reply: string;
  signal: Omit<Signal, 'about'>;
  coaching?: string;
  state: State;
  /** What is to become of the concern. */
  expect: 'neutral' | 'stays';
  /** What is to be left of the coaching. */
  coachingLeft?: string;
  why: string;
}

export interface RefusalSet {
  name: string;
  rows: readonly RefusalRow[];
  /** Its rows are never shown: who sees them tunes to them. */
  sealed: boolean;
}

interface TrialRow {
  id: string;
  domain: string;
  request: string;
  reply: string;
  label: 'refusal' | 'partial' | 'compliance' | 'other';
  note?: string;
}

const states: Readonly<Record<TrialRow['label'], State>> = {
  refusal: 'notSupplied',
  partial: 'partial',
  compliance: 'supplied',
  other: 'other',
};

/** A trial row has no concern of its own: the agent quotes the reply and calls it evasive. */
const fromTrial = ({ id, domain, request, reply, label, note = '' }: TrialRow): RefusalRow => ({
  id,
  policy: domain,
  request,
  reply,
  signal: {
    topic: 'openness',
    level: 'concern',
    evidence: reply,
    because: 'The question was not answered.',
    note: 'Evasive.',
  },
  state: states[label],
  expect: label === 'compliance' ? 'stays' : 'neutral',
  why: note,
});

export const refusalSets = (root: string): RefusalSet[] =>
  folders(root).flatMap(({ name, folder, sealed }) => {
    const own = path.join(folder, 'refusals.jsonl');
    const trial = path.join(folder, 'refusal.jsonl');
    if (existsSync(own)) return [{ name, sealed, rows: parsed<RefusalRow>(own) }];
    return existsSync(trial) ? [{ name, sealed, rows: parsed<TrialRow>(trial).map(fromTrial) }] : [];
  });

const person: Participant = { id: 'person', kind: 'human' };
const asking: Participant = { id: 'asking', kind: 'agent', generatedBy: 'model' };

/** The draft after the rule, when the reply has just come. */
function judged({ policy, request, reply, signal, coaching }: RefusalRow): Draft {
  const draft: Draft = {
    outbound: 'Thank you.',
    signals: [{ ...signal, about: person.id }],
    ...(coaching !== undefined && { coaching }),
  };
  const outcome = rule.apply(
    turnOf({
      policy: policyNamed(policy),
      agent: asking,
      participants: [person, asking],
      history: linesOf([person, asking], `asking: ${request}`, `person: ${reply}`),
    }),
    draft,
  );
  return outcome.kind === 'rewrite' ? outcome.draft : draft;
}

export interface RefusalTally {
  /** Concerns that rest on a refusal, and those of them that were taken back. */
  resting: number;
  takenBack: number;
  /** Concerns about what was supplied, and those of them that were taken back. */
  supplied: number;
  suppliedTaken: number;
  /** Concerns with evidence of their own beside a refusal, and those of them that were taken back. */
  independent: number;
  independentTaken: number;
  /** Coachings, and those of which not precisely the right sentences are left. */
  coachings: number;
  coachingFaults: number;
}

const isIndependent = ({ expect, state }: RefusalRow): boolean => expect === 'stays' && state !== 'supplied';

export function scoreRefusals({ rows }: RefusalSet): { tally: RefusalTally; misses: RefusalRow[] } {
  const counted = rows.filter(({ state }) => state !== 'other');
  const seen = counted.map((row) => {
    const draft = judged(row);
    const taken = draft.signals?.[0]?.level === 'neutral';
    const coached = row.coachingLeft === undefined || (draft.coaching ?? '') === row.coachingLeft;
    return { row, taken, coached };
  });
  const number = (holds: (one: (typeof seen)[number]) => boolean): number => seen.filter(holds).length;
  const isResting = ({ row }: (typeof seen)[number]): boolean => row.expect === 'neutral';
  const isSupplied = ({ row }: (typeof seen)[number]): boolean => row.state === 'supplied';
  const tally: RefusalTally = {
    resting: number(isResting),
    takenBack: number((one) => isResting(one) && one.taken),
    supplied: number(isSupplied),
    suppliedTaken: number((one) => isSupplied(one) && one.taken),
    independent: number(({ row }) => isIndependent(row)),
    independentTaken: number(({ row, taken }) => isIndependent(row) && taken),
    coachings: number(({ row }) => row.coachingLeft !== undefined),
    coachingFaults: number(({ coached }) => !coached),
  };
  const isMissed = ({ row, taken, coached }: (typeof seen)[number]): boolean =>
    taken !== (row.expect === 'neutral') || !coached;
  return { tally, misses: seen.filter(isMissed).map(({ row }) => row) };
}

/** In percent; null where there is nothing to count. */
export function refusalShares(tally: RefusalTally): Record<'recall' | 'precision' | 'wronglyNeutral', number | null> {
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : (part / whole) * 100);
  return {
    recall: share(tally.takenBack, tally.resting),
    precision: share(tally.takenBack, tally.takenBack + tally.suppliedTaken + tally.independentTaken),
    wronglyNeutral: share(tally.independentTaken, tally.independent),
  };
}
