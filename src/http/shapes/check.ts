import { z } from 'zod';
import { draftSchema, text } from '../../domain/draft.js';
import { participantId, participantSchema, rosterIssues } from '../../domain/participant.js';
import { policyName } from '../../domain/policy.js';
import { alternativeSchema, overrideOutcome, projectedSchema, reasonSchema } from '../../domain/verdict.js';
import { askedSettings } from './conversation.js';
import { overrideRecord, verdict } from './turn.js';

const roster = z
  .array(participantSchema)
  .min(1, 'name at least the agent that speaks')
  .max(32, 'a conversation has at most 32 participants')
  .check((ctx) => {
    for (const { path, message } of rosterIssues(ctx.value))
      ctx.issues.push({ code: 'custom', path, input: ctx.value, message });
  });

export const askedCheck = z.strictObject({
  policy: policyName.default('dating'),
  settings: askedSettings.optional(),
  participants: roster,
  from: participantId.optional(),
  history: z
    .array(z.strictObject({ from: z.string().min(1).max(128), text }))
    .describe('Oldest first. An author who is not on the roster is an operator.'),
  draft: draftSchema,
});
export type AskedCheck = z.infer<typeof askedCheck>;

export const checked = z
  .object({
    allowed: z.boolean().describe('It would leave unchanged.'),
    outcome: z.enum([...overrideOutcome.options, 'reject']),
    draft: draftSchema.nullable().describe('What would leave.'),
    reasons: z.array(reasonSchema),
    projected: projectedSchema,
    alternatives: z.array(alternativeSchema),
    overrides: z.array(overrideRecord.omit({ id: true })),
    gates: z.array(verdict),
  })
  .meta({ id: 'Checked' });
