import type { Database } from '../database.js';
import { firstTenant } from '../keys.js';
import { type Page, pageOf } from './page.js';

export interface KeyLine {
  id: string;
  name: string;
  scopes: string[];
  participant: { conversationId: string; id: string } | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
}

const fields = {
  id: true,
  name: true,
  scopes: true,
  conversationId: true,
  participantId: true,
  expiresAt: true,
  revokedAt: true,
  createdAt: true,
} as const;

/** A tenant's keys without what they open, the newest first. */
export async function listKeys(
  database: Database,
  tenantId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<KeyLine>> {
  const rows = await database.read(tenantId, (prisma) =>
    prisma.apiKey.findMany({
      where: { tenantId, ...(cursor && { id: { lt: cursor } }) },
      orderBy: { id: 'desc' },
      take: limit + 1,
      select: fields,
    }),
  );
  const page = pageOf(rows, limit, ({ id }) => id);
  return {
    ...page,
    items: page.items.map(({ conversationId, participantId, ...line }) => ({
      ...line,
      participant: conversationId && participantId ? { conversationId, id: participantId } : null,
    })),
  };
}

export async function isKey(database: Database, tenantId: string, id: string): Promise<boolean> {
  const row = await database.read(tenantId, (prisma) =>
    prisma.apiKey.findFirst({ where: { tenantId, id }, select: { id: true } }),
  );
  return row !== null;
}

/** Whether this is the tenant that the program makes for itself; its admins run the installation. */
export async function isFirstTenant(database: Database, tenantId: string): Promise<boolean> {
  const row = await database.read(tenantId, (prisma) => prisma.tenant.findUnique({ where: { id: tenantId } }));
  return row?.name === firstTenant;
}
