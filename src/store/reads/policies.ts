import type { Database } from '../database.js';
import { type Page, pageOf } from './page.js';

export interface PolicyLine {
  name: string;
  version: number;
  builtIn: boolean;
  createdAt: Date;
}

const fields = { name: true, version: true, builtIn: true, createdAt: true } as const;

/** The newest version of each policy, by name. */
export async function listPolicies(
  database: Database,
  tenantId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<PolicyLine>> {
  const rows = await database.read(tenantId, (prisma) =>
    prisma.policy.findMany({
      where: { tenantId, ...(cursor && { name: { gt: cursor } }) },
      distinct: ['name'],
      orderBy: [{ name: 'asc' }, { version: 'desc' }],
      take: limit + 1,
      select: fields,
    }),
  );
  return pageOf(rows, limit, ({ name }) => name);
}

/** The versions of one policy, the newest first. */
export async function listVersions(
  database: Database,
  tenantId: string,
  { name, cursor, limit }: { name: string; cursor?: number; limit: number },
): Promise<Page<PolicyLine>> {
  const rows = await database.read(tenantId, (prisma) =>
    prisma.policy.findMany({
      where: { tenantId, name, ...(cursor !== undefined && { version: { lt: cursor } }) },
      orderBy: { version: 'desc' },
      take: limit + 1,
      select: fields,
    }),
  );
  return pageOf(rows, limit, ({ version }) => String(version));
}
