import { setDefaultBackendFactory, createPostgresBackend, type ConnectionOptions } from 'bullmq';

/** Where the queue lives. */
export interface QueueStore {
  kind: 'postgres' | 'redis';
  connection: ConnectionOptions;
  /** Begins every key on Redis; the braces keep a queue's keys on one node of a cluster. */
  prefix: string;
}

/** Connections each queue and each worker keeps; one more listens. */
const connections = 4;

/** Chooses BullMQ's store by the address. To be called before any queue is made: the choice holds for the process. */
export function chooseStore(queueUrl: string): QueueStore {
  const url = new URL(queueUrl);
  if (url.protocol === 'postgres:' || url.protocol === 'postgresql:') {
    setDefaultBackendFactory(createPostgresBackend);
    // A ring lost in a crash is rung again by the sweeper, so a job need not wait for the disk.
    const postgres = {
      connectionString: queueUrl,
      schema: 'bullmq',
      max: connections,
      options: '-c synchronous_commit=off',
    };
    return { kind: 'postgres', connection: postgres, prefix: '{overrule}' };
  }
  setDefaultBackendFactory();
  return { kind: 'redis', connection: { url: queueUrl, maxRetriesPerRequest: null }, prefix: '{overrule}' };
}
