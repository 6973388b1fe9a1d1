import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { QueueName } from '../domain/queues.js';
import type { Outages } from '../observe/outages.js';
import { reasonOf } from '../observe/reachable.js';
import type { Database } from '../store/database.js';
import type { Doorbell } from './doorbell.js';
import type { Progress } from './progress.js';

const everyMs = 1_000;
const answersWithinMs = 3_000;

export interface Watched {
  database: Database;
  doorbell: Doorbell;
  progress: Progress;
  outages: Outages;
  /** The queues this process takes jobs from. */
  takes: readonly QueueName[];
}

/** Looks once a second, in every process, whether database and queue answer and whether waiting jobs are taken. */
@Injectable()
export class Pulse implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly watched: Watched) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
  }

  private plan(): void {
    this.timer = setTimeout(() => {
      this.looking = this.look().finally(() => this.stopped || this.plan());
    }, everyMs);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    const { database, progress, outages } = this.watched;
    const [ofDatabase, ofQueue] = await Promise.all([
      failureOf(database.query('select 1')),
      failureOf(this.askQueue()),
    ]);
    if (this.stopped) return;
    if (ofQueue === null) progress.queueAnswered();
    outages.found({ database: ofDatabase, queue: ofQueue });
  }

  /** A process that takes no jobs asks all the same, to learn whether it could ring. */
  private async askQueue(): Promise<void> {
    const { doorbell, progress, takes } = this.watched;
    for (const queue of takes) progress.saw(queue, (await doorbell.waiting(queue)) > 0);
    if (takes.length === 0) await doorbell.waiting('turns');
  }
}

/** Null when it was answered in time. */
async function failureOf(answer: Promise<unknown>): Promise<string | null> {
  const timeout = new AbortController();
  const late = delay(answersWithinMs, 'no answer', { signal: timeout.signal }).catch(() => null);
  const reason = await Promise.race([
    answer.then(
      () => null,
      (error: unknown) => reasonOf(error),
    ),
    late,
  ]);
  timeout.abort();
  return reason;
}
