import { unnamedModes } from '../../overrides/index.js';
import type { Claimed } from '../domain/claimed.js';
import type { Policy } from '../domain/policy.js';
import { effectivePolicy } from '../domain/tighten.js';
import type { TurnFacts } from '../domain/turn.js';
import type { Making } from '../domain/work.js';

/** The policy a turn runs under, with the conversation's settings folded in. */
export const policyOf = ({ settings }: Pick<Claimed, 'settings'>, policy: Policy): Policy =>
  effectivePolicy(policy, settings, unnamedModes);

/** What of a claimed turn the rules may know. */
type Situated = Pick<Claimed, 'turnId' | 'agent' | 'participants' | 'exchanges' | 'history' | 'stage'>;

/** What the rules may know of a claimed turn. `policy` has the settings folded in. */
export function factsOf(claimed: Situated, policy: Policy, making: Making): TurnFacts {
  const agent = claimed.participants.find(({ id }) => id === claimed.agent);
  if (!agent) throw new Error(`the agent "${claimed.agent}" of turn ${claimed.turnId} is not on the roster`);
  return {
    policy,
    agent,
    participants: claimed.participants,
    exchanges: claimed.exchanges,
    history: claimed.history,
    requests: claimed.history.flatMap(({ seq, from, asks }) => (asks ? [{ seq, agent: from, ...asks }] : [])),
    stage: claimed.stage,
    making,
  };
}
