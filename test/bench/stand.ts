import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/store/embedded.js';
import { migrate } from '../../src/store/migrate.js';
import { type ProcessorTime, processorTimeBelow } from './processor.js';
import { redisInstalled, startRedis } from '../support/redis-server.js';

export type Store = 'PostgreSQL' | 'Redis';

/** Where one store's programs work: a database of their own, and the queue in it or on Redis. */
export interface Place {
  store: Store;
  url: string;
  migrateUrl: string;
  queueUrl: string;
  folder: string;
  key: string;
}

/** What everything stands on: one PostgreSQL that writes to the disk as in earnest, and one Redis. */
export interface Stand {
  stores: Store[];
  /** A new migrated database. */
  place(store: Store): Promise<Place>;
  /** Of the programs and the stores, by their ids, so far; see processorTimeBelow. */
  processorTime(): ProcessorTime;
  stop(): Promise<void>;
}

export async function startStand(): Promise<Stand> {
  const folder = mkdtempSync(path.join(tmpdir(), 'overrule-bench-'));
  // As root the database runs as the user postgres, who has to pass through.
  chmodSync(folder, 0o711);
  const cluster = await startEmbedded(folder);
  const redis = redisInstalled ? await startRedis() : null;
  const place = async (store: Store): Promise<Place> => {
    const name = `bench_${randomBytes(4).toString('hex')}`;
    await asSuperuser(cluster.superuserUrl, `create database ${name} owner overrule_owner`);
    const [url, migrateUrl] = [inDatabase(cluster.url, name), inDatabase(cluster.migrateUrl, name)];
    await migrate({ ownerUrl: migrateUrl, appUrl: url });
    const own = path.join(folder, name);
    mkdirSync(own);
    const queueUrl = store === 'Redis' && redis ? redis.url : url;
    return { store, url, migrateUrl, queueUrl, folder: own, key: `ovr_${randomBytes(32).toString('base64url')}` };
  };
  const stop = async () => {
    await redis?.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const [postmaster] = readFileSync(path.join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n');
  const processorTime = () => processorTimeBelow([process.pid, Number(postmaster)]);
  return { stores: redis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'], place, processorTime, stop };
}

async function asSuperuser(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(url, 'postgres') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** Runs statements as the owner of the tables, whom row-level security does not bind. */
export async function asOwner({ migrateUrl }: Place, ...statements: string[]): Promise<any[]> {
  const client = new pg.Client({ connectionString: migrateUrl });
  await client.connect();
  try {
    let rows: any[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const inDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** What every program of a place is told. */
export const environmentOf = ({ url, queueUrl, folder, key }: Place): Record<string, string> => ({
  PORT: '0',
  DATABASE_URL: url,
  QUEUE_URL: queueUrl,
  DATA_DIR: folder,
  ADMIN_KEY: key,
  RATE_LIMIT: '1000000',
});
