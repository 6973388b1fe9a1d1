import { median, rounded } from './figures.js';
import { closedLoop, type Shape } from './load.js';
import { usedBetween } from './processor.js';
import { type Found, load, say } from './report.js';
import { type Side, startFloor, startProduct } from './side.js';
import { asOwner, type Stand, type Store } from './stand.js';

const rounds = 3;
const time = { warmMs: 500, ms: 3_500 };
/** Once a program: what runs often is compiled only after some thousand messages. */
const warmUp = { warmMs: 0, ms: 6_000 };
const manyConversations = 200;
const atOnce = 50;

/** Messages per second, floor and product by turns, with one worker and with two, and in one conversation. */
export async function throughput(stand: Stand): Promise<Found> {
  const rows: Found['rows'] = {};
  for (const store of stand.stores) Object.assign(rows, await new Comparison(stand, store).rows());
  for (const store of (['PostgreSQL', 'Redis'] as const).filter((name) => !stand.stores.includes(name)))
    rows[store] = { floor: 'skipped: no redis-server found' };
  return {
    part: 'throughput',
    title:
      `Messages per second from request to event, and µs of processor time for each in all processes but the client's; ` +
      `medians of ${rounds} rounds by turns (${manyConversations} conversations, ${atOnce} at once)`,
    rows,
  };
}

interface Measured {
  perSecond: number;
  /** Microseconds a message. */
  cost: number;
}

class Comparison {
  constructor(
    private readonly stand: Stand,
    private readonly store: Store,
  ) {}

  async rows(): Promise<Found['rows']> {
    const place = await this.stand.place(this.store);
    const sides = [await startFloor(place), await startProduct(place)] as const;
    try {
      const shapes = new Map<Side, Shape>();
      for (const side of sides)
        shapes.set(side, { conversations: await side.conversations(manyConversations), atOnce });
      const of = (side: Side): Shape => shapes.get(side) as Shape;
      const alone = (side: Side): Shape => ({ conversations: of(side).conversations.slice(0, 1), atOnce: 1 });
      for (const side of sides) await closedLoop(side, of(side), warmUp);
      // What PostgreSQL does by itself within the first minute.
      await asOwner(place, 'vacuum (analyze)');
      return {
        [`${this.store}, one worker`]: await this.compared(sides, (side) => this.measured(side, of(side))),
        [`${this.store}, two workers`]: await this.compared(sides, (side) =>
          side.withTwoWorkers(async () => {
            await closedLoop(side, of(side), { ...warmUp, ms: warmUp.ms / 2 });
            return this.measured(side, of(side));
          }),
        ),
        [`${this.store}, one conversation`]: await this.compared(sides, (side) => this.measured(side, alone(side))),
      };
    } finally {
      await Promise.all(sides.map((side) => side.stop()));
    }
  }

  private async measured(side: Side, shape: Shape): Promise<Measured> {
    const before = this.stand.processorTime();
    const { perSecond, messages } = await closedLoop(side, shape, time);
    return { perSecond, cost: usedBetween(before, this.stand.processorTime()) / messages };
  }

  /** Ratios are taken within a round, where both met the same neighbours. */
  private async compared(
    sides: readonly [Side, Side],
    measure: (side: Side) => Promise<Measured>,
  ): Promise<Record<string, number>> {
    const found: { floor: Measured; product: Measured }[] = [];
    for (let round = 0; round < rounds; round++) {
      const [floor, product] = [await measure(sides[0]), await measure(sides[1])];
      found.push({ floor, product });
      const ratio = (product.perSecond / floor.perSecond).toFixed(2);
      say(`  floor ${floor.perSecond.toFixed(0)}/s, product ${product.perSecond.toFixed(0)}/s, ratio ${ratio}`);
    }
    const middle = (of: (round: { floor: Measured; product: Measured }) => number, digits = 0) =>
      rounded(median(found.map(of)), digits);
    return {
      floor: middle(({ floor }) => floor.perSecond),
      product: middle(({ product }) => product.perSecond),
      ratio: middle(({ floor, product }) => product.perSecond / floor.perSecond, 2),
      'floor µs': middle(({ floor }) => floor.cost),
      'product µs': middle(({ product }) => product.cost),
      'ratio of µs': middle(({ floor, product }) => floor.cost / product.cost, 2),
      load: load(),
    };
  }
}
