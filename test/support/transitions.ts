import { createHash } from 'node:crypto';
import pg from 'pg';
import { Problem } from '../../src/domain/errors.js';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import type { Claimed } from '../../src/domain/claimed.js';
import type { Reply } from '../../src/domain/reply.js';
import { Database } from '../../src/store/database.js';
import type { EffectName } from '../../src/store/effects.js';
import { Keys } from '../../src/store/keys.js';
import { freshDatabase, type TestDatabase } from './database.js';

/** What a transition answered: its body, or the status it was refused with and the state named there. */
export interface Answered {
  status: number;
  /** Has no type before it is looked at. */
  body: any;
}

export interface CommitAnswer {
  status: 'committed' | 'superseded' | 'fenced' | 'refused' | 'stale' | 'ended';
  outcome?: string | null;
  facts?: Claimed;
}

/** The SQL functions themselves, on real connections of one database: each call goes out on an idle one. */
export class Transitions {
  private constructor(
    readonly place: TestDatabase,
    readonly database: Database,
    /** Sees every tenant, and may move the clock. */
    readonly owner: pg.Pool,
    readonly tenantId: string,
  ) {}

  static async open(connections = 6): Promise<Transitions> {
    const place = await freshDatabase();
    const database = new Database(place.url, { connections });
    const owner = new pg.Pool({ connectionString: place.superuserUrl, max: 3 });
    await owner.query("insert into clock_shift (shift) values ('0')");
    return new Transitions(place, database, owner, await new Keys(database).ensureTenant('proof', builtInPolicies));
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.owner.end();
    await this.place.drop();
  }

  /** Refusals are answers here; whatever else a function raises is a defect, and thrown. */
  async effect(name: EffectName | 'remove_participant', args: object): Promise<Answered> {
    try {
      const [row] = await this.database.query<{ status: number; body: string }>(`select * from ${name}($1, $2)`, [
        this.tenantId,
        args,
      ]);
      return { status: row?.status ?? 0, body: JSON.parse(row?.body ?? 'null') };
    } catch (error) {
      if (error instanceof Problem) return { status: error.status, body: { current: error.extra.current } };
      throw error;
    }
  }

  async conversation(made: object): Promise<string> {
    const { status, body } = await this.effect('create_conversation', made);
    if (status !== 201) throw new Error(`no conversation: ${status}`);
    return body.id;
  }

  /** Null when nothing is due, or another worker holds the conversation. */
  async claim(conversationId: string, leaseMs = 5_000): Promise<Claimed | null> {
    const answer = await this.value<Partial<Claimed>>('select claim_turn($1, $2, $3) as value', [
      this.tenantId,
      conversationId,
      leaseMs,
    ]);
    return answer.turnId ? (answer as Claimed) : null;
  }

  commit(reply: Reply): Promise<CommitAnswer> {
    return this.value('select commit_reply($1, $2) as value', [this.tenantId, reply]);
  }

  /** A model is asked and answers, as the worker and the model's process do it in three transitions. */
  async generate({ conversationId, turnId, token }: Claimed): Promise<void> {
    const asked = { conversationId, turnId, token, dispatch: 'reply', request: {} };
    const id = await this.value<string | null>('select begin_generation($1, $2) as value', [this.tenantId, asked]);
    if (!id) return;
    const claim = await this.value<{ attempt: number } | null>('select claim_generation($1, $2, $3) as value', [
      this.tenantId,
      id,
      5_000,
    ]);
    const stored = { id, attempt: claim?.attempt, response: { model: 'none', draft: { outbound: 'generated' } } };
    if (claim) await this.value('select store_generation($1, $2) as value', [this.tenantId, stored]);
  }

  async settle(conversationId: string): Promise<void> {
    await this.value('select settle_conversation($1, $2) as value', [this.tenantId, conversationId]);
  }

  /** The clock of the database moves on by so much, for everybody at once. */
  async passes(ms: number): Promise<void> {
    await this.owner.query("update clock_shift set shift = shift + $1 * interval '1 ms'", [ms]);
  }

  /** From now on the clock stands still but for `passes`, so that an instant can be met exactly. */
  async freeze(): Promise<void> {
    await this.owner.query(`create or replace function clock() returns timestamptz language sql volatile as
      $$ select timestamptz '2030-01-01T00:00:00Z' + (select shift from clock_shift) $$`);
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    // Prepared once a connection where it has values; what has none may be several statements.
    return (
      await this.owner.query<Row>(values.length > 0 ? { name: nameOf(sql), text: sql, values: [...values] } : sql)
    ).rows;
  }

  private async value<T>(sql: string, values: readonly unknown[]): Promise<T> {
    const [row] = await this.database.query<{ value: T }>(sql, values);
    if (!row) throw new Error(`no row: ${sql}`);
    return row.value;
  }
}

const nameOf = (sql: string): string => createHash('sha1').update(sql).digest('base64url');

/** What a worker commits for a turn it claimed. */
export interface Said {
  text?: boolean;
  handoff?: boolean;
  closes?: boolean;
}

export function replyTo(
  { conversationId, turnId, token, draft, work }: Claimed,
  { text = false, handoff = false, closes = false }: Said,
): Reply {
  const outbound = text ? (draft?.outbound ?? `an answer under token ${token}`) : '';
  const asked = handoff ? { reason: 'A person was asked for.' } : null;
  const outcome = handoff ? 'handed_off' : text ? 'delivered' : 'silenced';
  return {
    conversationId,
    turnId,
    token,
    outcome,
    because: null,
    reasons: [],
    text: text ? outbound : null,
    delivered: text || handoff ? { outbound, signals: [], handoff: asked } : null,
    noteFor: null,
    note: null,
    overrides: [],
    nudges: [],
    verdicts: [],
    counters: {},
    draft: draft ?? { outbound },
    handoff: asked,
    closes,
    work,
  };
}
