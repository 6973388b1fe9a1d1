import type { Claimed } from '../domain/claimed.js';
import type { Draft } from '../domain/draft.js';
import type { Reply } from '../domain/reply.js';
import type { TurnFacts, TurnOutcome } from '../domain/turn.js';
import { unreachable } from '../domain/unreachable.js';
import type { Ruling } from '../judge/ruling.js';
import type { End } from '../plan/step.js';
import { type Decision, decide } from './decide.js';

/** The commit that carries a ruling out. `draft` is what the agent wanted to send. */
export function replyOf(claimed: Claimed, facts: TurnFacts, draft: Draft, ruling: Ruling): Reply {
  switch (ruling.next) {
    case 'commit':
      return { ...decidedReply(claimed, facts, ruling.decision), ...ruledBy(ruling), draft };
    case 'write_again': {
      const { decision } = ruling;
      return {
        ...silentReply(claimed, 'blocked', ruling.because),
        ...ruledBy(ruling),
        overrides: decision.records,
        draft,
      };
    }
    case 'fall_back': {
      const reply = endedReply(claimed, facts, { how: 'fallback', because: ruling.because ?? 'a bound was reached' });
      return {
        ...reply,
        overrides: [...ruling.sentBackBy, ...reply.overrides],
        verdicts: ruling.verdicts,
        counters: ruling.counters,
        draft,
      };
    }
    default:
      return unreachable(ruling.next);
  }
}

const ruledBy = ({ because, reasons, nudges, verdicts, counters }: Ruling) => ({
  because,
  reasons,
  nudges,
  verdicts,
  counters,
});

/** What a decision delivers, without a look at any gate. */
export function decidedReply(claimed: Claimed, facts: TurnFacts, decision: Decision): Reply {
  const { delivered, coaching, because, reasons, records } = decision;
  const signals = delivered?.signals ?? [];
  const noted = coaching !== null || signals.length > 0;
  return {
    ...silentReply(claimed, outcomeOf(decision), because),
    reasons,
    text: delivered?.outbound || null,
    delivered,
    noteFor: noted ? (facts.agent.represents ?? facts.agent.id) : null,
    note: noted ? { coaching, signals } : null,
    overrides: records,
    handoff: delivered?.handoff ?? null,
    closes: delivered !== null && decision.draft.closes === true,
  };
}

/** A turn that ends without a draft of its own: in the policy's words, with a person called, or not at all. */
export function endedReply(claimed: Claimed, facts: TurnFacts, { how, because }: Pick<End, 'how' | 'because'>): Reply {
  if (how === 'failed') return silentReply(claimed, 'failed', because);
  const { draft, decision } = fallback(facts, how);
  return { ...decidedReply(claimed, facts, decision), outcome: fallbackOutcome(decision), because, draft };
}

/** The policy's own words, which run through the list like any text. */
export function fallback(facts: TurnFacts, how: 'fallback' | 'handoff'): { draft: Draft; decision: Decision } {
  const handoff = { reason: 'The agent could not find an answer in time.' };
  const draft = { outbound: facts.policy.texts.fallback, ...(how === 'handoff' && { handoff }) };
  return { draft, decision: decide(facts, draft) };
}

/** What a turn is said to have come to; nothing is sent back where a turn ends. */
export const outcomeOf = ({ outcome }: Decision): TurnOutcome => (outcome === 'regenerate' ? 'blocked' : outcome);

export const fallbackOutcome = (decision: Decision): TurnOutcome =>
  decision.outcome === 'delivered' ? 'fallback' : outcomeOf(decision);

/** A turn that ends without a word. */
export const silentReply = (
  { conversationId, turnId, token, draft, counters, work }: Claimed,
  outcome: Reply['outcome'],
  because: string | null,
): Reply => ({
  conversationId,
  turnId,
  token,
  outcome,
  because,
  reasons: [],
  text: null,
  delivered: null,
  noteFor: null,
  note: null,
  overrides: [],
  nudges: [],
  verdicts: [],
  counters,
  draft,
  handoff: null,
  closes: false,
  work,
});
