import type { Database } from './database.js';

export interface Due {
  tenantId: string;
  /** Of a conversation, a generation or, for `idempotency`, the tenant. */
  id: string;
  kind: 'turn' | 'generation' | 'handoff' | 'outbox' | 'idempotency';
}

/** Spells OVRS: one sweeper at a time, whichever process it lives in. */
const sweeperLock = 0x4f565253;

/** What the sweeper looks at: the only place beside the key look-up that sees across tenants, and it sees ids. */
export class DueWork {
  constructor(private readonly database: Database) {}

  /** Up to `limit` of each kind, or null while another process sweeps. The lock ends with the statement's transaction. */
  async list(limit: number): Promise<Due[] | null> {
    const rows = await this.database.query<{ won: boolean; tenant_id: string | null; id: string; kind: Due['kind'] }>(
      `select lock.won, due.* from (select pg_try_advisory_xact_lock(${sweeperLock}) as won) lock
       left join lateral (select * from due_work($1)) due on lock.won`,
      [limit],
    );
    if (!rows[0]?.won) return null;
    return rows.flatMap(({ tenant_id, id, kind }) => (tenant_id ? [{ tenantId: tenant_id, id, kind }] : []));
  }

  /** Applies an expiry or a lapse. True when something became due by it. */
  async settle(tenantId: string, conversationId: string): Promise<boolean> {
    const [row] = await this.database.query<{ rings: boolean }>('select settle_conversation($1, $2) as rings', [
      tenantId,
      conversationId,
    ]);
    return row?.rings ?? false;
  }

  async expireIdempotency(tenantId: string): Promise<void> {
    await this.database.query('select expire_idempotency($1)::text', [tenantId]);
  }
}
