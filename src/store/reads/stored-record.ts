import { z } from 'zod';
import { overrideRecordSchema } from '../../domain/verdict.js';

/** A rule's verdict as it was kept: loose, where another release may have written more or less. */
export const storedRecord = z.object({
  ...overrideRecordSchema.shape,
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  alternatives: z.array(z.object({ action: z.string(), why: z.string(), draft: z.unknown().optional() })),
});
export type StoredRecord = z.infer<typeof storedRecord>;
