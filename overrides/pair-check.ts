import type { TurnFacts } from '../src/domain/turn.js';
import type { Alternative, Projected, Reason } from '../src/domain/verdict.js';
import { defineOverride, pass } from './define.js';

const mistaken: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'medium', after: 'none' } };

const alternatives: readonly Alternative[] = [
  {
    action: 'fix_roster',
    why: 'add or remove participants until each role has its people; the agents then speak again',
  },
  { action: 'request_handoff', why: 'a person may speak whatever the roster is' },
];

/** What does not fit between the roster and the policy. Asked at admission too; empty when all is well. */
export function rosterProblems({ policy, participants }: Pick<TurnFacts, 'policy' | 'participants'>): Reason[] {
  return Object.entries(policy.roster).flatMap(([role, wanted]): Reason[] => {
    const holders = participants.filter((participant) => participant.role === role);
    const humans = holders.filter((participant) => participant.kind === 'human').length;
    if (humans === wanted) return [];
    const text = `the policy wants ${wanted} human of the role "${role}", the roster has ${humans}`;
    if (humans > wanted) return [{ code: 'doubled', text, channel: 'outbound' }];
    if (humans === 0 && holders.length > 0)
      return [{ code: 'wrong_kind', text: `${text}: an agent holds the role`, channel: 'outbound' }];
    return [{ code: 'missing', text, channel: 'outbound' }];
  });
}

/** With two people in one role the agent cannot know whom it serves, and guesses; so it is silent until the roster fits. */
export default defineOverride({
  id: 'pair-check',
  version: 1,
  incident: '0003-client-by-chance',
  reads: [],
  writes: [],
  codes: { missing: mistaken, doubled: mistaken, wrong_kind: mistaken },
  apply(turn) {
    const reasons = rosterProblems(turn);
    return reasons.length === 0
      ? pass
      : { kind: 'silence', because: 'the roster does not have the people the policy requires', reasons, alternatives };
  },
});
