import { type Cluster, Redis } from 'ioredis';
import type { RedisAddress } from '../config/queue-address.js';
import { isUnavailable } from '../observe/unavailable.js';
import { overCluster, redisOptions } from './backend.js';

/** The Redis of QUEUE_URL cannot hold a queue as it is; the message is one line that says what to do. */
export class QueueError extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(`the queue cannot be used: ${problem}`, options);
    this.name = 'QueueError';
  }
}

/**
 * Asks a Redis whether it may hold a queue: one that evicts keys when its memory is full loses jobs in part, which is
 * worse than losing them whole.
 * @returns whether it is a cluster
 * @throws QueueError with what to do, or the connection's own error while nothing answers
 */
export async function checkRedis(address: RedisAddress): Promise<{ cluster: boolean }> {
  const once = { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 };
  let reached: { cluster: boolean } | null = null;
  let unreached: unknown;
  for (const node of address.nodes) {
    const client = new Redis({ ...redisOptions({ ...address, nodes: [node] }), ...once });
    try {
      reached ??= await withClient(client, async () => {
        refuseEviction(await client.info('memory'), node.host);
        return { cluster: /^cluster_enabled:1/m.test(await client.info('cluster')) };
      });
    } catch (error) {
      if (!isUnavailable(error)) throw explained(error);
      unreached = error;
    }
    if (reached) break;
  }
  if (!reached) throw unreached;
  if (!reached.cluster && address.nodes.length > 1)
    throw new QueueError('QUEUE_URL names several hosts, and the first that answers is no cluster; name one host');
  if (reached.cluster)
    await checkCluster(overCluster(address, {}, { lazyConnect: true, clusterRetryStrategy: () => null }));
  return reached;
}

async function checkCluster(cluster: Cluster): Promise<void> {
  await withClient(cluster, async () => {
    for (const node of cluster.nodes('master')) refuseEviction(await node.info('memory'), node.options.host ?? '');
  });
}

async function withClient<T>(client: Redis | Cluster, work: () => Promise<T>): Promise<T> {
  let said: unknown;
  client.on('error', (error: unknown) => {
    said ??= error;
  });
  try {
    await client.connect();
    return await work();
  } catch (error) {
    // What ended the connection is told by the event; the call only learns that it is closed.
    throw said ?? error;
  } finally {
    client.disconnect();
  }
}

/** Where the server keeps its settings to itself, there is nothing to judge. */
function refuseEviction(info: string, host: string): void {
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? 'noeviction';
  if (policy === 'noeviction') return;
  throw new QueueError(
    `the Redis at ${host} may evict keys (maxmemory-policy ${policy}); set "maxmemory-policy noeviction" in its redis.conf, ` +
      'or now with: redis-cli config set maxmemory-policy noeviction',
  );
}

function explained(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (!/NOAUTH|WRONGPASS|NOPERM|invalid password|without any password/i.test(message)) return error;
  return new QueueError(`Redis does not let us in (${message}); check user and password in QUEUE_URL`, {
    cause: error,
  });
}
