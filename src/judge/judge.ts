import type { Finding, Gate, Judgement } from '../../gates/define.js';
import { notApplicable } from '../../gates/define.js';
import type { Listed } from '../../gates/index.js';
import type { Draft } from '../domain/draft.js';
import type { Counters, Nudge } from '../domain/reply.js';
import type { TurnFacts } from '../domain/turn.js';
import type { GateVerdict, Reason } from '../domain/verdict.js';
import { active } from './nudges.js';

/** What counts from the iterations before this one (from 0), and from the drafts a draft retries. */
export interface Before {
  iteration: number;
  counters: Counters;
  /** The corrections the writer had before it. */
  nudges: readonly Nudge[];
}

export interface Judged {
  rejected: boolean;
  /** A bounded gate has sent its writer back as often as it may: the turn ends in the fallback. */
  spent: boolean;
  verdicts: GateVerdict[];
  /** Of the findings that count, in order. */
  because: string | null;
  reasons: Reason[];
  /** All corrections that are active now. */
  nudges: Nudge[];
  counters: Counters;
  /** What a broken gate threw, for the log of the process. */
  thrown: { rule: string; error: unknown }[];
}

/** A gate that is to block and does not run leaves nothing to say of the draft but this. */
const broken = (gate: Gate): Finding => ({
  because: `${gate.id} failed to run, so the draft does not leave`,
  reasons: [{ code: 'gate_broken', text: `${gate.id} failed to run`, channel: 'outbound' }],
});

const noText = notApplicable('the model called tools, and has not answered yet');

/**
 * Asks every gate, in order. The first finding fixes the class; findings of another class are recorded and not counted.
 * @param draft null while the model only calls tools
 */
export function judge(list: readonly Listed[], facts: TurnFacts, draft: Draft | null, before: Before): Judged {
  const judged: Judged = {
    rejected: false,
    spent: false,
    verdicts: [],
    because: null,
    reasons: [],
    nudges: [],
    counters: { ...before.counters },
    thrown: [],
  };
  let fixed: Gate['class'] | null = null;
  for (const { gate } of list) {
    const { verdict, finding, noted } = ask(gate, facts, draft, judged);
    const counts = finding !== null && (fixed === null || fixed === gate.class);
    if (counts) fixed = gate.class;
    const nudge = counts ? reject(judged, gate, finding) : null;
    const { id, class: kind, bound } = gate;
    judged.verdicts.push({
      iteration: before.iteration,
      gate: id,
      class: kind,
      verdict,
      because: finding?.because ?? noted,
      counter: judged.counters[id] ?? 0,
      limit: finding?.invariant ? null : bound,
      nudge,
    });
  }
  const nudges = judged.spent ? [] : active(list, { before: before.nudges, given: judged.nudges, judged, fixed });
  return { ...judged, nudges };
}

interface Asked {
  verdict: GateVerdict['verdict'];
  /** What sends the writer back, or null. */
  finding: Finding | null;
  /** What an observer has seen, or null. */
  noted: string | null;
}

function ask(gate: Gate, facts: TurnFacts, draft: Draft | null, judged: Judged): Asked {
  let judgement: Judgement;
  try {
    judgement = judgementOf(gate, facts, draft);
  } catch (error) {
    judged.thrown.push({ rule: gate.id, error });
    return { verdict: 'error', finding: gate.whenBroken === 'block' ? broken(gate) : null, noted: null };
  }
  const finding = judgement.kind === 'reject' ? judgement : null;
  const noted = judgement.kind === 'pass' ? (judgement.noted ?? null) : null;
  return { verdict: judgement.kind, finding, noted };
}

function judgementOf(gate: Gate, facts: TurnFacts, draft: Draft | null): Judgement {
  if (gate.judges === 'calls') return gate.judge(facts, draft);
  return draft === null ? noText : gate.judge(facts, draft);
}

/** An invariant does not count: it has no limit to reach. */
function reject(judged: Judged, gate: Gate, finding: Finding): GateVerdict['nudge'] {
  judged.rejected = true;
  judged.because ??= finding.because;
  judged.reasons.push(...finding.reasons);
  if (gate.bound !== null && !finding.invariant) {
    const counter = (judged.counters[gate.id] ?? 0) + 1;
    judged.counters = { ...judged.counters, [gate.id]: counter };
    if (counter >= gate.bound) {
      judged.spent = true;
      return null;
    }
  }
  const nudge = gate.nudge(finding);
  judged.nudges.push({ gate: gate.id, ...nudge });
  return nudge;
}
