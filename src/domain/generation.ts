import { z } from 'zod';
import { toolCallSchema } from './tool.js';

/** Which call of the model it is. */
export const dispatch = z.enum(['plan', 'reply', 'assess']);

export const nudgeSchema = z.object({ gate: z.string(), directive: z.string(), thought: z.string() });

/** What a part is, from which follows how long it is kept when the context is full. */
export const partKind = z.enum([
  'instructions',
  /** What the policy says that the model should know. */
  'policy',
  'roster',
  'plan',
  /** Who holds the conversation, where the transcript does not tell. */
  'hands',
  /** A line of the transcript. */
  'line',
  /** The newest line that is to be answered. */
  'question',
  /** What the model said beside its calls. */
  'aside',
  'call',
  'result',
  /** A passage that a search found; it carries its score. */
  'passage',
  /** What became of the agent's last output. */
  'verdict',
  'directive',
  'thought',
  /** What this dispatch is to do. */
  'task',
]);

export const partSchema = z.object({
  kind: partKind,
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.string(),
  /** Who says it: a participant's id. */
  name: z.string().optional(),
  /** Of an assistant's turn that called tools. */
  calls: z.array(toolCallSchema).optional(),
  /** Of a result: the call it answers. */
  callId: z.string().optional(),
  /** Of a passage. */
  score: z.number().optional(),
});

/** One message to the model, in the order of the list. */
export type Part = z.infer<typeof partSchema>;

export const modelRequestSchema = z.object({
  dispatch,
  /** The conversation, so that a server can keep its cache warm. */
  user: z.string(),
  agent: z.string(),
  /** How many generations of this turn came before. */
  iteration: z.int(),
  parts: z.array(partSchema),
  tools: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      parameters: z.record(z.string(), z.unknown()),
      /** Named by the plan, so it is the last to be dropped. */
      planned: z.boolean(),
    }),
  ),
  /** A tool's name insists on that tool. */
  toolChoice: z.union([z.enum(['auto', 'none']), z.object({ name: z.string() })]),
  /** The answer is JSON by this schema. */
  responseSchema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }).nullable(),
  /** What was left out so that it fits the model's window, in words for the reader of the turn. */
  dropped: z.array(z.string()),
});

/** What a model is shown; stored with the generation, so that what it saw can be read later. */
export type ModelRequest = z.infer<typeof modelRequestSchema>;

export const modelAnswerSchema = z.object({
  /** As the server names it. */
  model: z.string(),
  text: z.string(),
  calls: z.array(toolCallSchema),
  /** `length`: it was cut off. */
  stop: z.enum(['stop', 'length', 'tool_calls']),
  /** What the server gave apart from the text, or what stood in a closed think block. Never shown to anybody. */
  thinking: z.string().nullable(),
  /** In tokens, when the server counts them. */
  usage: z.object({ prompt: z.int(), completion: z.int() }).nullable(),
});

/** What one dispatch returned, stored before anything judges it. */
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** Why a dispatch returned nothing. `does_not_fit`: what must be shown is larger than the model's window. */
export const failure = z.enum(['out_of_memory', 'timed_out', 'does_not_fit', 'failed']);
export type Failure = z.infer<typeof failure>;
