import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { draftSchema } from '../../src/domain/draft.js';
import { rosterSchema } from '../../src/domain/participant.js';
import { overrideOutcome } from '../../src/domain/verdict.js';

const folder = path.resolve(import.meta.dirname, '../../overrides/incidents');

const incidentSchema = z.strictObject({
  policy: z.string(),
  participants: rosterSchema,
  from: z.string(),
  exchanges: z.record(z.string(), z.int()).optional(),
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

export interface Incident extends z.infer<typeof incidentSchema> {
  slug: string;
  /** The headings of the note, in order. */
  headings: string[];
}

/** Every note in `overrides/incidents/`, with the turn it tells of. */
export const incidents = (): Incident[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => read(file));

function read(file: string): Incident {
  const note = readFileSync(path.join(folder, file), 'utf8');
  const json = /```json\n([\s\S]*?)\n```/u.exec(note)?.[1];
  if (json === undefined) throw new Error(`${file} holds no turn; add a fenced json block`);
  const headings = [...note.matchAll(/^\*\*(.+?)\*\*/gmu)].map((match) => match[1] ?? '');
  return { slug: file.replace(/\.md$/u, ''), headings, ...incidentSchema.parse(JSON.parse(json)) };
}
