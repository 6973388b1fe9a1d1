import type { Claimed } from '../domain/claimed.js';
import type { Draft } from '../domain/draft.js';
import { type ModelAnswer, modelAnswerSchema, type ModelRequest } from '../domain/generation.js';
import type { Policy } from '../domain/policy.js';
import type { Artifact, ToolRun, ToolSpec } from '../domain/tool.js';
import type { Work } from '../domain/work.js';
import { assessmentOf } from './assessment.js';
import { planOf } from './plan.js';

/** The model is called. `work` is what the turn has done, the newest model call among it. */
export interface Ask {
  kind: 'ask';
  dispatch: ModelRequest['dispatch'];
  work: Work;
}

/** The turn ends without a draft of its own. `failed` says nothing at all. */
export interface End {
  kind: 'end';
  how: 'fallback' | 'handoff' | 'failed';
  because: string;
}

/** What a claimed turn needs next. */
export type Step = Ask | End | { kind: 'decide'; draft: Draft } | { kind: 'judge'; answer: ModelAnswer };

/** Claims without a step in between: a turn that takes its worker down with it must not do so for ever. */
const claimsAtMost = 10;
/** Calls for a reply that returned nothing, after which the turn says the policy's fallback. */
const failuresAtMost = 3;
/** Tool calls of one turn. A model that has made so many goes in circles. */
const runsAtMost = 12;

/** The next step of a turn: pure, so that the same turn gives the same step on every worker and after every crash. */
export function stepOf(claimed: Claimed, policy: Policy, catalog: readonly ToolSpec[]): Step {
  const { draft, generation, failedReplies } = claimed;
  if (claimed.claims > claimsAtMost) return end('failed', `it could not be decided in ${claimsAtMost} attempts`);
  if (claimed.kind === 'draft')
    return draft ? { kind: 'decide', draft } : end('failed', 'the stored turn has no draft');
  if (generation?.failure === 'out_of_memory') return askAgain(claimed, policy, generation.dispatch);
  if (generation?.dispatch === 'reply') {
    if (generation.state === 'done') return { kind: 'judge', answer: modelAnswerSchema.parse(generation.response) };
    if (generation.failure === 'does_not_fit') return end('fallback', generation.error ?? 'the context does not fit');
    if (failedReplies >= failuresAtMost)
      return end('fallback', `the model failed ${failedReplies} times: ${generation.error ?? 'no answer'}`);
  }
  return nextCall({ ...claimed, work: taken(claimed, catalog) }, policy);
}

/** The next model call, while the budget lasts: one plan, one assessment, then replies. */
export function nextCall(claimed: Claimed, policy: Policy): Ask | End {
  const { work } = claimed;
  const spent = spentBudget(claimed, policy);
  if (spent) return end(policy.budget.then, spent);
  if (work.planning === 'due') return ask('plan', { ...work, planning: 'asked' });
  if (policy.assess && work.assessing === 'due' && isSpokenTo(claimed))
    return ask('assess', { ...work, assessing: 'asked' });
  return ask('reply', work);
}

/** What a turn has done after a generation and its calls. A call made twice is a hard stop: from then on it must answer. */
export function afterCalls(
  { work, iteration }: Pick<Claimed, 'work' | 'iteration'>,
  { text }: ModelAnswer,
  { runs, artifacts }: { runs: readonly ToolRun[]; artifacts: readonly Artifact[] },
): Work {
  const circling = runs.some(({ outcome }) => outcome === 'duplicate') || work.runs.length + runs.length >= runsAtMost;
  return {
    ...work,
    runs: [...work.runs, ...runs],
    artifacts: [...work.artifacts, ...artifacts],
    asides: runs.length > 0 && text.trim() !== '' ? [...work.asides, { iteration, text }] : work.asides,
    mustAnswer: work.mustAnswer || circling,
  };
}

/** Not the model's judgement but its machine failed: the same call again, and in the end not a word. */
function askAgain(claimed: Claimed, policy: Policy, dispatch: Ask['dispatch']): Ask | End {
  const spent = spentBudget(claimed, policy);
  return spent ? end('failed', `the model ran out of memory, and ${spent}`) : ask(dispatch, claimed.work);
}

/** Why no further call may be made, or null. */
function spentBudget({ dispatches, spentMs }: Claimed, { budget }: Policy): string | null {
  if (dispatches >= budget.dispatches) return `the turn has made its ${budget.dispatches} model calls`;
  if (spentMs >= budget.seconds * 1_000) return `the turn's model calls have taken ${budget.seconds} s`;
  return null;
}

/** Takes in what the newest call gave. A plan or an assessment that failed is none, and the turn goes on. */
function taken({ work, generation }: Claimed, catalog: readonly ToolSpec[]): Work {
  if (generation?.state !== 'done') return work;
  const { dispatch, response } = generation;
  if (dispatch === 'plan') return { ...work, plan: planOf(modelAnswerSchema.parse(response), catalog) };
  if (dispatch === 'assess') return { ...work, assessment: assessmentOf(modelAnswerSchema.parse(response)) };
  return work;
}

const isSpokenTo = ({ agent, history }: Claimed): boolean => history.some(({ from }) => from !== agent);
const ask = (dispatch: Ask['dispatch'], work: Work): Ask => ({ kind: 'ask', dispatch, work });
const end = (how: End['how'], because: string): End => ({ kind: 'end', how, because });
