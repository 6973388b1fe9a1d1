import { z } from 'zod';

/** What kind of answer a plan promises; the gate answer-kind holds the turn to it. */
export const answerKind = z.enum(['tool_computed', 'doc_cited', 'capacity_scoped', 'conversational', 'rhetorical']);
export type AnswerKind = z.infer<typeof answerKind>;

/** What the model calls `make_plan` with. The names are the tool's own arguments, as the model writes them. */
export const planSchema = z.strictObject({
  answer_kind: answerKind,
  /** Names of the catalogue that will be called before the answer. */
  tools: z.array(z.string().min(1).max(200)).max(20),
  /** What the answer asks somebody to disclose. */
  asks: z.strictObject({ topic: z.string().min(1).max(200), optional: z.boolean() }).optional(),
});

/** What a turn commits itself to before it is written. */
export type Plan = z.infer<typeof planSchema>;
