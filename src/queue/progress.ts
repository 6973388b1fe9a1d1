import { Injectable } from '@nestjs/common';

/** Without a sweep for this long, what is due is not being looked at. */
const stalledAfterMs = 15_000;

/** Whether work moves, as opposed to whether sockets are open. */
@Injectable()
export class Progress {
  private sweptAt = Date.now();

  /** A sweep ended, here or in the process that holds the sweeper's lock. */
  swept(): void {
    this.sweptAt = Date.now();
  }

  /** Why this process is not ready, or null. */
  stalled(): string | null {
    const since = Date.now() - this.sweptAt;
    return since > stalledAfterMs
      ? `nothing has been swept for ${Math.round(since / 1000)} s; the database or the queue does not answer`
      : null;
  }
}
