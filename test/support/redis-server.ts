import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';

export const redisInstalled = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  /** Loses everything, as a wiped queue does. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis of its own on a free port, as the compose file runs it: append-only, and never evicting. */
export async function startRedis(): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-redis-'));
  const port = await freePort();
  const options = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn('redis-server', args, { stdio: 'ignore' });
  const client = new Redis(port, '127.0.0.1', {
    lazyConnect: true,
    maxRetriesPerRequest: 50,
    retryStrategy: () => 100,
  });
  // Until it listens each try to connect is an error that the next try makes good.
  client.on('error', () => undefined);
  await client.ping();
  return {
    url: `redis://127.0.0.1:${port}`,
    flush: async () => void (await client.flushall()),
    stop: async () => {
      client.disconnect();
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
