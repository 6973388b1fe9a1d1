import { unnamedModes } from '../../overrides/index.js';
import type { Policy } from '../domain/policy.js';

/** What a model should know of each rule before it writes; code holds it to them in any case. */
export const tellings: Readonly<Record<string, (policy: Policy) => string>> = {
  'refusal-not-a-red-flag': () =>
    'Somebody who declines to prove or disclose something is not to be judged by that, neither in signals nor in coaching.',
  'protected-terms': () =>
    'Nothing that the law protects (origin, belief, sex, orientation, age, health, family, union, politics) is said of a person or asked about, in the message, in coaching or in signals.',
  'identifier-scrub': () =>
    'Numbers that identify a person or pay for one (health, social security, provider, record, account, card) are removed from what you write to others.',
  'contact-scrub': () =>
    'E-mail addresses, phone numbers, links and handles are removed from what you write to others.',
  'pair-check': ({ roster }) => {
    const needed = Object.entries(roster).map(([role, n]) => `${n} ${role}`);
    return `Nothing is said until the roster fits${needed.length > 0 ? `: ${needed.join(', ')}` : ''}.`;
  },
  'closed-thread': () => 'In a thread that was closed you may thank and say goodbye; every question is taken out.',
  'wrap-rewrite': () => 'A message that hands over or closes ends without a question.',
  'loop-cap': ({ loopCap }) =>
    `Each agent may write ${loopCap.perSide} messages before a person has to take part, when several agents are here.`,
};

/** The rules that are enforced in this conversation, in words. */
export function rulesHere({ overrides, ...policy }: Policy): string {
  const modes = {
    ...unnamedModes,
    ...Object.fromEntries(Object.entries(overrides).map(([id, { mode }]) => [id, mode])),
  };
  const told = Object.entries(modes).flatMap(([id, mode]) =>
    mode === 'enforce' && tellings[id] ? [`- ${tellings[id]({ overrides, ...policy })}`] : [],
  );
  return ['Rules that hold here, whatever you write:', ...told].join('\n');
}
