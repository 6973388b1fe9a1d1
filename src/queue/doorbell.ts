import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { type JobsOptions, Queue } from 'bullmq';
import { Batches } from '../store/batches.js';
import { type JobData, once } from './jobs.js';

/** Repeated rings of the sweeper within this time are one job, so that a busy worker is not buried under them. */
const sweepMs = 10_000;

const optionsOf = ({ conversationId }: JobData<'turns'>): JobsOptions => ({
  ...once,
  deduplication: { id: conversationId, keepLastIfActive: true },
});

/** Puts jobs into the queues. A ring that fails is only late: what is due stands in the database. */
@Injectable()
export class Doorbell {
  private readonly logger = new Logger(Doorbell.name);
  private readonly rings: Batches<JobData<'turns'>, unknown>;

  constructor(
    @InjectQueue('turns') private readonly turns: Queue<JobData<'turns'>>,
    @InjectQueue('generate') private readonly generations: Queue<JobData<'generate'>>,
  ) {
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

  private async add(job: () => Promise<unknown>): Promise<void> {
    await job().catch((error: unknown) => {
      this.logger.warn(
        `a job could not be queued, the sweeper will ring: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }
}
