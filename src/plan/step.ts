import type { Claimed } from '../domain/claimed.js';
import type { Draft } from '../domain/draft.js';
import { modelAnswerSchema } from '../domain/generation.js';

/** What a claimed turn needs next. */
export type Step =
  | { kind: 'judge'; draft: Draft }
  | { kind: 'generate' }
  | { kind: 'fall_back'; because: string }
  | { kind: 'give_up'; because: string };

/** Claims without a step in between: a turn that takes its worker down with it must not do so for ever. */
const claimsAtMost = 10;
/** Failed model calls after which the turn says the policy's fallback. */
const callsAtMost = 3;

export function stepOf(claimed: Claimed): Step {
  if (claimed.claims > claimsAtMost)
    return { kind: 'give_up', because: `it could not be decided in ${claimsAtMost} attempts` };
  if (claimed.kind === 'draft') {
    if (!claimed.draft) return { kind: 'give_up', because: 'the stored turn has no draft' };
    return { kind: 'judge', draft: claimed.draft };
  }
  if (!claimed.generation) return { kind: 'generate' };
  if (claimed.generation.state === 'done')
    return { kind: 'judge', draft: modelAnswerSchema.parse(claimed.generation.response).draft };
  // A call whose answer was judged did not fail.
  const failed = claimed.dispatches - claimed.iteration;
  return failed < callsAtMost
    ? { kind: 'generate' }
    : { kind: 'fall_back', because: `the model failed ${failed} times: ${claimed.generation.error ?? 'no answer'}` };
}
