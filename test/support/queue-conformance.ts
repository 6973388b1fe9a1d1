import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Job, Queue, Worker } from 'bullmq';
import { queueAddress } from '../../src/config/queue-address.js';
import { Outages } from '../../src/observe/outages.js';
import { chooseStore } from '../../src/queue/backend.js';
import { Doorbell } from '../../src/queue/doorbell.js';
import { until } from './client.js';
import { Site } from './site.js';
import type { StartStore } from './stores.js';

const tenant = '00000000-0000-7000-8000-000000000001';
const conversation = '00000000-0000-7000-8000-000000000002';
const other = '00000000-0000-7000-8000-000000000003';

/** What a store of the queue has to do for the doorbell, asked of the store alone: who answers is the test itself. */
export function doorbellConformance(startStore: StartStore): void {
  describe('[S92] rings', () => {
    let site: Site;
    let queues: Queue[];
    let doorbell: Doorbell;
    let open: (answer: (job: Job) => Promise<void>) => Worker;
    const workers: Worker[] = [];

    beforeAll(async () => {
      site = await Site.open(startStore);
      const address = queueAddress(site.store.env.QUEUE_URL ?? site.database.url);
      if ('problem' in address) throw new Error(address.problem);
      const { producers: connection, consumers, prefix } = chooseStore(address);
      queues = ['turns', 'generate'].map((name) => new Queue(name, { connection, prefix }));
      await Promise.all(queues.map((queue) => queue.waitUntilReady()));
      doorbell = new Doorbell(...(queues as [Queue, Queue]), new Outages());
      open = (answer) => {
        const worker = new Worker('turns', answer, { connection: consumers, prefix, concurrency: 8 });
        worker.on('error', () => undefined);
        workers.push(worker);
        return worker;
      };
    });
    afterAll(async () => {
      await Promise.all([...workers, ...queues].map((part) => part.close()));
      await site.close();
    });

    /** Takes jobs, and finishes each when it is told to. */
    function holding() {
      const taken: { id: unknown; finish: () => void }[] = [];
      const worker = open((job) => new Promise<void>((finish) => taken.push({ id: job.data.conversationId, finish })));
      return { taken, worker };
    }

    test('before anybody takes them are one job', async () => {
      for (let n = 0; n < 20; n++) await doorbell.ring(tenant, conversation);
      expect(await doorbell.waiting('turns')).toBe(1);
    });

    test('while one is answered are one more, and none is lost', async () => {
      const { taken, worker } = holding();
      await until(() => Promise.resolve(taken.length === 1));
      for (let n = 0; n < 20; n++) await doorbell.ring(tenant, conversation);
      expect(taken).toHaveLength(1);
      taken[0]?.finish();
      await until(() => Promise.resolve(taken.length === 2));
      taken[1]?.finish();
      await worker.close();
      expect(await doorbell.waiting('turns')).toBe(0);
      expect(taken.map(({ id }) => id)).toEqual([conversation, conversation]);
    });

    test('of other conversations do not wait for one that is slow', async () => {
      const { taken, worker } = holding();
      await doorbell.ring(tenant, conversation);
      await until(() => Promise.resolve(taken.length === 1));
      await doorbell.ring(tenant, other);
      await until(() => Promise.resolve(taken.length === 2));
      expect(taken.map(({ id }) => id)).toEqual([conversation, other]);
      for (const { finish } of taken) finish();
      await worker.close();
    });

    test('in the instant in which an answer ends are answered, 300 times', async () => {
      let started = 0;
      const worker = open(() => Promise.resolve(void started++));
      for (let n = 0; n < 300; n++) {
        const before = started;
        await doorbell.ring(tenant, conversation);
        await until(() => Promise.resolve(started > before));
      }
      await worker.close();
    });

    test('of the sweeper pass one that hangs, and are one within their time', async () => {
      const { taken, worker } = holding();
      await doorbell.ring(tenant, conversation);
      await until(() => Promise.resolve(taken.length === 1));
      for (let n = 0; n < 5; n++) await doorbell.ringAgain(tenant, conversation);
      await until(() => Promise.resolve(taken.length >= 2));
      // The ten seconds of one job may end between two rings, never three times.
      expect(taken.length).toBeLessThanOrEqual(3);
      for (const { finish } of taken) finish();
      await worker.close();
    });

    test('of a job that threw are not swallowed afterwards', async () => {
      let started = 0;
      const worker = open(() => {
        started++;
        return started === 1 ? Promise.reject(new Error('it broke')) : Promise.resolve();
      });
      worker.on('failed', () => undefined);
      await doorbell.ring(tenant, conversation);
      await until(() => Promise.resolve(started === 1));
      await until(async () => {
        await doorbell.ring(tenant, conversation);
        return started >= 2;
      });
      await worker.close();
    });

    test('leave nothing behind, however they ended', async () => {
      const counts = await Promise.all(queues.map((queue) => queue.getJobCounts('completed', 'failed', 'delayed')));
      expect(counts.map((of) => Object.values(of))).toEqual([
        [0, 0, 0],
        [0, 0, 0],
      ]);
    });

    test('to a model are one for each generation while it waits, and the sweeper may ask again', async () => {
      for (let n = 0; n < 5; n++) await doorbell.askModel(tenant, conversation);
      expect(await doorbell.waiting('generate')).toBe(1);
      await doorbell.askModelAgain(tenant, conversation);
      expect(await doorbell.waiting('generate')).toBe(2);
    });

    test('to a queue that lost everything are taken like the first', async () => {
      const { taken, worker } = holding();
      await doorbell.ring(tenant, conversation);
      await until(() => Promise.resolve(taken.length === 1));
      await site.store.wipe();
      taken[0]?.finish();
      // Whether the deduplication of the lost job is gone at once is the store's affair; the sweeper asks for nothing of it.
      await doorbell.ringAgain(tenant, other);
      await until(() => Promise.resolve(taken.some(({ id }) => id === other)));
      for (const { finish } of taken) finish();
      await worker.close();
    });
  });
}
