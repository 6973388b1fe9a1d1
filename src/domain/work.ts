import { z } from 'zod';
import { signalSchema, text } from './draft.js';
import type { ModelAnswer } from './generation.js';
import { planSchema, type Plan } from './plan.js';
import { artifactSchema, type ToolRun, toolRunSchema, type ToolSpec } from './tool.js';

export const assessmentSchema = z.strictObject({
  coaching: text.optional(),
  signals: z.array(signalSchema).max(50).optional(),
});

/** What the model thinks of the newest inbound message: for the person it represents. */
export type Assessment = z.infer<typeof assessmentSchema>;

/** What a model turn has done so far: the document on its row. A draft turn has none of it. */
export const workSchema = z.object({
  /** `asked` once there was a plan dispatch; the plan is null when it failed, and the turn goes on. */
  planning: z.enum(['due', 'asked']).default('due'),
  plan: planSchema.nullable().default(null),
  assessing: z.enum(['due', 'asked']).default('due'),
  assessment: assessmentSchema.nullable().default(null),
  /** Oldest first. */
  runs: z.array(toolRunSchema).default([]),
  artifacts: z.array(artifactSchema).default([]),
  /** What the model said beside its calls, and where: shown to it again while there is room. */
  asides: z.array(z.object({ iteration: z.int(), text: z.string() })).default([]),
  /** Calls are over: the next generation has to be the answer. */
  mustAnswer: z.boolean().default(false),
});
export type Work = z.infer<typeof workSchema>;

/** What the gates know of how a draft came about. An outside draft brings its own `toolResults`, and those before it are kept. */
export interface Making {
  plan: Plan | null;
  /** Empty for an outside draft. */
  catalog: readonly ToolSpec[];
  /** Oldest first; those of the generation under judgement carry its `iteration`. */
  runs: readonly ToolRun[];
  /** What an outside agent's earlier drafts of this conversation brought, oldest first. A model is shown its own turn only. */
  earlier: readonly ToolRun[];
  /** Of this turn, from 0. */
  iteration: number;
  /** Why the model stopped; null when nobody says. */
  stop: ModelAnswer['stop'] | null;
  /** What is to stay between the service and the model: instructions and corrections it was shown. */
  confidential: readonly string[];
  /** Calls are over, so an answer was due. */
  mustAnswer: boolean;
}

/** Nothing is known of how the draft came about. */
export const unknownMaking: Making = Object.freeze({
  plan: null,
  catalog: [],
  runs: [],
  earlier: [],
  iteration: 0,
  stop: null,
  confidential: [],
  mustAnswer: false,
});
