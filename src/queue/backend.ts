import { setDefaultBackendFactory, createPostgresBackend, type ConnectionOptions } from 'bullmq';
import { Cluster, type ClusterOptions, type RedisOptions } from 'ioredis';
import type { QueueAddress, RedisAddress } from '../config/queue-address.js';

/** Where the queue lives, and how it is spoken to. */
export interface QueueStore {
  /** For the log; no credentials. */
  name: string;
  /** For whoever puts jobs in: a command that cannot be sent now fails now, for the sweeper rings again. */
  producers: ConnectionOptions;
  /** For whoever takes jobs out: waits for as long as it takes. */
  consumers: ConnectionOptions;
  /** Begins every key on Redis; the braces keep all keys on one node of a cluster. */
  prefix: string;
  /** To be called when queues and workers are closed. */
  close(): void;
}

/** Connections each queue and each worker keeps; one more listens. */
const connections = 4;
const connectWithinMs = 5_000;
const answerWithinMs = 5_000;
const longestPauseMs = 3_000;
export const queuePrefix = '{overrule}';

const backoff = (times: number): number => Math.min(50 * 2 ** Math.min(times, 10), longestPauseMs);

/** Chooses BullMQ's store by the address. To be called before any queue is made: the choice holds for the process. */
export function chooseStore(address: QueueAddress, { cluster = false } = {}): QueueStore {
  const shared = { name: nameOfQueue(address), prefix: queuePrefix };
  if (address.kind === 'postgres') {
    setDefaultBackendFactory(createPostgresBackend);
    const connection = overPostgres(address.url);
    return { ...shared, producers: connection, consumers: connection, close: () => undefined };
  }
  setDefaultBackendFactory();
  if (!cluster)
    return {
      ...shared,
      producers: { ...redisOptions(address), ...impatient },
      consumers: { ...redisOptions(address), ...patient },
      close: () => undefined,
    };
  const [producers, consumers] = [overCluster(address, impatient), overCluster(address, patient)];
  const close = () => [producers, consumers].forEach((client) => client.disconnect());
  return { ...shared, producers, consumers, close };
}

/** Without credentials, for people to read. */
export function nameOfQueue(address: QueueAddress): string {
  if (address.kind === 'postgres') return nameOfPostgres(address.url);
  return `Redis at ${address.nodes.map(({ host, port }) => `${host}:${port}`).join(',')}`;
}

export const nameOfPostgres = (url: string): string => `PostgreSQL at ${new URL(url).host}`;

export const redisOptions = ({ nodes: [node], tls, username, password, db }: RedisAddress) => ({
  host: node?.host,
  port: node?.port,
  db,
  ...(username && { username }),
  ...(password && { password }),
  ...(tls && { tls: {} }),
  connectTimeout: connectWithinMs,
  retryStrategy: backoff,
});

/** One sent twice is harmless, but one sent again after an outage is late, and so is the request that waits for it. */
const impatient = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: null,
  commandTimeout: answerWithinMs,
};
const patient = { maxRetriesPerRequest: null };

export function overCluster(address: RedisAddress, options: RedisOptions = {}, more: ClusterOptions = {}): Cluster {
  const { host: _host, port: _port, db: _db, retryStrategy: _retry, ...shared } = redisOptions(address);
  const { enableOfflineQueue = true, ...ofNodes } = options;
  const cluster = new Cluster(address.nodes, {
    clusterRetryStrategy: backoff,
    enableOfflineQueue,
    redisOptions: { ...shared, ...ofNodes },
    // Certificates carry names, and the names are what a cluster behind TLS announces.
    ...(address.tls && { dnsLookup: (name: string, done: (error: null, found: string) => void) => done(null, name) }),
    ...more,
  });
  // BullMQ hears it from its own listeners; without one here Node.js would end the process.
  cluster.on('error', () => undefined);
  return cluster;
}

/** A ring lost in a crash is rung again by the sweeper, so a job need not wait for the disk. */
const overPostgres = (url: string) => ({
  connectionString: url,
  schema: 'bullmq',
  max: connections,
  connectionTimeoutMillis: connectWithinMs,
  application_name: 'overrule queue',
  options: '-c synchronous_commit=off',
});
