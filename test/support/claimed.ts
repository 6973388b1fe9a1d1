import type { Claimed } from '../../src/domain/claimed.js';
import type { ModelAnswer } from '../../src/domain/generation.js';
import { type Work, workSchema } from '../../src/domain/work.js';
import { hers, linesOf, man, woman } from './facts.js';

/** The document of a turn that has done nothing yet. */
export const workOf = (some: Partial<Work> = {}): Work => ({ ...workSchema.parse({}), ...some });

/** A turn of the woman's model agent, which answers the man. */
export const claimedOf = (some: Partial<Claimed> = {}): Claimed => ({
  token: 1,
  conversationId: '019ad000-0000-7000-8000-000000000001',
  policy: 'dating',
  policyVersion: 1,
  settings: {},
  stage: 'open',
  turnId: '019ad000-0000-7000-8000-000000000002',
  kind: 'model',
  agent: hers.id,
  draft: null,
  earlierResults: [],
  dispatches: 0,
  iteration: 0,
  counters: {},
  nudges: [],
  claims: 1,
  participants: [man, woman, hers],
  exchanges: {},
  history: linesOf([man, woman, hers], 'man: How many are 12 and 30?'),
  failedHandoff: null,
  lastVerdict: null,
  cameBack: null,
  work: workOf(),
  spentMs: 0,
  failedReplies: 0,
  generation: null,
  ...some,
});

export const answerWith = (some: Partial<ModelAnswer> = {}): ModelAnswer => ({
  model: 'a model',
  text: '',
  calls: [],
  stop: 'stop',
  thinking: null,
  usage: null,
  ...some,
});

/** A model call that gave this answer. */
export const done = (
  dispatch: 'plan' | 'assess' | 'reply',
  answer: Partial<ModelAnswer> = {},
): Claimed['generation'] => ({
  id: '019ad000-0000-7000-8000-000000000003',
  dispatch,
  state: 'done',
  response: answerWith(answer),
  error: null,
  failure: null,
});

/** A model call that gave nothing. */
export const failed = (
  dispatch: 'plan' | 'assess' | 'reply',
  failure: 'out_of_memory' | 'timed_out' | 'does_not_fit' | 'failed',
): Claimed['generation'] => ({
  id: '019ad000-0000-7000-8000-000000000003',
  dispatch,
  state: 'failed',
  response: null,
  error: `a model: ${failure}`,
  failure,
});
