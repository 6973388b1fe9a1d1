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
const standIns = new Set(['texts.fallback', 'texts.neutral', 'texts.scrubbed']);

/**
 * What the rules would change in a policy's own texts; empty when each passes as it is. Every rule is asked as if it
 * were enforced, since a conversation may tighten the policy, and each text also as the last word of an agent.
 */
export function policyTextIssues(policy: Policy): FieldIssue[] {
  const facts = factsFor(policy);
  return [...spoken(policy)].flatMap(([path, text]) => {
    const why = whatRefuses(facts, path, text);
    return why === null ? [] : [{ path, message: `${why}; write it so that no rule has to change it` }];
  });
}

/** Every text of a policy that somebody may read, by its path. */
function* spoken({ texts, overrides: rules }: Policy): Generator<[path: string, text: string]> {
  for (const [name, text] of Object.entries(texts)) if (text !== null) yield [`texts.${name}`, text];
  for (const [id, { token }] of Object.entries(rules)) if (token !== undefined) yield [`overrides.${id}.token`, token];
}

function whatRefuses(facts: TurnFacts, path: string, text: string): string | null {
  const drafts: Draft[] = [
    { outbound: text },
    { outbound: text, closes: true },
    { outbound: text, handoff: { reason: 'it is time' } },
  ];
  for (const draft of drafts) {
    const fired = fold(overrides, facts, draft).records.find((record) => record.fired);
    if (fired) return `${fired.override} would not let it pass: ${fired.because ?? fired.outcome}`;
  }
  if (!standIns.has(path)) return null;
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
    policy: { ...policy, overrides: { ...policy.overrides, ...enforced } },
    agent,
    participants: [...people, agent],
    exchanges: {},
    history: [],
    requests: [],
    stage: 'open',
    making: unknownMaking,
  };
}
