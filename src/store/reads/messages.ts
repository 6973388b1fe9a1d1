import type { Database } from '../database.js';
import { type Page, pageOf } from './page.js';

export interface MessageLine {
  seq: number;
  from: string;
  author: string;
  kind: string;
  text: string;
  turnId: string | null;
  at: Date;
}

/** What recipients see, oldest first, from after a seq on. */
export async function listMessages(
  database: Database,
  tenantId: string,
  { conversationId, after, limit }: { conversationId: string; after: number; limit: number },
): Promise<Page<MessageLine>> {
  const rows = await database.read(tenantId, (prisma) =>
    prisma.message.findMany({
      where: { conversationId, seq: { gt: after } },
      orderBy: { seq: 'asc' },
      take: limit + 1,
      select: { seq: true, from: true, author: true, kind: true, text: true, turnId: true, at: true },
    }),
  );
  return pageOf(rows, limit, ({ seq }) => String(seq));
}
