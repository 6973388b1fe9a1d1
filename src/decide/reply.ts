import type { Claimed } from '../domain/claimed.js';
import type { Draft } from '../domain/draft.js';
import type { Reply } from '../domain/reply.js';
import type { TurnFacts } from '../domain/turn.js';
import type { Decision } from './decide.js';

/** The commit that carries a decision out. `draft` is what the agent wanted to send. */
export function replyOf(claimed: Claimed, facts: TurnFacts, draft: Draft, decision: Decision): Reply {
  const { delivered, coaching, because, reasons, nudges, records } = decision;
  const signals = delivered?.signals ?? [];
  const noted = coaching !== null || signals.length > 0;
  return {
    ...turnOf(claimed),
    outcome: decision.outcome === 'regenerate' ? 'blocked' : decision.outcome,
    because,
    reasons,
    text: delivered?.outbound || null,
    delivered,
    noteFor: noted ? (facts.agent.represents ?? facts.agent.id) : null,
    note: noted ? { coaching, signals } : null,
    overrides: records,
    nudges,
    draft,
    handoff: delivered?.handoff ?? null,
    closes: delivered !== null && decision.draft.closes === true,
  };
}

/** A turn that broke its worker too often ends without a word. */
export const failedReply = (claimed: Claimed, because: string): Reply => ({
  ...turnOf(claimed),
  outcome: 'failed',
  because,
  reasons: [],
  text: null,
  delivered: null,
  noteFor: null,
  note: null,
  overrides: [],
  nudges: [],
  draft: claimed.draft,
  handoff: null,
  closes: false,
});

const turnOf = ({ conversationId, turnId, token }: Claimed) => ({ conversationId, turnId, token });
