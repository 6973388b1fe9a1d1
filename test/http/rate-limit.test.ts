import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApp, unknownKey } from '../support/app.js';
import { StoppedClock } from '../support/clock.js';

const limit = 3;
let app: TestApp;
let clock: StoppedClock;
let key: string;

beforeAll(async () => {
  app = await TestApp.start({ RATE_LIMIT: String(limit) });
  clock = await StoppedClock.in(app.database.superuserUrl);
});
afterAll(async () => {
  await clock.close();
  await app.stop();
});
beforeEach(async () => {
  key = await clock.key();
});

const get = (route = '/v1/conversations', sent = {}) => app.get(route, { key, ...sent });
const statuses = async (times: number, route?: string, sent?: object) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push((await get(route, sent)).status);
  return seen;
};

describe('over the rate of a key', () => {
  it('a request is refused, with when to come again', async () => {
    expect(await statuses(limit)).toEqual([200, 200, 200]);
    const { status, headers, body } = await get();
    expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
      429,
      '1',
      'application/problem+json; charset=utf-8',
    ]);
    expect(body).toMatchObject({ status: 429, title: 'Too many requests', detail: expect.stringMatching(/3 times/) });
  });

  it('the next second of the database is another', async () => {
    expect(await statuses(limit + 1)).toEqual([200, 200, 200, 429]);
    await clock.move('1 second');
    // What this process knows of the last second may outlive it by less than one of its own.
    const again = await eventually(() => get());
    expect(again.status).toBe(200);
    expect(await statuses(limit)).toEqual([200, 200, 429]);
  });

  it('a clock set back gives no second twice', async () => {
    expect(await statuses(limit)).toEqual([200, 200, 200]);
    await clock.move('-1 second');
    expect(await statuses(1)).toEqual([429]);
    await clock.move('-1 hour');
    expect((await eventually(() => get())).status).toBe(200);
  });

  it('every route counts, and what is refused for another reason too', async () => {
    const seen = [
      await app.post('/v1/conversations', {}, { key }),
      await get('/v1/turns/x'),
      await app.call('PUT', '/v1/admin/policies/dating', { body: {}, key }),
      await get('/metrics'),
    ];
    expect(seen.map(({ status }) => status)).toEqual([400, 404, 400, 429]);
  });

  it('health is asked as often as one likes, and so is the page for people', async () => {
    await statuses(limit);
    expect(await statuses(5, '/health/live')).toEqual(Array(5).fill(200));
    expect(await statuses(5, '/health/ready', { key: '' })).toEqual(Array(5).fill(200));
    expect(await statuses(5, '/docs', { key: '' })).toEqual(Array(5).fill(200));
  });

  it('another key has a rate of its own, and one that does not exist has none', async () => {
    await statuses(limit);
    const other = await clock.key();
    expect(await statuses(limit + 1, '/v1/conversations', { key: other })).toEqual([200, 200, 200, 429]);
    expect(await statuses(limit + 1, '/v1/conversations', { key: unknownKey() })).toEqual(Array(limit + 1).fill(401));
  });

  it('nothing is done, and the same idempotency key works later', async () => {
    await statuses(limit);
    const body = { name: 'late', scopes: ['converse'] };
    expect((await app.post('/v1/admin/keys', body, { key, idempotencyKey: 'late' })).status).toBe(429);
    expect(await clock.sql("select 1 from idempotency where key = 'late'")).toEqual([]);
    await clock.move('1 minute');
    const later = await eventually(() => app.post('/v1/admin/keys', body, { key, idempotencyKey: 'late' }));
    expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([201, null]);
  });
});

/** Asks again while it is refused for the rate; the test's own time limit ends it. */
async function eventually<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 429) return answer;
  }
}
