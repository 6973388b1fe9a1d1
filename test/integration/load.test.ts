import { describe, expect, test } from '@jest/globals';
import { faults, Field, type Plan, play } from '../support/load.js';
import { proof, tell } from '../support/proof.js';
import { describeWithRedis } from '../support/redis.js';
import { Site } from '../support/site.js';
import { inPostgres, onRedis, type StartStore } from '../support/stores.js';

const { count: conversations, seed, timeout, whole } = proof(12);
const size = { conversations, drafts: whole ? 10 : 5, clients: whole ? 50 : 10, seed };

const killWorker = (field: Field) => field.killWorker();
/** Five workers die in the whole proof, one in the part that every run does. */
const kills = (whole ? [0.1, 0.25, 0.4, 0.6, 0.8] : [0.3]).map((after) => ({ after, happens: killWorker }));
const wipe = { after: 0.7, happens: (field: Field) => field.site.store.wipe() };
const restart = {
  after: 0.5,
  happens: async ({ site: { store } }: Field) => {
    await store.kill?.();
    await store.start?.();
  },
};
const inOrder = (events: Plan['events']) => events.sort((a, b) => a.after - b.after);

async function run(startStore: StartStore, events: Plan['events']): Promise<Record<string, unknown[]>> {
  const site = await Site.open(startStore);
  const field = await Field.open(site);
  try {
    const started = performance.now();
    const accepted = await play(field, { ...size, events: inOrder(events) });
    const found = await faults(site, accepted);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const store = site.store.env.QUEUE_URL ? 'redis' : 'postgres';
    tell({ ...size, store, accepted: accepted.size, kills: field.kills, seconds, faults: Object.keys(found) });
    return accepted.size === size.conversations * size.drafts ? found : { 'fewer were accepted': [accepted.size] };
  } finally {
    await field.close();
    await site.close();
  }
}

const title = `${size.conversations} conversations of ${size.drafts} drafts from ${size.clients} clients, two APIs and two workers`;
const calm = `[S92] ${title}: every accepted draft is stored once, in order, and decided before it is told`;
const storm = `[S89] the same holds while workers are killed, the queue is wiped`;

describe('the queue on PostgreSQL under load', () => {
  if (whole) test(calm, async () => expect(await run(inPostgres, [])).toEqual({}), timeout);
  test(storm, async () => expect(await run(inPostgres, [...kills, wipe])).toEqual({}), timeout);
});

describeWithRedis('the queue on Redis under load', () => {
  if (whole) test(calm, async () => expect(await run(onRedis, [])).toEqual({}), timeout);
  test(
    `${storm}, and Redis is killed and comes back with its file`,
    async () => expect(await run(onRedis, [...kills, restart, wipe])).toEqual({}),
    timeout,
  );
});
