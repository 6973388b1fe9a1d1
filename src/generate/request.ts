import { z } from 'zod';
import { gates } from '../../gates/index.js';
import type { Claimed } from '../domain/claimed.js';
import type { ModelRequest } from '../domain/generation.js';
import { planSchema } from '../domain/plan.js';
import type { ToolSpec } from '../domain/tool.js';
import type { TurnFacts } from '../domain/turn.js';
import { unreachable } from '../domain/unreachable.js';
import { assessmentSchema } from '../domain/work.js';
import { makePlan } from '../plan/plan.js';
import { provideAnswer, requestHandoff } from './answer.js';
import { background, callsOf, corrections, hands, lastVerdict, planned, system, transcript } from './parts.js';

/** What a model call is made from. */
export interface Situation {
  claimed: Claimed;
  facts: TurnFacts;
  catalog: readonly ToolSpec[];
}

/** What a model is shown, whole; what does not fit its window is dropped where the window is known. Pure. */
export function requestOf(dispatch: ModelRequest['dispatch'], situation: Situation): ModelRequest {
  switch (dispatch) {
    case 'plan':
      return planRequest(situation);
    case 'assess':
      return assessRequest(situation);
    case 'reply':
      return replyRequest(situation);
    default:
      return unreachable(dispatch);
  }
}

/** One tool, and the catalogue as text: a plan is made before anything is called. */
function planRequest(situation: Situation): ModelRequest {
  const { facts, claimed, catalog } = situation;
  const tools = catalog.map(({ name, description }) => `- ${name}: ${description}`).join('\n');
  return {
    ...common('plan', situation),
    parts: [
      ...background(facts),
      ...transcript(facts),
      ...hands(claimed),
      system('task', `Before you answer, call ${makePlan} once. The tools you can use in the answer:\n${tools}`),
    ],
    tools: [{ ...planTool, planned: true }],
    toolChoice: { name: makePlan },
  };
}

const planTool = {
  name: makePlan,
  description:
    'Commits you to what kind of answer comes next. answer_kind: tool_computed (a tool computes it), doc_cited (documents say it, and are cited), capacity_scoped (an honest decline, since you cannot know), conversational, rhetorical. tools: the names you will call. asks: what you ask somebody to disclose, if anything.',
  parameters: z.toJSONSchema(planSchema) as Record<string, unknown>,
};

function assessRequest(situation: Situation): ModelRequest {
  const { facts, claimed } = situation;
  return {
    ...common('assess', situation),
    parts: [
      ...background(facts),
      ...transcript(facts),
      ...hands(claimed),
      system(
        'task',
        'Assess the newest message for the person you represent, as JSON: signals about who wrote it, each with its evidence and the reason, and coaching in private. Leave out what you have nothing to say on.',
      ),
    ],
    responseSchema: { name: 'assessment', schema: z.toJSONSchema(assessmentSchema) },
  };
}

/** A gate that wants a call made is heard, even when calls are over. */
const asksForCalls = new Set(gates.filter(({ gate }) => gate.class === 'tool-requiring').map(({ gate: { id } }) => id));

function replyRequest(situation: Situation): ModelRequest {
  const { facts, claimed, catalog } = situation;
  const mayCall = !claimed.work.mustAnswer || claimed.nudges.some(({ gate }) => asksForCalls.has(gate));
  const enough = 'You have called enough tools. Answer now, with what you have.';
  return {
    ...common('reply', situation),
    parts: [
      ...background(facts),
      ...planned(claimed.work),
      ...transcript(facts),
      ...hands(claimed),
      ...lastVerdict(claimed),
      ...callsOf(claimed.work),
      ...corrections(facts, claimed.nudges),
      ...(mayCall ? [] : [system('task', enough)]),
    ],
    tools: mayCall ? catalog.map((tool) => offered(tool, claimed)) : [],
    toolChoice: mayCall ? 'auto' : 'none',
  };
}

/** What ends a turn, what the plan names, and what reads a result that waits to be read, are the last to be dropped. */
function offered({ name, description, parameters }: ToolSpec, { work }: Claimed): ModelRequest['tools'][number] {
  const listed = work.plan?.tools.includes(name) === true || name === provideAnswer || name === requestHandoff;
  return { name, description, parameters, planned: listed || (name === 'artifact_read' && work.artifacts.length > 0) };
}

const common = (dispatch: ModelRequest['dispatch'], { claimed, facts }: Situation): Omit<ModelRequest, 'parts'> => ({
  dispatch,
  user: claimed.conversationId,
  agent: facts.agent.id,
  iteration: claimed.dispatches,
  tools: [],
  toolChoice: 'none',
  responseSchema: null,
  dropped: [],
});
