import { gates } from '../../gates/index.js';
import { type Decision, decide } from '../decide/decide.js';
import type { Draft } from '../domain/draft.js';
import type { Counters, Nudge } from '../domain/reply.js';
import type { TurnFacts } from '../domain/turn.js';
import type { GateVerdict, OverrideRecord, Reason } from '../domain/verdict.js';
import { type Before, type Judged, judge } from './judge.js';

/** The rejection by one override that ends the turn in the fallback, as for a gate that is bounded. */
const correctionsAtMost = 3;

/** What is to become of a draft. */
export interface Ruling {
  /** `commit`: as it was decided. `write_again`: back to whoever wrote it. `fall_back`: the policy's own words instead. */
  next: 'commit' | 'write_again' | 'fall_back';
  because: string | null;
  reasons: Reason[];
  /** None when the turn ends. */
  nudges: Nudge[];
  verdicts: GateVerdict[];
  counters: Counters;
  decision: Decision;
  /** The records of the overrides that send the draft back. */
  sentBackBy: OverrideRecord[];
  /** What broken rules threw. */
  thrown: Judged['thrown'];
}

const free = gates.filter(({ gate }) => gate.cost === 'free' && gate.judges === 'draft');

/** All gates over the draft and, when it passes, the free ones once more over what the overrides left of it. */
export function judgeBoth(facts: TurnFacts, draft: Draft, folded: Draft, before: Before): Judged & { late: boolean } {
  const first = judge(gates, facts, draft, before);
  if (first.rejected || folded === draft) return { ...first, late: false };
  const again = judge(free, facts, folded, before);
  return again.rejected
    ? { ...again, verdicts: [...first.verdicts, ...again.verdicts], late: true }
    : { ...first, late: false };
}

/** The gates over a generation that only calls tools: its writer goes on, corrected or not, until a bound is reached. */
export function ruleCalls(facts: TurnFacts, before: Before): Omit<Ruling, 'decision'> {
  const { spent, verdicts, thrown, ...judged } = judge(gates, facts, null, before);
  return {
    ...judged,
    next: spent ? 'fall_back' : 'write_again',
    verdicts: spent ? ended(verdicts) : verdicts,
    sentBackBy: [],
    thrown,
  };
}

/** Gates and overrides over one draft. What is silenced or capped need not be written better; that is the strictest. */
export function rule(facts: TurnFacts, draft: Draft, before: Before): Ruling {
  const decision = decide(facts, draft);
  const judged = judgeBoth(facts, draft, decision.draft, before);
  const thrown = [...judged.thrown, ...decision.thrown];
  const reasons = [...judged.reasons, ...decision.reasons];
  if (decision.strictest === 'silence' || decision.strictest === 'cap') {
    const verdicts = ended(judged.verdicts);
    const { because } = decision;
    return {
      next: 'commit',
      because,
      reasons,
      nudges: [],
      verdicts,
      counters: before.counters,
      decision,
      sentBackBy: [],
      thrown,
    };
  }
  const counters = counted(judged.counters, decision.nudges);
  const next = nextOf(facts, decision, { ...judged, counters });
  const again = next === 'write_again';
  return {
    next,
    because: judged.because ?? decision.because,
    reasons,
    nudges: again ? [...judged.nudges, ...decision.nudges] : [],
    verdicts: again ? judged.verdicts : ended(judged.verdicts),
    counters,
    decision,
    sentBackBy: decision.records.filter(({ mode, outcome }) => mode === 'enforce' && outcome === 'regenerate'),
    thrown,
  };
}

/** A model is not asked again about what only the overrides made of its words: it cannot know better. */
function nextOf(
  { agent }: TurnFacts,
  { nudges }: Decision,
  { rejected, spent, late, counters }: Judged & { late: boolean },
): Ruling['next'] {
  if (!rejected && nudges.length === 0) return 'commit';
  const corrected = nudges.some(({ gate }) => (counters[gate] ?? 0) >= correctionsAtMost);
  return spent || corrected || (late && agent.generatedBy === 'model') ? 'fall_back' : 'write_again';
}

const counted = (counters: Counters, corrections: readonly Nudge[]): Counters =>
  corrections.reduce<Counters>((sum, { gate }) => ({ ...sum, [gate]: (sum[gate] ?? 0) + 1 }), counters);

/** A branch that ends the turn gives no nudge. */
export const ended = (verdicts: readonly GateVerdict[]): GateVerdict[] =>
  verdicts.map((verdict) => ({ ...verdict, nudge: null }));
