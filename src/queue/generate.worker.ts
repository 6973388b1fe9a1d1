import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Generate } from '../generate/generate.js';
import { Doorbell } from './doorbell.js';
import { jobs } from './jobs.js';

/** Takes model calls off the queue. Its concurrency is what the model takes, so it is bound to the queue where settings are known. */
@Injectable()
export class GenerateWorker extends WorkerHost {
  private readonly logger = new Logger(GenerateWorker.name);

  constructor(
    private readonly generate: Generate,
    private readonly doorbell: Doorbell,
  ) {
    super();
  }

  async process(job: Job): Promise<void> {
    const { tenantId, generationId } = jobs.generate.parse(job.data);
    const conversationId = await this.generate.run(tenantId, generationId);
    if (conversationId) await this.doorbell.ring(tenantId, conversationId);
  }

  @OnWorkerEvent('failed')
  failed(job: Job | undefined, error: Error): void {
    this.logger.warn(
      `a model call failed to run, the sweeper will ask again: ${error.message} (${JSON.stringify(job?.data)})`,
    );
  }

  @OnWorkerEvent('error')
  broken(error: Error): void {
    this.logger.warn(`the queue does not answer: ${error.message}`);
  }
}
