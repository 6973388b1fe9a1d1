import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import type { QueueName } from '../domain/queues.js';
import type { Outages } from '../observe/outages.js';
import { reasonOf } from '../observe/reachable.js';
import { Batches } from '../store/batches.js';
import { type JobData, once } from './jobs.js';

/** Repeated rings of the sweeper within this time are one job, so that a busy worker is not buried under them. */
const sweepMs = 10_000;

const optionsOf = ({ conversationId }: JobData<'turns'>): JobsOptions => ({
  ...once,
  deduplication: { id: conversationId, keepLastIfActive: true },
});

/** Puts jobs into the queues. A ring that fails is only late: what is due stands in the database. */
export class Doorbell implements BeforeApplicationShutdown {
  private readonly rings: Batches<JobData<'turns'>, unknown>;
  /** Why the connection broke; the command that could not be sent then does not know. */
  private broken: unknown = null;

  constructor(
    private readonly turns: Queue<JobData<'turns'>>,
    private readonly generations: Queue<JobData<'generate'>>,
    private readonly outages: Outages,
  ) {
    // Without a listener each of these would print its stack; the next look says what it means.
    for (const queue of [turns, generations]) queue.on('error', (error) => (this.broken = error));
    this.rings = new Batches<JobData<'turns'>, unknown>({
      one: (data) => turns.add('turn', data, optionsOf(data)),
      many: (datas) => turns.addBulk(datas.map((data) => ({ name: 'turn', data, opts: optionsOf(data) }))),
      key: ({ conversationId }) => conversationId,
      mayBlameAnItem: () => true,
    });
  }

  /** Something became due. While the conversation is being drained, many rings are one more. */
  async ring(tenantId: string, conversationId: string): Promise<void> {
    await this.add(() => this.rings.run({ tenantId, conversationId }));
  }

  /** The sweeper's ring, under another id and without deduplication: a key left behind by a crash must not block it. */
  async ringAgain(tenantId: string, conversationId: string): Promise<void> {
    const jobId = `sweep-${conversationId}-${Math.floor(Date.now() / sweepMs)}`;
    await this.add(() => this.turns.add('turn', { tenantId, conversationId }, { ...once, jobId }));
  }

  async askModel(tenantId: string, generationId: string): Promise<void> {
    await this.add(() =>
      this.generations.add('generate', { tenantId, generationId }, { ...once, jobId: `ask-${generationId}` }),
    );
  }

  async askModelAgain(tenantId: string, generationId: string): Promise<void> {
    const jobId = `sweep-${generationId}-${Math.floor(Date.now() / sweepMs)}`;
    await this.add(() => this.generations.add('generate', { tenantId, generationId }, { ...once, jobId }));
  }

  /** How many jobs wait to be taken. Throws when the queue does not answer. */
  async waiting(queue: QueueName): Promise<number> {
    try {
      const waiting = await { turns: this.turns, generate: this.generations }[queue].getWaitingCount();
      this.broken = null;
      return waiting;
    } catch (error) {
      throw this.broken ?? (/enableOfflineQueue/.test(reasonOf(error)) ? new Error('not connected') : error);
    }
  }

  /** A queue that is away cannot be taken leave of. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.outages.isOut('queue')) return;
    await Promise.all([this.turns, this.generations].map((queue) => queue.getBackend().close(true)));
  }

  private async add(job: () => Promise<unknown>): Promise<void> {
    // Asking the dead queue again would hold up the request that rings.
    if (this.outages.isOut('queue')) return;
    await job().catch((error: unknown) => {
      void this.outages.complain('queue', `a job could not be queued, the sweeper will ring: ${reasonOf(error)}`);
    });
  }
}
