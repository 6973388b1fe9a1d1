import { z } from 'zod';
import { overrides } from '../../../overrides/index.js';
import { channels } from '../../domain/draft.js';
import { overrideOutcome } from '../../domain/verdict.js';
import { idPage, instant, pageOf, since } from './common.js';
import { overrideRecord } from './turn.js';

const rule = z.enum(overrides.map(({ rule: { id } }) => id));
const mode = z.enum(['enforce', 'shadow']);
const verdict = z.enum(['right', 'wrong']);

export const logQuery = z.strictObject({
  override: rule.optional(),
  conversationId: z.guid().optional(),
  mode: mode.optional(),
  outcome: overrideOutcome.optional(),
  reviewed: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  since: since.optional(),
  until: since.optional(),
  ...idPage,
});
export type LogQuery = z.infer<typeof logQuery>;

const review = z.object({ verdict, note: z.string().nullable(), at: instant });

export const loggedRecord = overrideRecord
  .extend({ id: z.uuid(), conversationId: z.uuid(), turnId: z.uuid(), agent: z.string(), review: review.nullable() })
  .meta({ id: 'LoggedOverride' });
export const logPage = pageOf(loggedRecord);

export const newReview = z.strictObject({ verdict, note: z.string().max(2_000).optional() });
export const reviewed = z.object({ id: z.uuid(), review });

export const statsQuery = z
  .strictObject({ since: since.optional(), until: since.optional(), bucket: z.enum(['hour', 'day']).default('day') })
  .refine(({ since: from, until }) => !from || !until || from < until, {
    path: ['until'],
    message: 'must be after "since"',
  });
export type StatsQuery = z.infer<typeof statsQuery>;

export const stats = z.object({
  items: z.array(
    z.object({
      override: z.string(),
      mode,
      bucket: instant.describe('When it begins.'),
      evaluated: z.int(),
      fired: z.int(),
      rate: z.number().describe('Fired of evaluated, from 0 to 1.'),
      reviewedRight: z.int(),
      reviewedWrong: z.int(),
      mark: z.enum(['never', 'always']).nullable().describe('Set from 20 evaluations in the bucket on.'),
      concerns: z.int().optional(),
      overruled: z.int().optional(),
    }),
  ),
});

export const order = z.object({
  items: z.array(
    z.object({
      order: z.int(),
      id: z.string(),
      version: z.int(),
      reads: z.array(z.enum(channels)),
      writes: z.array(z.enum(channels)),
      why: z.string(),
      incident: z.string(),
    }),
  ),
  nonCommuting: z.array(z.object({ first: z.string(), second: z.string(), why: z.string() })),
});
