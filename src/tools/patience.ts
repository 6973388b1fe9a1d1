import type { Given } from './define.js';

const late: Given = { kind: 'failed', text: 'It took too long. Ask for less, or answer without it.' };

/** How long the calls of one generation may be waited for, together. What runs in this thread bounds itself. */
export class Patience {
  constructor(private left: number) {}

  /** A result that comes too late is dropped, and the signal tells its tool to stop. */
  async wait(run: (signal: AbortSignal) => Given | Promise<Given>): Promise<Given> {
    if (this.left <= 0) return late;
    const stop = new AbortController();
    const answer = run(stop.signal);
    if (!(answer instanceof Promise)) return answer;
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<Given>((resolve) => {
      timer = setTimeout(() => resolve(late), this.left);
    });
    try {
      return await Promise.race([answer, over]);
    } finally {
      clearTimeout(timer);
      stop.abort();
      this.left -= performance.now() - began;
    }
  }
}
