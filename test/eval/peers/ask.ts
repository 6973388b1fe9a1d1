import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { processorTime } from '../clock.js';
import type { Task } from './worker.js';

/** A peer in a thread of its own, for a loop without end can only be ended from outside. */
export class Asked {
  private worker: Worker | undefined;

  constructor(
    private readonly name: string,
    private readonly folder: string,
  ) {}

  /** Null when there is no answer within the limit of processor time; the next question goes to a fresh thread. */
  async ask<T>(task: Task, limitMs: number): Promise<T | null> {
    const worker = await this.ready();
    worker.postMessage(task);
    const limit = new AbortController();
    const started = processorTime();
    const timer = setInterval(() => processorTime() - started > limitMs * 1_000 && limit.abort(), 100);
    try {
      const [result] = (await once(worker, 'message', { signal: limit.signal })) as [T];
      return result;
    } catch (error) {
      if (!limit.signal.aborted) throw error;
      await this.end();
      return null;
    } finally {
      clearInterval(timer);
    }
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
    this.worker = undefined;
  }

  private async ready(): Promise<Worker> {
    if (this.worker !== undefined) return this.worker;
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { name: this.name, folder: this.folder },
    });
    await once(worker, 'message');
    this.worker = worker;
    return worker;
  }
}
