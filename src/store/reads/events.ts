import { z } from 'zod';
import type { Database } from '../database.js';

const event = z.object({
  id: z.int(),
  type: z.string(),
  data: z.unknown(),
  /** Whose eyes alone it is for. */
  for: z.string().optional(),
});
export type StoredEvent = z.infer<typeof event>;

const rowsAtOnce = 200;

/** The next events of a conversation, in their order; none when nothing has happened since. */
export async function eventsAfter(
  database: Database,
  tenantId: string,
  conversationId: string,
  after: number,
): Promise<StoredEvent[]> {
  // A row holds several events: the first of interest is the last that does not begin after the next event.
  const rows = await database.read(
    tenantId,
    (prisma) => prisma.$queryRaw<{ events: unknown }[]>`
      select events from outbox
      where conversation_id = ${conversationId}::uuid and first_event >= coalesce((select max(first_event) from outbox
        where conversation_id = ${conversationId}::uuid and first_event <= ${after + 1}), 0)
      order by first_event limit ${rowsAtOnce}`,
  );
  return rows.flatMap(({ events }) => z.array(event).parse(events)).filter(({ id }) => id > after);
}
