import { z } from 'zod';
import { draftSchema, toolResultSchema } from './draft.js';
import { dispatch, failure, nudgeSchema } from './generation.js';
import { participantSchema } from './participant.js';
import { settingsSchema } from './policy.js';
import { author, messageKind, turnOutcome } from './turn.js';
import { overrideOutcome } from './verdict.js';
import { workSchema } from './work.js';

export const lineSchema = z.object({
  seq: z.int(),
  from: z.string(),
  author,
  kind: messageKind,
  text: z.string(),
  asks: z.object({ topic: z.string(), optional: z.boolean() }).nullish(),
});

/** A turn as it was claimed, with everything the decision may rest on. */
export const claimedSchema = z.object({
  token: z.int(),
  conversationId: z.string(),
  policy: z.string(),
  policyVersion: z.int(),
  settings: settingsSchema,
  stage: z.enum(['open', 'closed']),
  turnId: z.string(),
  kind: z.enum(['model', 'draft']),
  agent: z.string(),
  draft: draftSchema.nullable(),
  /** What the agent's earlier drafts brought as evidence, oldest first. */
  earlierResults: z.array(toolResultSchema),
  /** Model calls so far. */
  dispatches: z.int(),
  /** Judgements so far, those of the drafts it retries among them. */
  iteration: z.int(),
  /** How often each rule has sent the writer back, by its id. */
  counters: z.record(z.string(), z.int()),
  /** The corrections that are active. */
  nudges: z.array(nudgeSchema),
  /** Claims since the last step. */
  claims: z.int(),
  participants: z.array(participantSchema),
  exchanges: z.record(z.string(), z.int()),
  history: z.array(lineSchema),
  /** How the agent's last turn ended, when it asked for a person and none was called. */
  failedHandoff: z.object({ outcome: turnOutcome }).nullable(),
  /** What became of the agent's last output, when rules changed it or held it back. */
  lastVerdict: z
    .object({
      outcome: turnOutcome,
      because: z.string().nullable(),
      fired: z.array(z.object({ override: z.string(), outcome: overrideOutcome, because: z.string().nullable() })),
    })
    .nullable(),
  /** How the conversation came back to the agents, while this one has not spoken since. */
  cameBack: z.enum(['released', 'expired', 'declined', 'lapsed', 'reopened']).nullable(),
  /** What a model turn has done so far. */
  work: workSchema,
  /** Milliseconds that its model calls took; waiting in a queue is none. */
  spentMs: z.number(),
  /** Calls for a reply that returned nothing. */
  failedReplies: z.int(),
  /** The newest model call. */
  generation: z
    .object({
      id: z.string(),
      dispatch,
      state: z.enum(['pending', 'running', 'done', 'failed']),
      response: z.unknown(),
      error: z.string().nullable(),
      failure: failure.nullable(),
    })
    .nullable(),
});
export type Claimed = z.infer<typeof claimedSchema>;
