import type { Database } from '../database.js';
import { Prisma } from '../generated/client.js';
import { type Page, pageOf } from './page.js';

/** A conversation as it is at this instant, in the JSON that every answer about one has; null when there is none. */
export async function conversationJson(database: Database, tenantId: string, id: string): Promise<string | null> {
  const [row] = await database.read(
    tenantId,
    (prisma) => prisma.$queryRaw<{ body: string | null }[]>`select conversation_json(${id}::uuid)::text as body`,
  );
  return row?.body ?? null;
}

export interface ConversationFilter {
  /** Only this one, for a key that sees no other. */
  id?: string;
  owner?: string;
  /** Created at or after this instant. */
  since?: string;
  cursor?: string;
  limit: number;
}

/** The newest first, each as `conversationJson` has it. */
export async function listConversations(
  database: Database,
  tenantId: string,
  { id, owner, since, cursor, limit }: ConversationFilter,
): Promise<Page<string>> {
  const filters = [
    Prisma.sql`c.tenant_id = ${tenantId}::uuid`,
    ...(id ? [Prisma.sql`c.id = ${id}::uuid`] : []),
    ...(owner ? [Prisma.sql`c.owner = ${owner}`] : []),
    ...(since ? [Prisma.sql`c.created_at >= ${since}::timestamptz`] : []),
    ...(cursor ? [Prisma.sql`c.id < ${cursor}::uuid`] : []),
  ];
  const rows = await database.read(
    tenantId,
    (prisma) => prisma.$queryRaw<{ id: string; body: string }[]>`
      select page.id, conversation_json(page.id)::text as body
      from (select c.id from conversation_now c where ${Prisma.join(filters, ' and ')} order by c.id desc limit ${limit + 1}) page
      order by page.id desc`,
  );
  const page = pageOf(rows, limit, (row) => row.id);
  return { ...page, items: page.items.map(({ body }) => body) };
}

/** The number the conversation's next event will have; null when there is no such conversation. */
export async function nextEventOf(database: Database, tenantId: string, id: string): Promise<number | null> {
  const row = await database.read(tenantId, (prisma) =>
    prisma.conversation.findUnique({ where: { id }, select: { nextEvent: true } }),
  );
  return row ? Number(row.nextEvent) : null;
}
