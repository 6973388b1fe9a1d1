import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Database } from '../store/database.js';
import { News } from '../store/news.js';
import { endedTurn, findTurn, type StoredTurn } from '../store/reads/turns.js';
import { Closing } from './closing.js';

export interface Awaited {
  tenantId: string;
  conversationId: string;
  turnId: string;
  ms: number;
}

/** Waits for a turn, following what supersedes it. */
@Injectable()
export class TurnWaiter {
  constructor(
    private readonly database: Database,
    private readonly news: News,
    private readonly closing: Closing,
  ) {}

  /** The turn that ended the chain, or null when none did in time, the client is gone, or the process stops. */
  async ended(awaited: Awaited, response: ServerResponse): Promise<StoredTurn | null> {
    const { signal, done } = this.closing.watch(response);
    const until = Date.now() + awaited.ms;
    try {
      for (;;) {
        const turn = await this.once(awaited, until - Date.now(), signal);
        if (turn || signal.aborted || Date.now() >= until) return turn;
      }
    } finally {
      done();
    }
  }

  /** Listens before it looks, so that nothing can happen in between unheard. */
  private async once(
    { tenantId, conversationId, turnId }: Awaited,
    ms: number,
    signal: AbortSignal,
  ): Promise<StoredTurn | null> {
    const heard = new AbortController();
    const abort = () => heard.abort();
    signal.addEventListener('abort', abort, { once: true });
    const news = this.news.next(conversationId, ms, heard.signal);
    try {
      const ended = await endedTurn(this.database, tenantId, turnId);
      if (ended) return await findTurn(this.database, tenantId, ended);
      await news;
      return null;
    } finally {
      signal.removeEventListener('abort', abort);
      abort();
    }
  }
}
