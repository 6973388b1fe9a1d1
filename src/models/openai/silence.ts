import { ModelError } from '../model.js';

/** A stream that has begun may pause for a quarter of the whole time, and for five seconds in any case. */
const share = 1 / 4;
const leastMs = 5_000;

export const silenceMs = (timeoutMs: number): number => Math.max(leastMs, timeoutMs * share);

/**
 * Aborts when a stream that has begun falls silent. Before its first piece a server may load the model and read a long
 * prompt, for which only the whole time counts.
 */
export class Silence {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly ms: number) {}

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  broken(): void {
    this.end();
    this.timer = setTimeout(
      () => this.controller.abort(new ModelError('timed_out', `the answer stopped in the middle for ${this.ms} ms`)),
      this.ms,
    );
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
