import pg from 'pg';
import { hashOfKey } from '../../src/store/keys.js';
import { unknownKey } from './app.js';

/** A database whose clock stands still at the begin of a second until it is told to go on. */
export class StoppedClock {
  private constructor(private readonly owner: pg.Client) {}

  static async in(superuserUrl: string): Promise<StoppedClock> {
    const owner = new pg.Client({ connectionString: superuserUrl });
    await owner.connect();
    await owner.query(`create or replace function clock() returns timestamptz language sql volatile as
      $$ select timestamptz '2026-01-01 12:00:00Z' + coalesce((select shift from clock_shift), interval '0') $$`);
    await owner.query("insert into clock_shift (shift) values ('0')");
    return new StoppedClock(owner);
  }

  async move(by: string): Promise<void> {
    await this.owner.query('update clock_shift set shift = shift + $1::interval', [by]);
  }

  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.owner.query<Row>(text, values)).rows;
  }

  /** A key of the first tenant of which no process has seen anything yet. */
  async key(): Promise<string> {
    const key = unknownKey();
    await this.sql(
      "insert into api_key (tenant_id, name, hash, scopes) select id, 'new', $1, '{converse,operate,admin}' from tenant where name = 'default'",
      [hashOfKey(key)],
    );
    return key;
  }

  /** Holds back whatever asks for `table` until so many connections wait for it, and then lets all of them go. */
  async barrier(table: string, waiting: number, race: () => void): Promise<void> {
    await this.owner.query('begin');
    await this.owner.query(`lock table ${table} in access exclusive mode`);
    race();
    for (let seen = 0; seen < waiting; ) {
      const { rows } = await this.owner.query<{ n: number }>(
        'select count(distinct pid)::int as n from pg_locks where relation = $1::regclass and not granted',
        [table],
      );
      seen = rows[0]?.n ?? 0;
    }
    await this.owner.query('commit');
  }

  async close(): Promise<void> {
    await this.owner.end();
  }
}
