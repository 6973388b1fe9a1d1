import { setTimeout as delay } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import { Controller, Get, Logger, type OnApplicationBootstrap, Res } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ApiProduces } from '@nestjs/swagger';
import type { Queue } from 'bullmq';
import { z } from 'zod';
import { Problem } from '../domain/errors.js';
import { queueNames } from '../domain/queues.js';
import { unreachable } from '../domain/unreachable.js';
import { Metrics } from '../observe/metrics.js';
import { reasonOf } from '../observe/reachable.js';
import { Activity, type Count } from '../store/activity.js';
import { Database } from '../store/database.js';
import { isFirstTenant } from '../store/reads/keys.js';
import { Documented } from './documented.js';
import type { HttpReply } from './exchange.js';
import { callerOf } from './params.js';
import { Needs } from './scopes.js';

const queueAnswersWithinMs = 2_000;

/** What Prometheus scrapes. The installation's numbers are no tenant's, so they are for whoever runs it. */
@Needs('admin')
@Controller('metrics')
export class MetricsController implements OnApplicationBootstrap {
  private readonly logger = new Logger('Metrics');

  constructor(
    private readonly metrics: Metrics,
    private readonly activity: Activity,
    private readonly database: Database,
    private readonly modules: ModuleRef,
  ) {}

  /** Counting begins with the process; should the database be away just now, with the first scrape. */
  async onApplicationBootstrap(): Promise<void> {
    await this.activity.since().catch(() => undefined);
  }

  @Get()
  @ApiProduces('text/plain')
  @Documented({
    summary: "Metrics in the text format of Prometheus, for the first tenant's admin.",
    answers: { 200: z.string() },
  })
  async scrape(@Res() reply: HttpReply): Promise<void> {
    if (!(await isFirstTenant(this.database, callerOf(reply.request).tenantId)))
      throw new Problem(403, 'metrics are of the whole installation; use a key of an admin of the first tenant');
    for (const count of await this.activity.since()) this.add(count);
    for (const { what, n } of await this.activity.backlog()) this.metrics.backlog.set({ what }, n);
    await this.countJobs();
    const { registry } = this.metrics;
    reply
      .status(200)
      .header('content-type', registry.contentType)
      .send(await registry.metrics());
  }

  private add(count: Count): void {
    const { n, labels } = count;
    const [one, other] = labels;
    switch (count.what) {
      case 'turn':
        return this.metrics.turns.inc({ kind: one, outcome: other }, n);
      case 'gate':
        return this.metrics.verdicts.inc({ gate: one, verdict: other }, n);
      case 'override':
        this.metrics.evaluated.inc({ override: one, mode: other }, n);
        return this.metrics.fired.inc({ override: one, mode: other }, count.labels[2] === 'true' ? n : 0);
      case 'generation':
        for (let times = 0; times < n; times++)
          this.metrics.generationSeconds.observe({ dispatch: one, state: other }, count.value);
        return;
      default:
        return unreachable(count);
    }
  }

  /** A queue that is away must not take the other numbers with it. */
  private async countJobs(): Promise<void> {
    this.metrics.queueJobs.reset();
    const late = new AbortController();
    const counted = Promise.all(queueNames.map((name) => this.jobsOf(name)));
    const timeout = delay(queueAnswersWithinMs, null, { signal: late.signal }).then(() => {
      throw new Error(`no answer within ${queueAnswersWithinMs} ms`);
    });
    try {
      for (const { queue, counts } of await Promise.race([counted, timeout]))
        for (const [state, n] of Object.entries(counts)) this.metrics.queueJobs.set({ queue, state }, n);
    } catch (error) {
      this.logger.warn(`the jobs could not be counted: ${reasonOf(error)}`);
    } finally {
      late.abort();
      await Promise.allSettled([timeout]);
    }
  }

  private async jobsOf(queue: string) {
    const jobs = this.modules.get<Queue>(getQueueToken(queue), { strict: false });
    return { queue, counts: await jobs.getJobCounts('waiting', 'active', 'delayed', 'prioritized') };
  }
}
