import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../store/database.js';
import { Keys } from '../store/keys.js';
import { News } from '../store/news.js';
import { eventsAfter, type StoredEvent } from '../store/reads/events.js';
import { Closing } from './closing.js';
import type { HttpReply } from './exchange.js';

const keepAliveMs = 15_000;
const keepAlive = ': keep-alive\n\n';

interface Subscription {
  tenantId: string;
  conversationId: string;
  /** Who may see what is for one person alone; null for nobody. */
  reader: string | null;
  /** The last event that was seen. */
  after: number;
  /** Whether it may go on; asked again and again, since a key is revoked and a participant leaves. */
  open(): Promise<boolean>;
}

/** Server-sent events, read from the same rows that every other reader has: what is lost on the way is read again. */
@Injectable()
export class EventStream {
  private readonly logger = new Logger('Events');

  constructor(
    private readonly database: Database,
    private readonly keys: Keys,
    private readonly news: News,
    private readonly closing: Closing,
  ) {}

  /** Ends when the client goes, its key ends, or the process stops; the client resumes from the last id it saw. */
  async send({ raw, request: { method, key = '' } }: HttpReply, subscription: Subscription): Promise<void> {
    const { signal, done } = this.closing.watch(raw);
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // A stream ends when the process stops; a connection kept after that would hold it.
      connection: 'close',
    });
    try {
      if (method !== 'HEAD') await this.pump(raw, { ...subscription }, { key, signal });
    } catch (error) {
      if (!signal.aborted)
        this.logger.warn(`a stream broke off: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      done();
      raw.end();
    }
  }

  private async pump(
    raw: ServerResponse,
    at: Subscription,
    { key, signal }: { key: string; signal: AbortSignal },
  ): Promise<void> {
    let quietUntil = 0;
    while (!signal.aborted) {
      if (Date.now() >= quietUntil) {
        // A key that has been revoked meanwhile sees nothing more.
        if (!(await this.keys.find(key)) || !(await at.open())) return;
        await write(raw, keepAlive, signal);
        quietUntil = Date.now() + keepAliveMs;
      }
      if (!(await this.next(raw, at, { signal, ms: quietUntil - Date.now() }))) return;
    }
  }

  /**
   * Sends what there is, or waits for something; it listens before it looks, so that nothing is missed in between.
   * False when the reader may see nothing any more.
   */
  private async next(
    raw: ServerResponse,
    at: Subscription,
    { signal, ms }: { signal: AbortSignal; ms: number },
  ): Promise<boolean> {
    const heard = new AbortController();
    const stop = () => heard.abort();
    signal.addEventListener('abort', stop, { once: true });
    const news = this.news.next(at.conversationId, ms, heard.signal);
    try {
      const events = await eventsAfter(this.database, at.tenantId, at.conversationId, at.after);
      // Asked after the events were read: what follows a participant's leaving is among them.
      if (events.length > 0 && !(await at.open())) return false;
      for (const event of events) {
        if (event.for === undefined || event.for === at.reader) await write(raw, frame(event), signal);
        at.after = event.id;
      }
      if (events.length === 0) await news;
      return true;
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}

const frame = ({ id, type, data }: StoredEvent) => `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** Waits while the client is slower than we are. */
async function write(raw: ServerResponse, text: string, signal: AbortSignal): Promise<void> {
  if (!signal.aborted && !raw.write(text)) await once(raw, 'drain', { signal });
}
