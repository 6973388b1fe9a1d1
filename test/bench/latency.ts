import { rounded, spread } from './figures.js';
import { steadyRate } from './load.js';
import { type Found, load } from './report.js';
import { type Side, startFloor, startProduct } from './side.js';
import { asOwner, type Place, type Stand, type Store } from './stand.js';

const perSecond = 100;
const messages = 1_500;
const conversations = 200;

/** How long a message takes at a rate that fills nothing. */
export async function latency(stand: Stand): Promise<Found> {
  const rows: Found['rows'] = {};
  for (const store of stand.stores) Object.assign(rows, await ofStore(stand, store));
  return { part: 'latency', title: `Milliseconds at ${perSecond} messages per second, one api and one worker`, rows };
}

async function ofStore(stand: Stand, store: Store): Promise<Found['rows']> {
  const place = await stand.place(store);
  const sides = [await startFloor(place), await startProduct(place)] as const;
  try {
    const rows: Found['rows'] = {};
    for (const side of sides) {
      const { fromRequest, fromAnswer } = await measured(side, place);
      rows[`${store}, ${side.name}, request to event`] = { ...spread(fromRequest), load: load() };
      rows[`${store}, ${side.name}, accepted to event`] = { ...spread(fromAnswer), load: load() };
    }
    const turns = await asOwner(
      place,
      `select extract(epoch from ended_at - created_at) * 1000 as ms from turn order by id desc limit ${messages}`,
    );
    const inDatabase = turns.map(({ ms }) => rounded(Number(ms)));
    rows[`${store}, product, by the database's clock`] = { ...spread(inDatabase), load: load() };
    return rows;
  } finally {
    await Promise.all(sides.map((side) => side.stop()));
  }
}

async function measured(side: Side, place: Place) {
  const made = await side.conversations(conversations);
  await steadyRate(side, made, { perSecond, messages: 5 * perSecond });
  // What PostgreSQL does by itself within the first minute.
  await asOwner(place, 'vacuum (analyze)');
  return steadyRate(side, made, { perSecond, messages });
}
