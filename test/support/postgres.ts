import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/store/embedded.js';
import { findBinaries } from '../../src/store/embedded-binaries.js';
import { until } from './client.js';
import { freePort } from '../../src/store/embedded-cluster.js';

export interface TestPostgres {
  /** As the program logs in. */
  url: string;
  migrateUrl: string;
  start(): Promise<void>;
  /** As a crash: no session is taken leave of, and the log is replayed at the next start. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** A PostgreSQL that a test may end and start again at the same port. It does not run yet. */
export async function postgresOfItsOwn(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-postgres-'));
  // As root the database runs as the user postgres, who has to pass through.
  await chmod(folder, 0o711);
  const embedded = await startEmbedded(folder, { durable: false });
  await embedded.stop();
  const { pgCtl, user } = await findBinaries();
  const data = await realpath(path.join(folder, 'pg'));
  const port = await freePort();
  const at = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  let server: ChildProcess | null = null;
  const kill = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGQUIT');
    await ended;
    server = null;
  };
  return {
    url: at(embedded.url),
    migrateUrl: at(embedded.migrateUrl),
    start: async () => {
      const options = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
      const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      server = spawn(path.join(path.dirname(pgCtl), 'postgres'), ['-D', data, ...args], { ...user, stdio: 'ignore' });
      await until(() => answers(at(embedded.superuserUrl)));
    },
    kill,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
