import { type Policy, policySchema } from '../domain/policy.js';
import type { Database } from './database.js';

export interface PolicyVersion {
  name: string;
  version: number;
  body: Policy;
  /** Of a release, and not put by the tenant. */
  builtIn: boolean;
  createdAt: Date;
}

const kept = 256;

/** Policies by name and version. A version never changes, so it is read once, also when many ask at the same time. */
export class Policies {
  private readonly versions = new Map<string, Promise<PolicyVersion | null>>();

  constructor(private readonly database: Database) {}

  async newest(tenantId: string, name: string): Promise<PolicyVersion | null> {
    const row = await this.database.read(tenantId, (prisma) =>
      prisma.policy.findFirst({ where: { tenantId, name }, orderBy: { version: 'desc' } }),
    );
    return row ? { ...row, body: policySchema.parse(row.body) } : null;
  }

  /** @throws Error for a version that does not exist: turns name only versions they were claimed under */
  async version(tenantId: string, name: string, version: number): Promise<PolicyVersion> {
    const found = await this.findVersion(tenantId, name, version);
    if (!found) throw new Error(`the policy ${name} has no version ${version}`);
    return found;
  }

  async findVersion(tenantId: string, name: string, version: number): Promise<PolicyVersion | null> {
    const key = `${tenantId}/${name}/${version}`;
    const known = this.versions.get(key);
    if (known) return known;
    if (this.versions.size >= kept) this.versions.clear();
    const read = this.read(tenantId, name, version);
    this.versions.set(key, read);
    const forget = () => this.versions.get(key) === read && this.versions.delete(key);
    // A version that is not there yet may be made.
    read.then((found) => found ?? forget(), forget);
    return read;
  }

  private async read(tenantId: string, name: string, version: number): Promise<PolicyVersion | null> {
    const row = await this.database.read(tenantId, (prisma) =>
      prisma.policy.findFirst({ where: { tenantId, name, version } }),
    );
    return row ? { ...row, body: policySchema.parse(row.body) } : null;
  }

  async names(tenantId: string): Promise<string[]> {
    const rows = await this.database.read(tenantId, (prisma) =>
      prisma.policy.findMany({
        where: { tenantId },
        distinct: ['name'],
        select: { name: true },
        orderBy: { name: 'asc' },
      }),
    );
    return rows.map(({ name }) => name);
  }

  /** Makes a new version. @returns its number */
  async put(tenantId: string, name: string, body: Policy): Promise<number> {
    const [row] = await this.database.query<{ version: number }>('select put_policy($1, $2, $3) as version', [
      tenantId,
      name,
      body,
    ]);
    if (!row) throw new Error('put_policy answered no row');
    return row.version;
  }
}
