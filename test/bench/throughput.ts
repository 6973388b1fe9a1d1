import { median, rounded } from './figures.js';
import { closedLoop, type Shape } from './load.js';
import { type Found, load, say } from './report.js';
import { type Side, startFloor, startProduct } from './side.js';
import type { Stand, Store } from './stand.js';

const rounds = 3;
const time = { warmMs: 1_000, ms: 3_000 };
const manyConversations = 200;
const atOnce = 50;

/** Messages per second, floor and product by turns, with one worker and with two, and in one conversation. */
export async function throughput(stand: Stand): Promise<Found> {
  const rows: Found['rows'] = {};
  for (const store of stand.stores) Object.assign(rows, await ofStore(stand, store));
  for (const store of (['PostgreSQL', 'Redis'] as const).filter((name) => !stand.stores.includes(name)))
    rows[store] = { floor: 'skipped: no redis-server found' };
  return {
    part: 'throughput',
    title: `Messages per second from request to event, medians of ${rounds} rounds by turns (${manyConversations} conversations, ${atOnce} at once)`,
    rows,
  };
}

async function ofStore(stand: Stand, store: Store): Promise<Found['rows']> {
  const place = await stand.place(store);
  const sides = [await startFloor(place), await startProduct(place)] as const;
  try {
    const shapes = new Map<Side, Shape>();
    for (const side of sides) shapes.set(side, { conversations: await side.conversations(manyConversations), atOnce });
    const of = (side: Side): Shape => shapes.get(side) as Shape;
    const alone = (side: Side): Shape => ({ conversations: of(side).conversations.slice(0, 1), atOnce: 1 });
    return {
      [`${store}, one worker`]: await compared(sides, (side) => closedLoop(side, of(side), time)),
      [`${store}, two workers`]: await compared(sides, (side) =>
        side.withTwoWorkers(() => closedLoop(side, of(side), time)),
      ),
      [`${store}, one conversation`]: await compared(sides, (side) => closedLoop(side, alone(side), time)),
    };
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

/** Ratios are taken within a round, where both met the same neighbours. */
async function compared(
  sides: readonly [Side, Side],
  measure: (side: Side) => Promise<number>,
): Promise<Record<string, number>> {
  const [floors, products, ratios]: number[][] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const floor = await measure(sides[0]);
    const product = await measure(sides[1]);
    floors?.push(floor);
    products?.push(product);
    ratios?.push(product / floor);
    say(`  floor ${floor.toFixed(0)}/s, product ${product.toFixed(0)}/s, ratio ${(product / floor).toFixed(2)}`);
  }
  return {
    floor: rounded(median(floors ?? []), 0),
    product: rounded(median(products ?? []), 0),
    ratio: rounded(median(ratios ?? []), 2),
    lowest: rounded(Math.min(...(ratios ?? [])), 2),
    highest: rounded(Math.max(...(ratios ?? [])), 2),
    load: load(),
  };
}
