import type { Finding, Gate, Judgement } from '../../gates/define.js';
import type { Listed } from '../../gates/index.js';
import type { Draft } from '../domain/draft.js';
import type { Counters, Nudge } from '../domain/reply.js';
import type { TurnFacts } from '../domain/turn.js';
import type { GateVerdict, Reason } from '../domain/verdict.js';

/** What counts from the iterations before this one (from 0), and from the drafts a draft retries. */
export interface Before {
  iteration: number;
  counters: Counters;
}

export interface Judged {
  rejected: boolean;
  /** A bounded gate has sent its writer back as often as it may: the turn ends in the fallback. */
  spent: boolean;
  verdicts: GateVerdict[];
  /** Of the findings that count, in order. */
  because: string | null;
  reasons: Reason[];
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

/** Asks every gate, in order. The first finding fixes the class; findings of another class are recorded and not counted. */
export function judge(
  list: readonly Listed[],
  facts: TurnFacts,
  draft: Draft,
  { iteration, counters }: Before,
): Judged {
  const judged: Judged = {
    rejected: false,
    spent: false,
    verdicts: [],
    because: null,
    reasons: [],
    nudges: [],
    counters: { ...counters },
    thrown: [],
  };
  let fixed: Gate['class'] | null = null;
  for (const { gate } of list) {
    const { verdict, finding } = ask(gate, facts, draft, judged);
    const counts = finding !== null && (fixed === null || fixed === gate.class);
    if (counts) fixed = gate.class;
    const nudge = counts ? reject(judged, gate, finding) : null;
    const { id, class: kind, bound: limit } = gate;
    judged.verdicts.push({
      iteration,
      gate: id,
      class: kind,
      verdict,
      because: finding?.because ?? null,
      counter: judged.counters[id] ?? 0,
      limit,
      nudge,
    });
  }
  return judged.spent ? { ...judged, nudges: [] } : judged;
}

interface Asked {
  verdict: GateVerdict['verdict'];
  /** What sends the writer back, or null. */
  finding: Finding | null;
}

function ask(gate: Gate, facts: TurnFacts, draft: Draft, judged: Judged): Asked {
  let judgement: Judgement;
  try {
    judgement = gate.judge(facts, draft);
  } catch (error) {
    judged.thrown.push({ rule: gate.id, error });
    return { verdict: 'error', finding: gate.whenBroken === 'block' ? broken(gate) : null };
  }
  return { verdict: judgement.kind, finding: judgement.kind === 'reject' ? judgement : null };
}

function reject(judged: Judged, gate: Gate, finding: Finding): GateVerdict['nudge'] {
  const counter = (judged.counters[gate.id] ?? 0) + 1;
  judged.rejected = true;
  judged.counters = { ...judged.counters, [gate.id]: counter };
  judged.because ??= finding.because;
  judged.reasons.push(...finding.reasons);
  if (gate.bound !== null && counter >= gate.bound) {
    judged.spent = true;
    return null;
  }
  const nudge = gate.nudge(finding);
  judged.nudges.push({ gate: gate.id, ...nudge });
  return nudge;
}
