import type { Database } from './database.js';

interface Item {
  tenantId: string;
  conversationId: string;
}

/**
 * Says that a conversation has news: marks its outbox rows delivered and wakes every process that listens.
 * Announcements gather while one is on its way, since a NOTIFY of their own would cost each commit a third.
 * What is lost here is announced again by the sweeper, under the same numbers.
 */
export class Announcements {
  private waiting = new Map<string, Item>();
  private sending: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {}

  announce(tenantId: string, conversationId: string): void {
    this.waiting.set(conversationId, { tenantId, conversationId });
    this.sending ??= this.send();
  }

  /** Resolves when everything announced so far has gone out. */
  async settled(): Promise<void> {
    while (this.sending) await this.sending;
  }

  private async send(): Promise<void> {
    while (this.waiting.size > 0) {
      const items = [...this.waiting.values()];
      this.waiting = new Map();
      await this.database.query('select announce($1)::text', [items]).catch(this.onError);
    }
    this.sending = null;
  }
}
