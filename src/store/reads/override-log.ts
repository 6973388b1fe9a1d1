import { z } from 'zod';
import type { Database } from '../database.js';
import type { Prisma } from '../generated/client.js';
import { type Page, pageOf } from './page.js';
import { type StoredRecord, storedRecord } from './stored-record.js';

export interface LogFilter {
  override?: string;
  conversationId?: string;
  mode?: string;
  outcome?: string;
  reviewed?: boolean;
  since?: string;
  until?: string;
  cursor?: string;
  limit: number;
}

export interface LogEntry {
  id: string;
  conversationId: string;
  turnId: string;
  agent: string;
  record: StoredRecord;
  at: Date;
  review: { verdict: string; note: string | null; at: Date | null } | null;
}

/** What fired, in either mode, the newest first. */
export async function listLog(database: Database, tenantId: string, filter: LogFilter): Promise<Page<LogEntry>> {
  const rows = await database.read(tenantId, (prisma) =>
    prisma.overrideLog.findMany({ where: whereOf(tenantId, filter), orderBy: { id: 'desc' }, take: filter.limit + 1 }),
  );
  const page = pageOf(rows, filter.limit, ({ id }) => id);
  return {
    ...page,
    items: page.items.map(
      ({ id, conversationId, turnId, agentId: agent, record, at, reviewVerdict, reviewNote, reviewedAt }) => ({
        id,
        conversationId,
        turnId,
        agent,
        record: storedRecord.parse(record),
        at,
        review: reviewVerdict === null ? null : { verdict: reviewVerdict, note: reviewNote, at: reviewedAt },
      }),
    ),
  };
}

function whereOf(
  tenantId: string,
  { reviewed, since, until, cursor, limit: _, ...equal }: LogFilter,
): Prisma.OverrideLogWhereInput {
  return {
    tenantId,
    ...equal,
    ...(reviewed !== undefined && { reviewVerdict: reviewed ? { not: null } : null }),
    at: { gte: since, lt: until },
    ...(cursor && { id: { lt: cursor } }),
  };
}

const count = z.string().transform(Number);
const statsRow = z.object({
  override: z.string(),
  mode: z.enum(['enforce', 'shadow']),
  bucket: z.string(),
  evaluated: count,
  fired: count,
  concerns: count,
  overruled: count,
  reviewed_right: count,
  reviewed_wrong: count,
});
export type StatsRow = z.infer<typeof statsRow>;

export interface StatsSpan {
  since?: string;
  until?: string;
  bucket: 'hour' | 'day';
}

/** How often each rule was asked and fired, by bucket of time and by mode; of the last seven days unless it is said. */
export async function overrideStats(
  database: Database,
  tenantId: string,
  { since, until, bucket }: StatsSpan,
): Promise<StatsRow[]> {
  const rows = await database.query(
    `select override, mode, iso(bucket) as bucket, evaluated, fired, concerns, overruled, reviewed_right, reviewed_wrong
     from override_stats($1, coalesce($2, clock() - interval '7 days'), coalesce($3, clock() + interval '1 second'), $4)`,
    [tenantId, since ?? null, until ?? null, bucket],
  );
  return z.array(statsRow).parse(rows);
}
