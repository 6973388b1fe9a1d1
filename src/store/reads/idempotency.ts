import type { Database } from '../database.js';
import type { Call } from '../effects.js';

export interface Kept {
  bodyHash: Buffer;
  status: number;
  body: string;
}

/** What the first call under this key was answered, if there was one. */
export async function keptAnswer(
  database: Database,
  { tenantId, keyId, route, idempotencyKey: key }: Call,
): Promise<Kept | null> {
  const row = await database.read(tenantId, (prisma) =>
    prisma.idempotency.findUnique({ where: { keyId_route_key: { keyId, route, key } } }),
  );
  if (!row || row.status === null || row.body === null) return null;
  return { bodyHash: Buffer.from(row.bodyHash), status: row.status, body: row.body };
}
