import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../src/store/embedded-cluster.js';

export const redisInstalled = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  port: number;
  /** Loses everything, as a wiped queue does. */
  flush(): Promise<void>;
  /** What is not on the disk yet is lost. */
  kill(): Promise<void>;
  /** Comes back on the same port, with what its append-only file holds. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis of its own on a free port, as the compose file runs it: append-only, and never evicting. */
export async function startRedis(options: Record<string, string> = {}): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-redis-'));
  const port = await freePort();
  const all = { bind: '127.0.0.1', dir: folder, appendonly: 'yes', save: '', 'maxmemory-policy': 'noeviction' };
  const named = Object.entries({ ...all, ...options, port: String(port) });
  const args = named.flatMap(([name, value]) => [`--${name}`, value]);
  const password = options.requirepass;
  const client = new Redis(port, '127.0.0.1', {
    ...(password && { password }),
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: () => 100,
  });
  // Until it listens each try to connect is an error that the next try makes good.
  client.on('error', () => undefined);
  let server: ChildProcess;
  const start = async () => {
    server = spawn('redis-server', args, { stdio: 'ignore' });
    await client.ping();
  };
  const kill = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://${password ? `:${encodeURIComponent(password)}@` : ''}127.0.0.1:${port}`,
    port,
    flush: async () => void (await client.flushall()),
    kill,
    start,
    stop: async () => {
      client.disconnect();
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
