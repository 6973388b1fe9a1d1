import { z } from 'zod';
import { draftSchema } from '../../src/domain/draft.js';
import { rosterSchema } from '../../src/domain/participant.js';
import { overrideOutcome } from '../../src/domain/verdict.js';
import { type Note, notesOf } from './incident-notes.js';

const incidentSchema = z.strictObject({
  policy: z.string(),
  participants: rosterSchema,
  from: z.string(),
  exchanges: z.record(z.string(), z.int()).optional(),
  stage: z.enum(['open', 'closed']).optional(),
  history: z.array(z.strictObject({ from: z.string(), text: z.string() })),
  requests: z
    .array(z.strictObject({ seq: z.int(), agent: z.string(), topic: z.string(), optional: z.boolean() }))
    .optional(),
  draft: draftSchema,
  expect: z.strictObject({
    outcome: overrideOutcome,
    /** Every rule that fires, in order. */
    fired: z.array(z.string()).min(1),
    codes: z.array(z.string()).optional(),
    outbound: z.string().optional(),
    coaching: z.string().optional(),
    levels: z.array(z.string()).optional(),
    notes: z.array(z.string().nullable()).optional(),
    handoffReason: z.string().optional(),
  }),
});

export type Incident = z.infer<typeof incidentSchema> & Pick<Note, 'slug' | 'headings'>;

/** Every note in `overrides/incidents/`, with the turn it tells of. */
export const incidents = (): Incident[] =>
  notesOf('overrides').map(({ turn, ...note }) => ({ ...note, ...incidentSchema.parse(turn) }));
