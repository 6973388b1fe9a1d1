import type { Participant } from '../../src/domain/participant.js';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import type { Policy } from '../../src/domain/policy.js';
import type { Line, TurnFacts } from '../../src/domain/turn.js';
import { unknownMaking } from '../../src/domain/work.js';

export const man: Participant = { id: 'man', kind: 'human', role: 'man' };
export const woman: Participant = { id: 'woman', kind: 'human', role: 'woman' };
export const hers: Participant = { id: 'hers', kind: 'agent', represents: 'woman', generatedBy: 'model' };
export const his: Participant = { id: 'his', kind: 'agent', represents: 'man', generatedBy: 'model' };

/** A built-in policy by its name. */
export function policyNamed(name: string): Policy {
  const policy = builtInPolicies[name];
  if (policy === undefined)
    throw new Error(`no policy "${name}"; there are ${Object.keys(builtInPolicies).join(', ')}`);
  return policy;
}

/** The woman's agent speaks to the man, and nobody has said anything yet. */
export const turnOf = (some: Partial<TurnFacts> = {}): TurnFacts => ({
  policy: policyNamed('dating'),
  agent: hers,
  participants: [man, woman, hers],
  exchanges: {},
  history: [],
  requests: [],
  stage: 'open',
  making: unknownMaking,
  ...some,
});

/** Lines written `who: text`, numbered from 1. An author who is no participant is an operator. */
export const linesOf = (participants: readonly Participant[], ...written: string[]): Line[] =>
  written.map((line, index) => {
    const cut = line.indexOf(': ');
    const from = line.slice(0, cut);
    return {
      seq: index + 1,
      from,
      author: participants.find(({ id }) => id === from)?.kind ?? 'operator',
      kind: 'text',
      text: line.slice(cut + 2),
    };
  });

/** Lines among the man, the woman and her agent. */
export const said = (...written: string[]): Pick<TurnFacts, 'history'> => ({
  history: linesOf([man, woman, hers, his], ...written),
});
