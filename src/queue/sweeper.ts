import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { unreachable } from '../domain/unreachable.js';
import { reasonOf } from '../observe/reachable.js';
import { Announcements } from '../store/announcements.js';
import { type Due, DueWork } from '../store/due.js';
import { Doorbell } from './doorbell.js';
import { Progress } from './progress.js';

const everyMs = 1_000;
/** Of each kind, in one sweep; the rest waits for the next. */
const atOnce = 500;

/** Ringing for many turns takes a while, and hands that changed should be known at once. */
const handoffsFirst = (a: Due, b: Due): number => Number(b.kind === 'handoff') - Number(a.kind === 'handoff');

/** The only retry: once a second, in one process at a time, it rings for whatever is due. No job, so a wiped queue cannot lose it. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly due: DueWork,
    private readonly doorbell: Doorbell,
    private readonly announcements: Announcements,
    private readonly progress: Progress,
  ) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.sweeping;
  }

  /** One sweep: looks at what is due and rings for it. */
  async sweep(): Promise<void> {
    const due = ((await this.due.list(atOnce)) ?? []).sort(handoffsFirst);
    const failures: unknown[] = [];
    for (const item of due) await this.tend(item).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new Error(
        `${failures.length} of ${due.length} could not be tended, the first by: ${reasonOf(failures[0])}`,
        { cause: failures[0] },
      );
    this.progress.swept();
  }

  /** A second from look to look, whatever a sweep takes: a person's time that ran out is told at most so late. */
  private plan(afterMs = everyMs): void {
    this.timer = setTimeout(() => {
      const began = performance.now();
      this.sweeping = this.sweep()
        .catch((error: unknown) => this.progress.complain(`a sweep failed: ${reasonOf(error)}`))
        .finally(() => this.stopped || this.plan(Math.max(0, everyMs - (performance.now() - began))));
    }, afterMs);
    this.timer.unref();
  }

  private async tend({ tenantId, id, kind }: Due): Promise<void> {
    switch (kind) {
      case 'turn':
        return this.doorbell.ringAgain(tenantId, id);
      case 'generation':
        return this.doorbell.askModelAgain(tenantId, id);
      case 'handoff':
        if (await this.due.settle(tenantId, id)) await this.doorbell.ring(tenantId, id);
        return this.announcements.announce(tenantId, id);
      case 'outbox':
        return this.announcements.announce(tenantId, id);
      case 'idempotency':
        return this.due.expireIdempotency(tenantId);
      default:
        return unreachable(kind);
    }
  }
}
