import { z } from 'zod';
import { lineSchema } from './claimed.js';
import { draftSchema, toolResultSchema } from './draft.js';
import { dispatch, failure, modelAnswerSchema, modelRequestSchema, nudgeSchema } from './generation.js';
import { participantSchema } from './participant.js';
import { policySchema, settingsSchema } from './policy.js';
import { turnOutcome } from './turn.js';
import { overrideOutcome } from './verdict.js';
import { workSchema } from './work.js';

/** How a turn ended, as far as it follows from its snapshot. */
export const endingSchema = z.object({
  outcome: turnOutcome,
  /** What the recipient read; null when nothing was said. */
  delivered: z.string().nullable(),
  /** The iteration and the gate of every rejection, those that were only recorded too. */
  rejections: z.array(z.tuple([z.int(), z.string()])),
  /** Override, mode and outcome of what fired. */
  fired: z.array(z.tuple([z.string(), z.enum(['enforce', 'shadow']), overrideOutcome])),
});
export type Ending = z.infer<typeof endingSchema>;

export const snapshotSchema = z.object({
  turnId: z.string(),
  conversationId: z.string(),
  kind: z.enum(['model', 'draft']),
  agent: z.string(),
  policy: policySchema,
  settings: settingsSchema,
  stage: z.enum(['open', 'closed']),
  participants: z.array(participantSchema),
  /** What the turn could see, oldest first. */
  history: z.array(lineSchema),
  exchanges: z.record(z.string(), z.int()),
  /** Of a draft turn. */
  draft: draftSchema.nullable(),
  earlierResults: z.array(toolResultSchema).default([]),
  work: workSchema,
  /** What a retried draft inherits. */
  before: z.object({ iteration: z.int(), counters: z.record(z.string(), z.int()), nudges: z.array(nudgeSchema) }),
  generations: z.array(
    z.object({
      dispatch,
      request: modelRequestSchema,
      response: modelAnswerSchema.nullable(),
      failure: failure.nullable(),
    }),
  ),
  ended: endingSchema,
});

/** An ended turn with everything its decision rested on: replayed, it has to end the same way. */
export type Snapshot = z.infer<typeof snapshotSchema>;
