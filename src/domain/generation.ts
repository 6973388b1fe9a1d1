import { z } from 'zod';
import { draftSchema } from './draft.js';

/** Which call of the model it is. */
export const dispatch = z.enum(['plan', 'reply', 'assess']);

export const nudgeSchema = z.object({ gate: z.string(), directive: z.string(), thought: z.string() });

export const modelRequestSchema = z.object({
  dispatch,
  /** The conversation, so that a server can keep its cache warm. */
  user: z.string(),
  agent: z.string(),
  /** How many generations of this turn came before. */
  iteration: z.int(),
  instructions: z.string(),
  messages: z.array(z.object({ from: z.string(), author: z.string(), text: z.string() })),
  nudges: z.array(nudgeSchema),
});

/** What a model is shown; stored with the generation, so that what it saw can be read later. */
export type ModelRequest = z.infer<typeof modelRequestSchema>;

export const modelAnswerSchema = z.object({ model: z.string(), draft: draftSchema });

/** What one dispatch returned, stored before anything judges it. */
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;
