import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * Wakes whoever waits for a conversation or for one of its turns to end, from every process that announces.
 * News may be lost while the connection is; whoever waits looks again after `pollMs` all the same.
 */
export class News {
  private readonly waiting = new Map<string, Set<() => void>>();
  private client: pg.Client | null = null;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly onLost: (error: unknown) => void,
    readonly pollMs = 1000,
  ) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'overrule news', keepAlive: true });
    client.on('notification', ({ payload = '' }) => payload.split(' ').forEach((id) => this.wake(id)));
    client.on('error', (error) => void this.reopen(client, error));
    client.on('end', () => void this.reopen(client, new Error('the connection for news ended')));
    await client.connect();
    await client.query('listen overrule');
    this.client = client;
  }

  /** Resolves at the next news of this conversation or turn, after `ms` or the poll interval, or when the signal aborts. False when only the time has passed. */
  async next(id: string, ms: number, signal?: AbortSignal): Promise<boolean> {
    const timeout = new AbortController();
    const wakers = this.waiting.get(id) ?? new Set();
    this.waiting.set(id, wakers);
    let waker = () => {};
    const woken = new Promise<void>((resolve) => {
      waker = resolve;
      wakers.add(waker);
      signal?.addEventListener('abort', waker, { once: true });
    });
    if (signal?.aborted) waker();
    const timer = delay(Math.max(0, Math.min(ms, this.pollMs)), undefined, { signal: timeout.signal }).catch(
      () => undefined,
    );
    const heard = await Promise.race([woken.then(() => true), timer.then(() => false)]);
    timeout.abort();
    signal?.removeEventListener('abort', waker);
    wakers.delete(waker);
    if (wakers.size === 0 && this.waiting.get(id) === wakers) this.waiting.delete(id);
    return heard;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const wakers of this.waiting.values()) for (const waker of wakers) waker();
    await this.client?.end().catch(() => undefined);
  }

  private wake(id: string): void {
    for (const waker of this.waiting.get(id) ?? []) waker();
  }

  private async reopen(lost: pg.Client, error: unknown): Promise<void> {
    if (this.closed || this.client !== lost) return;
    this.client = null;
    this.onLost(error);
    await lost.end().catch(() => undefined);
    while (!this.closed && this.client === null) {
      await this.open().catch(() => delay(this.pollMs));
    }
  }
}
