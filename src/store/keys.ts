import { createHash } from 'node:crypto';
import type { Policy } from '../domain/policy.js';
import type { Database } from './database.js';

export type Scope = 'converse' | 'operate' | 'admin';

/** Whoever presents a key. With `participant` it reads and writes only as that participant. */
export interface Caller {
  keyId: string;
  tenantId: string;
  scopes: readonly Scope[];
  participant: { conversationId: string; id: string } | null;
}

/** Only this leaves the process that makes a key: 256 random bits need no salt and no slow hash. */
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Keys and tenants as they are found and first made. */
export class Keys {
  constructor(private readonly database: Database) {}

  /** Null for a key that does not exist, has expired or was revoked. */
  async find(key: string): Promise<Caller | null> {
    const [row] = await this.database.query<{
      id: string;
      tenant_id: string;
      scopes: Scope[];
      conversation_id: string | null;
      participant_id: string | null;
    }>('select * from find_key($1)', [hashOfKey(key)]);
    if (!row) return null;
    const { id, tenant_id: tenantId, scopes, conversation_id: conversationId, participant_id: participant } = row;
    return {
      keyId: id,
      tenantId,
      scopes,
      participant: conversationId && participant ? { conversationId, id: participant } : null,
    };
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
}
