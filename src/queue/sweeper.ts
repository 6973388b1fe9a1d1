import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { unreachable } from '../domain/unreachable.js';
import { Announcements } from '../store/announcements.js';
import { type Due, DueWork } from '../store/due.js';
import { Doorbell } from './doorbell.js';
import { Progress } from './progress.js';

const everyMs = 1_000;
/** Of each kind, in one sweep; the rest waits for the next. */
const atOnce = 500;

/** The only retry: once a second, in one process at a time, it rings for whatever is due. No job, so a wiped queue cannot lose it. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Sweeper.name);
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
    for (const item of (await this.due.list(atOnce)) ?? []) await this.tend(item);
    this.progress.swept();
  }

  private plan(): void {
    this.timer = setTimeout(() => {
      this.sweeping = this.sweep()
        .catch((error: unknown) =>
          this.logger.warn(`a sweep failed: ${error instanceof Error ? error.message : String(error)}`),
        )
        .finally(() => this.stopped || this.plan());
    }, everyMs);
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
