import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Generate } from '../generate/generate.js';
import { Outages } from '../observe/outages.js';
import { Doorbell } from './doorbell.js';
import { jobs } from './jobs.js';
import { Progress } from './progress.js';

/** Takes model calls off the queue. Its concurrency is what the model takes, so it is bound to the queue where settings are known. */
@Injectable()
export class GenerateWorker extends WorkerHost implements BeforeApplicationShutdown {
  constructor(
    private readonly generate: Generate,
    private readonly doorbell: Doorbell,
    private readonly progress: Progress,
    private readonly outages: Outages,
  ) {
    super();
  }

  async process(job: Job): Promise<void> {
    const { tenantId, generationId } = jobs.generate.parse(job.data);
    const conversationId = await this.progress.during('generate', () => this.generate.run(tenantId, generationId));
    if (conversationId) await this.doorbell.ring(tenantId, conversationId);
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
    const line = `a model call failed to run, the sweeper will ask again: ${error.message} (${JSON.stringify(job?.data)})`;
    void this.outages.complain('database', line);
  }

  @OnWorkerEvent('error')
  broken(error: Error): void {
    void this.outages.complain('queue', `the queue does not answer: ${error.message}`);
  }
}
