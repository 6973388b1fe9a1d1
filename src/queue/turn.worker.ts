import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Pipeline } from '../pipeline.js';
import { jobs } from './jobs.js';

/** Conversations drained at once. Their claims and commits go to the database together, so they need no connection each. */
export const drainsAtOnce = 64;

/** Answers doorbells: each drains one conversation. */
@Processor('turns', { concurrency: drainsAtOnce })
export class TurnWorker extends WorkerHost {
  private readonly logger = new Logger(TurnWorker.name);

  constructor(private readonly pipeline: Pipeline) {
    super();
  }

  async process(job: Job): Promise<void> {
    const { tenantId, conversationId } = jobs.turns.parse(job.data);
    await this.pipeline.drain(tenantId, conversationId);
  }

  @OnWorkerEvent('failed')
  failed(job: Job | undefined, error: Error): void {
    this.logger.warn(`a doorbell failed, the sweeper will ring: ${error.message} (${JSON.stringify(job?.data)})`);
  }

  @OnWorkerEvent('error')
  broken(error: Error): void {
    this.logger.warn(`the queue does not answer: ${error.message}`);
  }
}
