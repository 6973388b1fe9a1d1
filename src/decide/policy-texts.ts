import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import type { Draft } from '../domain/draft.js';
import type { FieldIssue } from '../domain/errors.js';
import type { Participant } from '../domain/participant.js';
import type { Policy } from '../domain/policy.js';
import type { TurnFacts } from '../domain/turn.js';
import { unknownMaking } from '../domain/work.js';
import { check } from './check.js';

/** Said in the place of a draft, so the gates judge them too; the others are the service's own lines. */
const standIns = new Set(['fallback', 'neutral', 'scrubbed']);

/**
 * What the rules would change in a policy's own texts; empty when each passes as it is. Every rule is asked as if it
 * were enforced, since a conversation may tighten the policy, and each text also as the last word of an agent.
 */
export function policyTextIssues(policy: Policy): FieldIssue[] {
  const facts = factsFor(policy);
  return Object.entries(policy.texts).flatMap(([name, text]) => {
    const why = text === null ? null : whatRefuses(facts, name, text);
    return why === null
      ? []
      : [{ path: `texts.${name}`, message: `${why}; write it so that no rule has to change it` }];
  });
}

function whatRefuses(facts: TurnFacts, name: string, text: string): string | null {
  const drafts: Draft[] = [
    { outbound: text },
    { outbound: text, closes: true },
    { outbound: text, handoff: { reason: 'it is time' } },
  ];
  for (const draft of drafts) {
    const fired = fold(overrides, facts, draft).records.find((record) => record.fired);
    if (fired) return `${fired.override} would not let it pass: ${fired.because ?? fired.outcome}`;
  }
  if (!standIns.has(name)) return null;
  const rejected = check(facts, { outbound: text }).gates.find(({ verdict }) => verdict === 'reject');
  return rejected ? `the gate ${rejected.gate} would reject it` : null;
}

/** A conversation that fits the policy and in which nothing has been said. */
function factsFor(policy: Policy): TurnFacts {
  const agent: Participant = { id: 'agent', kind: 'agent', generatedBy: 'model' };
  const people = Object.entries(policy.roster).flatMap(([role, count]) =>
    Array.from({ length: count }, (_, n): Participant => ({ id: `${role}-${n}`, kind: 'human', role })),
  );
  const enforced = Object.fromEntries(overrides.map(({ rule: { id } }) => [id, { mode: 'enforce' as const }]));
  return {
    policy: { ...policy, overrides: enforced },
    agent,
    participants: [...people, agent],
    exchanges: {},
    history: [],
    requests: [],
    stage: 'open',
    making: unknownMaking,
  };
}
