import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

/** What a process cannot work without. A queue that lives in the database is lost and back with it. */
export type Needed = 'database' | 'queue';

/** A complaint waits this long for the outage that would explain it, which is looked for once a second. */
const explainedWithinMs = 2_000;

/**
 * One line when something needed is lost and one when it is back. Everything that fails meanwhile would say so too, again
 * and again; its complaints are heard here, and told only when the outage does not explain them.
 */
export class Outages {
  private readonly logger = new Logger('Outages');
  /** Since when, in ms of this process's clock. */
  private readonly since = new Map<string, number>();
  /** When each was lost or came back last. */
  private readonly changed = new Map<string, number>();

  /** @param names as they stand in the log, with an address; equal names are one thing */
  constructor(private readonly names: Record<Needed, string> = { database: 'PostgreSQL', queue: 'the queue' }) {}

  /** Something failed that needs `what`. */
  async complain(what: Needed, line: string, level: 'warn' | 'error' = 'warn'): Promise<void> {
    const failedAt = performance.now();
    await delay(explainedWithinMs, undefined, { ref: false });
    const changedAt = this.changed.get(this.names[what]) ?? -Infinity;
    if (this.isOut(what) || changedAt > failedAt - explainedWithinMs) this.logger.debug(line);
    else this.logger[level](line);
  }

  isOut(what: Needed): boolean {
    return this.since.has(this.names[what]);
  }

  /** What a look found: null for each that answers, else why it does not. */
  found(reasons: Record<Needed, string | null>): void {
    for (const name of new Set(Object.values(this.names))) {
      const kinds = (Object.keys(this.names) as Needed[]).filter((what) => this.names[what] === name);
      const reason = kinds.map((what) => reasons[what]).find((found) => found !== null);
      if (reason != null) this.lost(name, reason);
      else this.back(name);
    }
  }

  private lost(name: string, reason: string): void {
    if (this.since.has(name)) return;
    this.since.set(name, performance.now());
    this.changed.set(name, performance.now());
    this.logger.warn(`${name} is lost (${reason}); waiting for it`);
  }

  private back(name: string): void {
    const since = this.since.get(name);
    if (since === undefined) return;
    this.since.delete(name);
    // What broke on the way may fail a last time now.
    this.changed.set(name, performance.now());
    this.logger.log(`${name} is back after ${Math.round((performance.now() - since) / 1000)} s; work goes on`);
  }
}
