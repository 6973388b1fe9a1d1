import { z } from 'zod';
import { draftSchema } from '../../src/domain/draft.js';
import { modelAnswerSchema } from '../../src/domain/generation.js';
import { rosterSchema } from '../../src/domain/participant.js';
import { planSchema } from '../../src/domain/plan.js';
import { toolRunSchema, toolSpecSchema } from '../../src/domain/tool.js';
import { unknownMaking } from '../../src/domain/work.js';
import { type Note, notesOf } from './incident-notes.js';
import { runOf } from './making.js';

const run = toolRunSchema
  .partial()
  .required({ tool: true })
  .transform(({ tool, ...some }) => runOf(tool, Object.fromEntries(Object.entries(some))));
const tool = toolSpecSchema.extend({
  description: z.string().default('A tool.'),
  parameters: z.record(z.string(), z.unknown()).default({ type: 'object', properties: {} }),
  produces: toolSpecSchema.shape.produces.default([]),
});
const making = z
  .strictObject({
    plan: planSchema.nullable(),
    catalog: z.array(tool),
    runs: z.array(run),
    iteration: z.int(),
    stop: modelAnswerSchema.shape.stop.nullable(),
    confidential: z.array(z.string()),
    mustAnswer: z.boolean(),
  })
  .partial()
  .transform((some) => ({ ...unknownMaking, ...Object.fromEntries(Object.entries(some)) }));

/** The turn of a note. What `making` leaves out is unknown; a null draft only called tools. */
const incidentSchema = z.strictObject({
  policy: z.string(),
  participants: rosterSchema,
  from: z.string(),
  history: z.array(z.strictObject({ from: z.string(), text: z.string() })),
  making: making.optional(),
  draft: draftSchema.nullable(),
  expect: z.strictObject({
    /** The gate whose finding comes first. */
    rejects: z.string().optional(),
    /** The observer that takes note; nothing is rejected. */
    notes: z.string().optional(),
    /** Other gates that reject it too, in the order of the list. */
    also: z.array(z.string()).default([]),
    /** Of the findings that count. */
    codes: z.array(z.string()),
    invariant: z.boolean().default(false),
  }),
});

type GateIncident = z.infer<typeof incidentSchema> & Pick<Note, 'slug' | 'headings'>;

/** Every note in `gates/incidents/`, with the turn it tells of. */
export const gateIncidents = (): GateIncident[] =>
  notesOf('gates').map(({ turn, ...note }) => ({ ...note, ...incidentSchema.parse(turn) }));
