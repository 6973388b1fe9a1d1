import type { ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Ends what would otherwise hold the process: requests that wait and streams that never end by themselves. */
@Injectable()
export class Closing implements BeforeApplicationShutdown {
  private readonly open = new Set<AbortController>();
  private closed = false;

  get isClosed(): boolean {
    return this.closed;
  }

  /** Aborts when the client is gone or the process stops; to be let go of when the answer is complete. */
  watch(response: ServerResponse): { signal: AbortSignal; done: () => void } {
    const controller = new AbortController();
    const abort = () => controller.abort();
    response.once('close', abort);
    this.open.add(controller);
    if (this.closed) abort();
    const done = () => {
      response.off('close', abort);
      this.open.delete(controller);
    };
    return { signal: controller.signal, done };
  }

  beforeApplicationShutdown(): void {
    this.closed = true;
    for (const controller of this.open) controller.abort();
  }
}
