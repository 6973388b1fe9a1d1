import { z } from 'zod';
import { maxText } from '../../domain/draft.js';

export const instant = z.iso.datetime();

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What to do next.'),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    current: z.unknown().optional().describe('With 409: the present state.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457.' });

/** A person who acts, by whatever name the client knows them; `system` is the author of notices. */
export const actor = z
  .string()
  .min(1)
  .max(128)
  .refine((name) => name.trim() !== '', 'say who it is')
  .refine((name) => name !== 'system', 'the name "system" is taken by the service; choose another');

export const spokenText = z
  .string()
  .max(maxText, `at most ${maxText} characters; send it in parts`)
  .refine((text) => text.trim() !== '', 'a message needs a text');

const wholeNumber = (most: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.int().max(most, message));

const limit = wholeNumber(200, 'a whole number from 1 to 200')
  .pipe(z.int().min(1, 'a whole number from 1 to 200'))
  .default(50)
  .describe('1 to 200 items; 50 unless said.');

const mostInteger = 2_147_483_647;
export const numberCursor = wholeNumber(mostInteger, 'a cursor as "nextCursor" gave it');
export const afterSeq = wholeNumber(mostInteger, 'the seq of a message, or 0');
export const idCursor = z.guid('a cursor as "nextCursor" gave it');

const moment = 'a time such as 2026-01-31T12:00:00Z';
export const since = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], moment)
  .refine((text) => !Number.isNaN(Date.parse(text)), moment)
  .transform((text) => new Date(text).toISOString());

/** The query of a list that is paged by ids. */
export const idPage = { cursor: idCursor.optional(), limit };
/** The query of a list that is paged by numbers. */
export const numberPage = { cursor: numberCursor.optional(), limit };

export const by = z.strictObject({ by: actor });
