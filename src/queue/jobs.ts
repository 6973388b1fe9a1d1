import type { JobsOptions } from 'bullmq';
import { z } from 'zod';
import type { QueueName } from '../domain/queues.js';

/** The catalogue of jobs: queue by queue what a job carries. A tenant and an id, nothing else: PostgreSQL is the truth. */
export const jobs = {
  /** A doorbell: something became due in this conversation. */
  turns: z.strictObject({ tenantId: z.uuid(), conversationId: z.uuid() }),
  /** A model should answer this generation. */
  generate: z.strictObject({ tenantId: z.uuid(), generationId: z.uuid() }),
} as const satisfies Record<QueueName, z.ZodType>;

export type JobData<Name extends QueueName> = z.infer<(typeof jobs)[Name]>;

/**
 * One attempt, and no trace afterwards: the sweeper is the only retry, since a job in its backoff would swallow rings.
 */
export const once: JobsOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true };
