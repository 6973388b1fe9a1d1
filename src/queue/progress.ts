import { Injectable } from '@nestjs/common';
import type { QueueName } from '../domain/queues.js';
import { Outages } from '../observe/outages.js';

/** Without a sign of life for this long, what is due is not being looked at. */
const stalledAfterMs = 15_000;

/** Whether work moves, as opposed to whether sockets are open. */
@Injectable()
export class Progress {
  private sweptAt = Date.now();
  private queueAnsweredAt = Date.now();
  /** Since when jobs wait of which this process took none, by queue. */
  private readonly waitingSince = new Map<QueueName, number>();
  private readonly running = new Map<QueueName, number>();

  constructor(private readonly outages: Outages = new Outages()) {}

  /** A sweep ended, here or in the process that holds the sweeper's lock. */
  swept(): void {
    this.sweptAt = Date.now();
  }

  /** A sweep failed; told unless the database is known to be away. */
  complain(line: string): Promise<void> {
    return this.outages.complain('database', line);
  }

  queueAnswered(): void {
    this.queueAnsweredAt = Date.now();
  }

  /** What a look found: whether jobs wait in a queue that this process could take from. */
  saw(queue: QueueName, waits: boolean): void {
    if (!waits || (this.running.get(queue) ?? 0) > 0) this.waitingSince.delete(queue);
    else if (!this.waitingSince.has(queue)) this.waitingSince.set(queue, Date.now());
  }

  /** This process works on a job. One that is at work is not stalled, however slow its model is and however many wait. */
  async during<T>(queue: QueueName, work: () => Promise<T>): Promise<T> {
    this.running.set(queue, (this.running.get(queue) ?? 0) + 1);
    try {
      return await work();
    } finally {
      this.running.set(queue, (this.running.get(queue) ?? 1) - 1);
      this.waitingSince.delete(queue);
    }
  }

  /** Why this process is not ready, or null. Only a worker sweeps. */
  stalled({ sweeps = true } = {}): string | null {
    const now = Date.now();
    const tooLong = (since: number): boolean => now - since > stalledAfterMs;
    const seconds = (since: number): number => Math.round((now - since) / 1000);
    if (tooLong(this.queueAnsweredAt)) return `the queue has not answered for ${seconds(this.queueAnsweredAt)} s`;
    if (sweeps && tooLong(this.sweptAt))
      return `nothing has been swept for ${seconds(this.sweptAt)} s; the database or the queue does not answer`;
    for (const [queue, since] of this.waitingSince)
      if (tooLong(since)) return `jobs wait in the queue ${queue}, and none has been taken for ${seconds(since)} s`;
    return null;
  }
}
