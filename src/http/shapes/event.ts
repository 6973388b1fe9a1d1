import { z } from 'zod';

export const eventQuery = z.strictObject({ for: z.string().min(1, 'name a participant').optional() });
export type EventQuery = z.infer<typeof eventQuery>;
