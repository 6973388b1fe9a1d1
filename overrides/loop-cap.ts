import type { TurnFacts } from '../src/domain/turn.js';
import type { Alternative } from '../src/domain/verdict.js';
import { defineOverride, pass } from './define.js';

const alternatives: readonly Alternative[] = [
  { action: 'wait_for_person', why: 'a message of a person sets the count to zero' },
  { action: 'request_handoff', why: 'a draft that only asks for a person is no exchange and passes' },
];

/** Whether this agent has used up its exchanges. Asked at admission too. Only agents among themselves are counted. */
export function atCap({
  policy,
  agent,
  participants,
  exchanges,
}: Pick<TurnFacts, 'policy' | 'agent' | 'participants' | 'exchanges'>): boolean {
  const agents = participants.filter((participant) => participant.kind === 'agent').length;
  return agents >= 2 && (exchanges[agent.id] ?? 0) >= policy.loopCap.perSide;
}

/** Two agents keep each other talking for ever, since each answer is input to the other; only a person ends that. */
export default defineOverride({
  id: 'loop-cap',
  version: 1,
  incident: '0005-until-morning',
  reads: ['outbound'],
  writes: [],
  codes: { loop_cap: { risk: { before: 'medium', after: 'none' }, service: { before: 'low', after: 'none' } } },
  apply(turn, draft) {
    if (draft.outbound.trim() === '' || !atCap(turn)) return pass;
    const { perSide } = turn.policy.loopCap;
    const because = `the agent has spoken ${perSide} times since a person took part`;
    return { kind: 'cap', because, reasons: [{ code: 'loop_cap', text: because, channel: 'outbound' }], alternatives };
  },
});
