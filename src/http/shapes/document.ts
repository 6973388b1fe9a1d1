import { z } from 'zod';
import { instant, idPage, pageOf } from './common.js';

/** What fits a body of 256 kB when nearly all of it is ASCII; of other texts less does, and the rest is a 413. */
const textAtMost = 200_000;

/** Ids are the client's, and a citation is `<id>#<number>`. */
export const documentId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, 'use 1–128 letters, digits or . _ -, beginning with a letter or digit');

export const newDocument = z.strictObject({
  title: z
    .string()
    .min(1)
    .max(200)
    .refine((title) => title.trim() !== '', 'a document needs a title'),
  text: z
    .string()
    .max(textAtMost, `at most ${textAtMost} characters; upload it as several documents`)
    .refine((text) => text.trim() !== '', 'a document needs a text'),
});
export type NewDocument = z.infer<typeof newDocument>;

const line = z.object({
  id: documentId,
  title: z.string(),
  characters: z.int().describe('UTF-16 units.'),
  passages: z.int().describe('How many passages a search may find of it; they are numbered from 1.'),
  createdAt: instant,
  updatedAt: instant,
});
export const documentLine = line.meta({ id: 'DocumentLine' });
export const document = line.extend({ text: z.string() }).meta({ id: 'Document' });
export const documentPage = pageOf(documentLine);
export const documentQuery = z.strictObject({ ...idPage, cursor: documentId.optional() });
export type DocumentQuery = z.infer<typeof documentQuery>;
