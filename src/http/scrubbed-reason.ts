import { unnamedModes } from '../../overrides/index.js';
import { decide } from '../decide/decide.js';
import type { Participant } from '../domain/participant.js';
import type { Policy } from '../domain/policy.js';
import { effectivePolicy } from '../domain/tighten.js';
import { unknownMaking } from '../domain/work.js';
import type { Roster } from '../store/reads/participants.js';

/** Whoever asks, the reason is judged as if an agent had given it. */
const nobody: Participant = { id: 'nobody', kind: 'agent' };

/** The reason of a hand-off as it may be stored and shown: what the rules leave of it, as of a draft's. */
export function scrubbedReason({ settings, participants }: Roster, policy: Policy, reason: string): string {
  const facts = {
    policy: effectivePolicy(policy, settings, unnamedModes),
    agent: participants.find(({ kind }) => kind === 'agent') ?? nobody,
    participants,
    exchanges: {},
    history: [],
    requests: [],
    stage: 'open' as const,
    making: unknownMaking,
  };
  const { delivered } = decide(facts, { outbound: '', handoff: { reason } });
  return delivered?.handoff?.reason ?? 'A person was asked for.';
}
