import { createHash } from 'node:crypto';
import type { Policy } from '../domain/policy.js';
import type { Batches } from './batches.js';
import type { Database } from './database.js';

/** The name of the tenant that the program makes for itself. */
export const firstTenant = 'default';

export type Scope = 'converse' | 'operate' | 'admin';

/** Whoever presents a key. With `participant` it reads and writes only as that participant. */
export interface Caller {
  keyId: string;
  tenantId: string;
  scopes: readonly Scope[];
  participant: { conversationId: string; id: string } | null;
}

/** Requests that the database has handed out, for a second of its clock and no longer. */
export interface Taken {
  granted: number;
  /** Which second, since 1970. */
  second: number;
  /** How long it lasted still when they were handed out. */
  msLeft: number;
}

interface KeyRow {
  id: string;
  tenant_id: string;
  scopes: Scope[];
  conversation_id: string | null;
  participant_id: string | null;
}

function callerOf({ id, tenant_id: tenantId, scopes, ...row }: KeyRow): Caller {
  const { conversation_id: conversationId, participant_id: participant } = row;
  return {
    keyId: id,
    tenantId,
    scopes,
    participant: conversationId && participant ? { conversationId, id: participant } : null,
  };
}

/** Only this leaves the process that makes a key: 256 random bits need no salt and no slow hash. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

const findMany = `select x.hash, found.* from jsonb_array_elements_text($1) as x (hash),
  lateral find_key(decode(hash, 'hex')) as found`;

/** Keys and tenants as they are found and first made. */
export class Keys {
  private readonly lookUps: Batches<Buffer, KeyRow | undefined>;

  constructor(private readonly database: Database) {
    this.lookUps = database.batched<Buffer, KeyRow | undefined>({
      one: async (hash) => (await database.query<KeyRow>('select * from find_key($1)', [hash]))[0],
      many: (hashes) => this.findMany(hashes.map((hash) => hash.toString('hex'))),
      key: (hash) => hash.toString('hex'),
    });
  }

  /** Null for a key that does not exist, has expired or was revoked. */
  async find(key: string): Promise<Caller | null> {
    const row = await this.lookUps.run(hashOfKey(key));
    return row ? callerOf(row) : null;
  }

  /** Finds a key and takes up to `ask` of the `limit` requests it has in this second, all in one round trip. */
  async admit(
    key: string,
    { limit, ask }: { limit: number; ask: number },
  ): Promise<{ caller: Caller; taken: Taken } | null> {
    const [row] = await this.database.query<KeyRow & { granted: number; second: string; ms_left: number }>(
      'select * from admit_key($1, $2, $3)',
      [hashOfKey(key), limit, ask],
    );
    if (!row) return null;
    const { granted, second, ms_left: msLeft } = row;
    return { caller: callerOf(row), taken: { granted, second: Number(second), msLeft } };
  }

  /** The id of the tenant of this name, whether or not there is one. */
  async tenantIdOf(name: string): Promise<string> {
    const [row] = await this.database.query<{ id: string }>('select tenant_id_of($1) as id', [name]);
    if (!row) throw new Error('tenant_id_of answered no row');
    return row.id;
  }

  /** The tenant of this name, made if it is new, with the built-in policies of this release. */
  async ensureTenant(name: string, policies: Readonly<Record<string, Policy>>): Promise<string> {
    const [row] = await this.database.query<{ id: string }>('select ensure_tenant($1) as id', [name]);
    if (!row) throw new Error('ensure_tenant answered no row');
    for (const [policy, body] of Object.entries(policies))
      await this.database.query('select ensure_policy($1, $2, $3)::text', [row.id, policy, body]);
    return row.id;
  }

  async ensureKey(tenantId: string, key: string): Promise<void> {
    await this.database.query('select ensure_key($1, $2)::text', [tenantId, hashOfKey(key)]);
  }

  /** False when there is no such key, or it was revoked before. */
  async revoke(tenantId: string, id: string): Promise<boolean> {
    const [row] = await this.database.query<{ revoked: boolean }>('select revoke_key($1, $2) as revoked', [
      tenantId,
      id,
    ]);
    return row?.revoked ?? false;
  }

  /** Most calls come with the same few keys, so each is looked for once. */
  private async findMany(hashes: readonly string[]): Promise<(KeyRow | undefined)[]> {
    const rows = await this.database.query<KeyRow & { hash: string }>(findMany, [[...new Set(hashes)]]);
    const byHash = new Map(rows.map((row) => [row.hash, row]));
    return hashes.map((hash) => byHash.get(hash));
  }
}
