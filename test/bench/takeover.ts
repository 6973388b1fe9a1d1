import { setTimeout as delay } from 'node:timers/promises';
import { boot } from '../../src/boot.js';
import { readSettings } from '../../src/config/settings.js';
import { estimatedTokens } from '../../src/models/estimate.js';
import type { Model } from '../../src/models/model.js';
import { Client } from './client.js';
import { spread } from './figures.js';
import { type Found, load } from './report.js';
import { environmentOf, type Stand } from './stand.js';

const running = 200;
const takeovers = 200;
const atOnce = 8;
const warmUp = 20;

/** How long a person waits for a take-over while 200 generations run, everything in one process. */
export async function takeover(stand: Stand): Promise<Found> {
  const place = await stand.place('PostgreSQL');
  const limits = { MODEL_CONCURRENCY: String(running), MODEL_TIMEOUT_MS: '600000', LOG_LEVEL: 'error' };
  const model = new SlowModel();
  const service = await boot(readSettings({ ...environmentOf(place), ...limits }), model);
  const client = new Client(service.url ?? '', place.key);
  const bench = new Takeovers(client, model);
  try {
    return {
      part: 'takeover',
      title: `Milliseconds for a take-over while ${running} generations run`,
      rows: await bench.rows(),
    };
  } finally {
    // What is still generating would hold the process for as long as its model may take.
    await bench.closeAll();
    client.close();
    await service.close();
  }
}

/** Answers nothing until it is stopped, so that exactly as many generations run as were asked for. */
class SlowModel implements Model {
  readonly name = 'slow model';
  generating = 0;

  limits = () => Promise.resolve({ window: 32_768, answer: 4_096 });

  count = (text: string) => Promise.resolve(estimatedTokens(text));

  generate = (_request: unknown, signal: AbortSignal): Promise<never> => {
    this.generating++;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        this.generating--;
        reject(signal.reason as Error);
      });
    });
  };

  async isFull(): Promise<void> {
    while (this.generating < running) await delay(5);
  }
}

class Takeovers {
  private readonly everything: string[] = [];

  constructor(
    private readonly client: Client,
    private readonly model: SlowModel,
  ) {}

  async rows(): Promise<Found['rows']> {
    const [busy, spare] = [await this.conversations(running), await this.conversations(takeovers)];
    const [idle, idleToo] = [await this.conversations(takeovers + warmUp), await this.conversations(takeovers)];
    await inTurns(busy, (id) => this.start(id));
    await this.model.isFull();
    for (const id of idle.splice(0, warmUp)) await this.timed(id);
    const others: number[] = [];
    for (const id of idle) others.push(await this.timed(id));
    const together: number[] = [];
    await inTurns(idleToo, async (id) => void together.push(await this.timed(id)));
    const same: number[] = [];
    for (const id of busy) {
      same.push(await this.timed(id));
      await this.start(spare.pop() as string);
      await this.model.isFull();
    }
    return {
      'other conversations, one after the other': { ...spread(others), load: load() },
      [`other conversations, ${atOnce} at once`]: { ...spread(together), load: load() },
      'conversations that generate, one after the other': { ...spread(same), load: load() },
    };
  }

  closeAll(): Promise<void> {
    return inTurns(this.everything, (id) => this.client.post(`/v1/conversations/${id}/close`, { by: 'bench' }));
  }

  private async conversations(count: number): Promise<string[]> {
    const participants = [
      { id: 'adam', kind: 'human', role: 'man' },
      { id: 'eve', kind: 'human', role: 'woman' },
      { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' },
    ];
    const made: string[] = [];
    await inTurns(Array.from({ length: count }), async () => {
      const { id } = await this.client.post('/v1/conversations', { participants });
      made.push(id);
    });
    this.everything.push(...made);
    return made;
  }

  private start = (id: string): Promise<unknown> =>
    this.client.post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'Hello.' });

  private async timed(id: string): Promise<number> {
    const from = performance.now();
    await this.client.post(`/v1/conversations/${id}/takeover`, { by: 'bench' });
    return performance.now() - from;
  }
}

async function inTurns<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const one = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
