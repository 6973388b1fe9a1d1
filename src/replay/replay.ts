import type { Decision } from '../decide/decide.js';
import { factsOf, policyOf } from '../decide/facts.js';
import { fallback, fallbackOutcome, outcomeOf } from '../decide/reply.js';
import type { Ending, Snapshot } from '../domain/snapshot.js';
import type { ToolSpec } from '../domain/tool.js';
import type { TurnFacts } from '../domain/turn.js';
import type { GateVerdict } from '../domain/verdict.js';
import { type Making, unknownMaking, workSchema } from '../domain/work.js';
import { readAnswer } from '../generate/answer.js';
import { makingOfAnswer, makingOfDraft } from '../judge/making.js';
import { type Ruling, rule, ruleCalls } from '../judge/ruling.js';
import { afterCalls } from '../plan/step.js';

/** Whether a turn ended by what it said, and not by what happened around it. */
export const canBeReplayed = ({ ended: { outcome } }: Pick<Snapshot, 'ended'>): boolean =>
  !['superseded', 'fenced', 'failed'].includes(outcome);

/**
 * Decides a turn again, by the rules as they are now, on the generations and the results that were stored: the same
 * snapshot gives the same ending. Pure; it calls no model and no tool.
 * @param catalog the tools as the gates should know them
 */
export function replay(snapshot: Snapshot, catalog: readonly ToolSpec[]): Ending {
  return snapshot.kind === 'draft' ? replayDraft(snapshot) : replayModel(snapshot, catalog);
}

const facts = (snapshot: Snapshot, making: Making): TurnFacts =>
  factsOf(snapshot, policyOf(snapshot, snapshot.policy), making);

function replayDraft(snapshot: Snapshot): Ending {
  const { draft, before } = snapshot;
  if (!draft) throw new Error(`the snapshot of turn ${snapshot.turnId} has no draft`);
  const known = facts(snapshot, makingOfDraft(draft, { ...snapshot, ...before }));
  return ending(known, rule(known, draft, before), []);
}

function replayModel(snapshot: Snapshot, catalog: readonly ToolSpec[]): Ending {
  const { plan, assessment, runs } = snapshot.work;
  let { iteration, counters, nudges } = snapshot.before;
  let work = { ...workSchema.parse({}), plan, assessment };
  let known = facts(snapshot, unknownMaking);
  const verdicts: GateVerdict[] = [];
  const fired: Ending['fired'] = [];
  for (const { dispatch, response } of snapshot.generations) {
    if (dispatch !== 'reply' || !response) continue;
    const { draft } = readAnswer(response, work);
    const made = runs.filter((run) => run.iteration === iteration);
    work = afterCalls({ work, iteration }, response, { runs: made, artifacts: [] });
    known = facts(snapshot, makingOfAnswer({ ...snapshot, iteration, nudges, work }, response, catalog));
    const before = { iteration, counters, nudges };
    const ruling = draft ? rule(known, draft, before) : ruleCalls(known, before);
    if (ruling.next !== 'write_again') return withFired(fired, ending(known, ruling, verdicts));
    verdicts.push(...ruling.verdicts);
    fired.push(...firedIn(ruling.sentBackBy));
    iteration += 1;
    counters = { ...ruling.counters };
    ({ nudges } = ruling);
  }
  // The model was asked until its budget or its machine gave out.
  return withFired(fired, decided(verdicts, fallbackDecision(known, snapshot.ended.outcome === 'handed_off'), true));
}

function ending(known: TurnFacts, ruling: Omit<Ruling, 'decision'> | Ruling, before: readonly GateVerdict[]): Ending {
  const verdicts = [...before, ...ruling.verdicts];
  if (ruling.next === 'fall_back' || !('decision' in ruling))
    return withFired(firedIn(ruling.sentBackBy), decided(verdicts, fallbackDecision(known, false), true));
  const { decision } = ruling;
  return ruling.next === 'commit'
    ? decided(verdicts, decision, false)
    : { ...decided(verdicts, decision, false), outcome: 'blocked', delivered: null };
}

const fallbackDecision = (known: TurnFacts, withPerson: boolean): Decision =>
  fallback(known, withPerson ? 'handoff' : 'fallback').decision;

function decided(verdicts: readonly GateVerdict[], decision: Decision, isFallback: boolean): Ending {
  return {
    outcome: isFallback ? fallbackOutcome(decision) : outcomeOf(decision),
    delivered: decision.delivered?.outbound ?? null,
    rejections: verdicts
      .filter(({ verdict }) => verdict === 'reject' || verdict === 'error')
      .map(({ iteration, gate }) => [iteration, gate]),
    fired: firedIn(decision.records),
  };
}

const firedIn = (records: Decision['records']): Ending['fired'] =>
  records.filter(({ fired }) => fired).map(({ override, mode, outcome }) => [override, mode, outcome]);

/** What sent earlier drafts back stands before what fired in the last. */
const withFired = (earlier: Ending['fired'], ended: Ending): Ending => ({
  ...ended,
  fired: [...earlier, ...ended.fired],
});
