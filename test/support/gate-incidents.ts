import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { draftSchema } from '../../src/domain/draft.js';
import { modelAnswerSchema } from '../../src/domain/generation.js';
import { rosterSchema } from '../../src/domain/participant.js';
import { planSchema } from '../../src/domain/plan.js';
import { toolRunSchema, toolSpecSchema } from '../../src/domain/tool.js';
import { unknownMaking } from '../../src/domain/work.js';
import { runOf } from './making.js';

const folder = path.resolve(import.meta.dirname, '../../gates/incidents');

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

interface GateIncident extends z.infer<typeof incidentSchema> {
  slug: string;
  /** The headings of the note, in order. */
  headings: string[];
}

/** Every note in `gates/incidents/`, with the turn it tells of. */
export const gateIncidents = (): GateIncident[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const note = readFileSync(path.join(folder, file), 'utf8');
      const json = /```json\n([\s\S]*?)\n```/u.exec(note)?.[1];
      if (json === undefined) throw new Error(`${file} holds no turn; add a fenced json block`);
      const headings = [...note.matchAll(/^\*\*(.+?)\*\*/gmu)].map((match) => match[1] ?? '');
      return { slug: file.replace(/\.md$/u, ''), headings, ...incidentSchema.parse(JSON.parse(json)) };
    });
