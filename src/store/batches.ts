/** How items are sent: one by itself, or many in one go. */
export interface Sending<Item, Result> {
  one(item: Item): Promise<Result>;
  /** One result for each item, in their order. */
  many(items: readonly Item[]): Promise<readonly Result[]>;
  /** Whether one of the items may have made `many` throw, so that the others deserve another try. Otherwise all fail at once. */
  mayBlameAnItem(error: unknown): boolean;
  /** Items are sent in the order of these: transactions that lock the same rows then lock them in one order. */
  key(item: Item): string;
  /** Items with one key go one after the other and never together, so that one transaction changes a row of theirs once. */
  apart?: boolean;
  /** Items in one go; the rest is the next batch. */
  atMost?: number;
}

interface Waiting<Item, Result> {
  item: Item;
  key: string;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const usuallyAtMost = 64;

/**
 * Gathers what comes while something is under way and sends it together: a round trip costs more than most statements.
 * One batch is under way at a time. What comes while nothing is goes out at once, so that nobody waits for company.
 */
export class Batches<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private sending: Promise<void> | null = null;

  constructor(private readonly how: Sending<Item, Result>) {}

  /** Resolves or rejects with what became of this item, whatever became of the others. */
  run(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, key: this.how.key(item), resolve, reject });
      this.sending ??= this.sendAll();
    });
  }

  /** Resolves when everything that was given so far has an answer. */
  async settled(): Promise<void> {
    while (this.sending) await this.sending;
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.send(this.next());
    }
    this.sending = null;
  }

  /** The oldest that may go together. */
  private next(): Waiting<Item, Result>[] {
    const { apart = false, atMost = usuallyAtMost } = this.how;
    const keys = new Set<string>();
    const batch: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    for (const waiting of this.waiting) {
      const goes = batch.length < atMost && !(apart && keys.has(waiting.key));
      (goes ? batch : rest).push(waiting);
      keys.add(waiting.key);
    }
    this.waiting = rest;
    return batch.sort(byKey);
  }

  private async send(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    const [first, ...others] = batch;
    if (first && others.length === 0) return this.sendAlone(first);
    try {
      const results = await this.how.many(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error(`${batch.length} were sent and ${results.length} answered`);
      batch.forEach(({ resolve }, at) => resolve(results[at] as Result));
    } catch (error) {
      if (!this.how.mayBlameAnItem(error)) return batch.forEach(({ reject }) => reject(error));
      // Halves again and again: of many items one that fails costs the others a few round trips, and not one each.
      const half = batch.length >> 1;
      await this.send(batch.slice(0, half));
      await this.send(batch.slice(half));
    }
  }

  private async sendAlone({ item, resolve, reject }: Waiting<Item, Result>): Promise<void> {
    try {
      resolve(await this.how.one(item));
    } catch (error) {
      reject(error);
    }
  }
}

/** Equal keys keep the order in which they came, for sorting is stable. */
const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
