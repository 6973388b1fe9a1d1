import { z } from 'zod';
import { participantSchema, rosterSchema } from '../../domain/participant.js';
import { policyName, settingsSchema } from '../../domain/policy.js';
import { idPage, instant, pageOf, since } from './common.js';
import { onlyKnownRules } from './policy.js';

const metadataBytes = 16_384;

/** Settings as they come in. */
export const askedSettings = settingsSchema.check(onlyKnownRules);

export const newConversation = z.strictObject({
  policy: policyName.default('dating'),
  participants: rosterSchema,
  settings: askedSettings.optional(),
  metadata: z
    .record(z.string(), z.unknown())
    .refine(
      (data) => Buffer.byteLength(JSON.stringify(data)) <= metadataBytes,
      `at most ${metadataBytes} bytes of JSON`,
    )
    .optional(),
});
export type NewConversation = z.infer<typeof newConversation>;

export const handoff = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    state: z.enum(['requested', 'active', 'released', 'expired', 'closed', 'declined', 'lapsed']),
    reason: z.string(),
    requestedBy: z.string(),
    holder: z.string().nullable(),
    requestedAt: instant,
    lapsesAt: instant.nullable(),
    acceptedAt: instant.nullable(),
    expiresAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .meta({ id: 'Handoff' });

export const owner = z.enum(['agents', 'pending_human', 'human', 'closed']);

export const conversation = z
  .object({
    id: z.uuid(),
    policy: z.string(),
    policyVersion: z.int(),
    owner,
    ownerEpoch: z.int(),
    version: z.int().describe('Moves with owner, roster and hand-off, not with messages.'),
    stage: z.enum(['open', 'closed']),
    participants: z.array(participantSchema),
    exchanges: z.record(z.string(), z.int()),
    exchangeCap: z.int(),
    cappedAgents: z.array(z.string()),
    handoff: handoff.nullable(),
    settings: settingsSchema,
    metadata: z.record(z.string(), z.unknown()).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Conversation' });

export const conversationPage = pageOf(conversation);

export const conversationQuery = z.strictObject({ owner: owner.optional(), since: since.optional(), ...idPage });
export type ConversationQuery = z.infer<typeof conversationQuery>;

export const typed = z.object({ renewed: z.boolean().describe('The hold of the person who types was renewed.') });
