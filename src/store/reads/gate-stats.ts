import { z } from 'zod';
import type { Database } from '../database.js';
import type { StatsSpan } from './override-log.js';

/** From so many model calls on, a turn is looked at: it may go in circles. */
const loopFrom = 10;

const count = z.string().transform(Number);
const gateRow = z.object({
  gate: z.string(),
  bucket: z.string(),
  evaluated: count,
  fired: count,
  reloops: count,
  nudges: count,
  fallbacks: count,
});
export type GateRow = z.infer<typeof gateRow>;

const loopRow = z.object({
  turnId: z.string(),
  conversationId: z.string(),
  agent: z.string(),
  dispatches: z.int(),
  outcome: z.string(),
  endedAt: z.string(),
});
export type LoopRow = z.infer<typeof loopRow>;

const span = "$1, coalesce($2, clock() - interval '7 days'), coalesce($3, clock() + interval '1 second')";

/** How often each gate was asked and rejected, by bucket of time; of the last seven days unless it is said. */
export async function gateStats(
  database: Database,
  tenantId: string,
  { since, until, bucket }: StatsSpan,
): Promise<GateRow[]> {
  const sql = `select gate, iso(bucket) as bucket, evaluated, fired, reloops, nudges, fallbacks from gate_stats(${span}, $4)`;
  return z.array(gateRow).parse(await database.query(sql, [tenantId, since ?? null, until ?? null, bucket]));
}

/** The turns of ten or more model calls, the newest hundred. */
export async function loopCandidates(
  database: Database,
  tenantId: string,
  { since, until }: Omit<StatsSpan, 'bucket'>,
): Promise<LoopRow[]> {
  const sql = `select id as "turnId", conversation_id as "conversationId", agent, dispatches, outcome, iso(ended_at) as "endedAt"
    from loop_candidates(${span}, $4)`;
  return z.array(loopRow).parse(await database.query(sql, [tenantId, since ?? null, until ?? null, loopFrom]));
}
