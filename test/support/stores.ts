import pg from 'pg';
import type { TestDatabase } from './database.js';
import { startRedis } from './redis-server.js';

/** A store the queue can live in, beside the database of the test. */
export interface TestStore {
  /** What a service is told about it. */
  env: Record<string, string>;
  /** Loses every job, and all that is known about jobs. */
  wipe(): Promise<void>;
  /** A server of its own may die, and come back with what is on its disk. */
  kill?(): Promise<void>;
  start?(): Promise<void>;
  stop(): Promise<void>;
}

export type StartStore = (database: TestDatabase) => Promise<TestStore>;

export const inPostgres: StartStore = async ({ superuserUrl }) => {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'bullmq' and tablename <> 'migration'",
  );
  return {
    env: {},
    wipe: () => wiped(client, rows.map(({ name }) => name).join(', ')),
    stop: () => client.end(),
  };
};

export const onRedis: StartStore = async () => {
  const redis = await startRedis();
  return { env: { QUEUE_URL: redis.url }, wipe: redis.flush, kill: redis.kill, start: redis.start, stop: redis.stop };
};

/** Workers hold the tables in an order of their own; of two that wait for each other PostgreSQL lets one go. */
async function wiped(client: pg.Client, tables: string): Promise<void> {
  try {
    await client.query(`truncate ${tables}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '40P01') throw error;
    await wiped(client, tables);
  }
}
