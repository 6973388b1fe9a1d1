import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Database } from '../store/database.js';
import { News } from '../store/news.js';
import { findTurn, lastOfChain, type StoredTurn } from '../store/reads/turns.js';
import { Closing } from './closing.js';

export interface Awaited {
  tenantId: string;
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
  async ended({ tenantId, turnId, ms }: Awaited, response: ServerResponse): Promise<StoredTurn | null> {
    const { signal, done } = this.closing.watch(response);
    const until = Date.now() + ms;
    let watched = turnId;
    try {
      for (;;) {
        const { turn, last } = await this.look({ tenantId, turnId: watched, ms: until - Date.now() }, signal);
        if (turn || signal.aborted || Date.now() >= until) return turn;
        watched = last;
      }
    } finally {
      done();
    }
  }

  /** Listens before it looks, so that nothing can happen in between unheard. */
  private async look(
    { tenantId, turnId, ms }: Awaited,
    signal: AbortSignal,
  ): Promise<{ turn: StoredTurn | null; last: string }> {
    const heard = new AbortController();
    const abort = () => heard.abort();
    signal.addEventListener('abort', abort, { once: true });
    const news = this.news.next(turnId, ms, heard.signal);
    try {
      const last = await lastOfChain(this.database, tenantId, turnId);
      if (last?.ended) return { turn: await findTurn(this.database, tenantId, last.id), last: last.id };
      if (!last || last.id === turnId) await news;
      return { turn: null, last: last?.id ?? turnId };
    } finally {
      signal.removeEventListener('abort', abort);
      abort();
    }
  }
}
