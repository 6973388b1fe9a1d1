import { z } from 'zod';
import { planSchema } from '../../domain/plan.js';
import { gateVerdictSchema, reasonSchema } from '../../domain/verdict.js';
import type { Database } from '../database.js';
import { Prisma } from '../generated/client.js';
import { type Page, pageOf } from './page.js';
import { storedRecord } from './stored-record.js';

const instant = z.date().transform((date) => date.toISOString());

const storedTurn = z.object({
  id: z.string(),
  number: z.int(),
  conversationId: z.string(),
  agent: z.string(),
  /** Who speaks for the agent: an outside runtime, or the service's own model. */
  generatedBy: z.enum(['client', 'model']).nullable(),
  kind: z.enum(['model', 'draft']),
  state: z.enum(['pending', 'running', 'ended']),
  outcome: z.string().nullable(),
  because: z.string().nullable(),
  reasons: z.array(z.object(reasonSchema.shape)),
  draft: z.record(z.string(), z.unknown()).nullable(),
  delivered: z
    .object({ outbound: z.string(), signals: z.array(z.unknown()).nullish(), handoff: z.unknown().optional() })
    .nullable(),
  plan: planSchema.nullable(),
  dispatches: z.int(),
  overrides: z.array(storedRecord),
  verdicts: z.array(gateVerdictSchema),
  nudges: z.array(z.object({ gate: z.string(), directive: z.string(), thought: z.string() })),
  messageSeq: z.int().nullable(),
  supersededBy: z.string().nullable(),
  policyVersion: z.int().nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** The log's entries of this turn, which give the records that fired their ids. */
  logged: z.array(z.object({ id: z.string(), override: z.string(), mode: z.string() })),
  generations: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      dispatch: z.string(),
      state: z.string(),
      request: z.unknown(),
      response: z.unknown(),
      error: z.string().nullable(),
      createdAt: z.string(),
      endedAt: z.string().nullable(),
    }),
  ),
});
/** A turn with everything that is kept about it. */
export type StoredTurn = z.infer<typeof storedTurn>;

const turnsWhere = (where: Prisma.Sql, rest: Prisma.Sql) => Prisma.sql`
  select t.id, t.number, t.conversation_id as "conversationId", t.agent_id as agent, p.generated_by as "generatedBy", t.kind,
    t.state, t.outcome, t.because, t.reasons, nullif(t.draft, 'null') as draft, nullif(t.delivered, 'null') as delivered,
    nullif(t.work -> 'plan', 'null') as plan, t.dispatches, t.overrides, t.verdicts, t.nudges, t.message_seq as "messageSeq", t.superseded_by as "supersededBy",
    t.policy_version as "policyVersion", t.started_at as "startedAt", t.ended_at as "endedAt",
    (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'override', l.override, 'mode', l.mode) order by l.id), '[]')
      from override_log l where l.conversation_id = t.conversation_id and l.turn_id = t.id) as logged,
    (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'number', g.number, 'dispatch', g.dispatch, 'state', g.state,
        'request', g.request, 'response', g.response, 'error', g.error, 'createdAt', iso(g.created_at), 'endedAt', iso(g.ended_at))
        order by g.number), '[]')
      from generation g where g.turn_id = t.id) as generations
  from turn t left join participant p on p.conversation_id = t.conversation_id and p.id = t.agent_id
  where ${where} ${rest}`;

export async function findTurn(database: Database, tenantId: string, id: string): Promise<StoredTurn | null> {
  const sql = turnsWhere(Prisma.sql`t.id = ${id}::uuid`, Prisma.empty);
  const [row] = await database.read(tenantId, (prisma) => prisma.$queryRaw<unknown[]>(sql));
  return row === undefined ? null : storedTurn.parse(row);
}

/** The turns of a conversation, oldest first, from after a turn's number on. */
export async function listTurns(
  database: Database,
  tenantId: string,
  { conversationId, after, limit }: { conversationId: string; after: number; limit: number },
): Promise<Page<StoredTurn>> {
  const sql = turnsWhere(
    Prisma.sql`t.conversation_id = ${conversationId}::uuid and t.number > ${after}`,
    Prisma.sql`order by t.number limit ${limit + 1}`,
  );
  const rows = await database.read(tenantId, (prisma) => prisma.$queryRaw<unknown[]>(sql));
  return pageOf(z.array(storedTurn).parse(rows), limit, ({ number }) => String(number));
}

/** The turn that answers in the end, of those that superseded each other. One round trip, as many may wait. */
export async function lastOfChain(
  database: Database,
  tenantId: string,
  id: string,
): Promise<{ id: string; ended: boolean } | null> {
  const [row] = await database.query<{ id: string | null; ended: boolean }>('select * from last_of_chain($1, $2)', [
    tenantId,
    id,
  ]);
  return row?.id ? { id: row.id, ended: row.ended } : null;
}
