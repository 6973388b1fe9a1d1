import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Outages } from '../observe/outages.js';
import { Pipeline } from '../pipeline.js';
import { jobs } from './jobs.js';
import { Progress } from './progress.js';

/** Conversations drained at once. Their claims and commits go to the database together, so they need no connection each. */
export const drainsAtOnce = 64;

/** Answers doorbells: each drains one conversation. It is bound to the queue where the store is known. */
@Injectable()
export class TurnWorker extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly pipeline: Pipeline,
    private readonly progress: Progress,
    private readonly outages: Outages,
  ) {
    super();
  }

  async process(job: Job): Promise<void> {
    const { tenantId, conversationId } = jobs.turns.parse(job.data);
    await this.progress.during('turns', () => this.pipeline.drain(tenantId, conversationId));
  }

  /**
   * Ends what it is at before the queues are closed, which it rings for at the end. A queue that is away cannot be taken
   * leave of; its jobs are due again, as after a crash.
   */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close(this.outages.isOut('queue'));
  }

  @OnWorkerEvent('failed')
  failed(job: Job | undefined, error: Error): void {
    const line = `a doorbell failed, the sweeper will ring: ${error.message} (${JSON.stringify(job?.data)})`;
    void this.outages.complain('database', line);
  }

  @OnWorkerEvent('error')
  broken(error: Error): void {
    void this.outages.complain('queue', `the queue does not answer: ${error.message}`);
  }
}
