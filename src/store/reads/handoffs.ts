import type { Database } from '../database.js';
import { type Page, pageOf } from './page.js';

const fields = {
  id: true,
  conversationId: true,
  state: true,
  reason: true,
  requestedBy: true,
  holder: true,
  requestedAt: true,
  lapsesAt: true,
  acceptedAt: true,
  expiresAt: true,
  endedAt: true,
} as const;

export interface HandoffLine {
  id: string;
  conversationId: string;
  state: string;
  reason: string;
  requestedBy: string;
  holder: string | null;
  requestedAt: Date;
  lapsesAt: Date | null;
  acceptedAt: Date | null;
  expiresAt: Date | null;
  endedAt: Date | null;
}

/** A hand-off as it is at this instant. */
export const findHandoff = (database: Database, tenantId: string, id: string): Promise<HandoffLine | null> =>
  database.read(tenantId, (prisma) => prisma.handoffNow.findUnique({ where: { id }, select: fields }));

export interface HandoffFilter {
  /** Only of this one, for a key that sees no other. */
  conversationId?: string;
  state?: string;
  cursor?: string;
  limit: number;
}

/** The newest first. */
export async function listHandoffs(
  database: Database,
  tenantId: string,
  { conversationId, state, cursor, limit }: HandoffFilter,
): Promise<Page<HandoffLine>> {
  const rows = await database.read(tenantId, (prisma) =>
    prisma.handoffNow.findMany({
      where: { tenantId, conversationId, state, ...(cursor && { id: { lt: cursor } }) },
      orderBy: { id: 'desc' },
      take: limit + 1,
      select: fields,
    }),
  );
  return pageOf(rows, limit, ({ id }) => id);
}
