import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import pg from 'pg';
import { Pipeline } from '../../src/pipeline.js';
import { queueNames } from '../../src/domain/queues.js';
import { Doorbell } from '../../src/queue/doorbell.js';
import { getQueueToken } from '@nestjs/bullmq';
import { hers, man, TestApp, woman } from '../support/app.js';
import { violations } from '../support/invariants.js';

let app: TestApp;
const his = { id: 'agent-of-adam', kind: 'agent', represents: 'adam' };

beforeAll(async () => {
  app = await TestApp.start();
});
afterEach(async () => expect(await violations(app.database.superuserUrl)).toEqual({}));
afterAll(() => app.stop());

const say = (id: string, from: string, draft: object, wait = 10_000) =>
  app.post(`/v1/conversations/${id}/messages?wait=${wait}`, { from, draft });
const messagesOf = async (id: string) => (await app.get(`/v1/conversations/${id}/messages?limit=200`)).body.items;

describe('a cap that the database holds', () => {
  it('[S81] delivers exactly ten a side of fifty drafts sent at once, caps the rest, and a person sets both to zero', async () => {
    const { id } = await app.conversation({ participants: [man, woman, his, hers] });
    const drafts = Array.from({ length: 50 }, (_, n) =>
      say(id, n % 2 ? his.id : hers.id, { outbound: `line ${n}` }, 30_000),
    );
    const outcomes = (await Promise.all(drafts)).map(({ body }) => body.turn.outcome);
    expect(outcomes.filter((outcome) => outcome === 'delivered')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'capped')).toHaveLength(30);
    for (const agent of [his.id, hers.id])
      expect(
        (await messagesOf(id)).filter(
          ({ from, author, kind }: never) => from === agent && author === 'agent' && kind === 'text',
        ),
      ).toHaveLength(10);
    expect((await app.get(`/v1/conversations/${id}`)).body).toMatchObject({
      exchanges: { [his.id]: 10, [hers.id]: 10 },
      cappedAgents: [his.id, hers.id],
    });
    await app.post(`/v1/conversations/${id}/messages`, { from: 'eve', text: 'I am here myself now' });
    expect((await app.get(`/v1/conversations/${id}`)).body).toMatchObject({
      owner: 'human',
      exchanges: { [his.id]: 0, [hers.id]: 0 },
      cappedAgents: [],
    });
  });

  it('[S81] refuses the eleventh however many workers race', async () => {
    const { id } = await app.conversation({
      participants: [man, woman, his, hers],
      settings: { loopCap: { perSide: 3 } },
    });
    const pipeline = app.running.app.get(Pipeline, { strict: false });
    const tenantId = await tenantOf(id);
    const posted = Array.from({ length: 12 }, (_, n) =>
      app.post(`/v1/conversations/${id}/messages`, { from: n % 2 ? his.id : hers.id, text: `${n}` }),
    );
    await Promise.all([...posted, ...Array.from({ length: 8 }, () => pipeline.drain(tenantId, id))]);
    await drained(id);
    const texts = (await messagesOf(id)).filter(({ kind }: { kind: string }) => kind === 'text');
    expect(texts).toHaveLength(6);
  });
});

describe('a doorbell', () => {
  it('may be lost: the sweeper rings for what is due', async () => {
    const { id } = await app.conversation();
    const doorbell = app.running.app.get(Doorbell, { strict: false });
    const ring = doorbell.ring;
    doorbell.ring = () => Promise.resolve();
    try {
      const { body } = await say(id, hers.id, { outbound: 'rung by nobody' });
      expect(body.turn.outcome).toBe('delivered');
    } finally {
      doorbell.ring = ring;
    }
  });

  it('may be doubled and late: nothing is said twice', async () => {
    const { id } = await app.conversation();
    await say(id, hers.id, { outbound: 'once' });
    const doorbell = app.running.app.get(Doorbell, { strict: false });
    const tenantId = await tenantOf(id);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? doorbell.ring(tenantId, id) : doorbell.ringAgain(tenantId, id))),
    );
    await drained(id);
    expect(await messagesOf(id)).toHaveLength(1);
  });

  it('[S95] may be wiped with the whole queue: what was accepted is decided, in order', async () => {
    const { id } = await app.conversation();
    const queues = queueNames.map((name) => app.running.app.get<Queue>(getQueueToken(name), { strict: false }));
    await Promise.all(queues.map((queue) => queue.pause()));
    const posted = [];
    for (let n = 0; n < 5; n++)
      posted.push(await app.post(`/v1/conversations/${id}/messages`, { from: hers.id, text: `line ${n}` }));
    await wipeQueue();
    await Promise.all(queues.map((queue) => queue.resume()));
    await drained(id);
    expect((await messagesOf(id)).map(({ text }: { text: string }) => text)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `line ${n}`),
    );
  });
});

describe('a draft with seenSeq', () => {
  it('is superseded when somebody else has spoken since', async () => {
    const { id } = await app.conversation({ participants: [man, woman, his, hers] });
    await say(id, his.id, { outbound: 'first' });
    expect((await say(id, hers.id, { outbound: 'late', seenSeq: 0 })).body.turn).toMatchObject({
      outcome: 'superseded',
      messageSeq: null,
    });
    expect((await say(id, hers.id, { outbound: 'in time', seenSeq: 1 })).body.turn).toMatchObject({
      outcome: 'delivered',
      messageSeq: 2,
    });
  });
});

describe('a turn keeps what it ran under', () => {
  it('[S97] its policy and the version of its first claim stand with it', async () => {
    const { id } = await app.conversation();
    const { body } = await say(id, hers.id, { outbound: 'hello' });
    expect(body.turn.policyVersion).toBe(1);
  });
});

describe('a model turn', () => {
  const model = { id: 'host', kind: 'agent', generatedBy: 'model' };

  it('answers a burst once, and is fenced when a person takes over', async () => {
    const { id } = await app.conversation({ participants: [man, woman, model] });
    const burst = await Promise.all(
      [0, 1, 2].map((n) =>
        app.post(`/v1/conversations/${id}/messages?wait=20000`, { from: 'adam', text: `hello ${n}` }),
      ),
    );
    for (const { body } of burst) expect(body.turn.outcome).toBe('delivered');
    await app.post(`/v1/conversations/${id}/takeover`, { by: 'op' });
    const answer = await app.post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'and now?' });
    expect(answer.body.turnId).toBeNull();
  });

  it('is stopped before a model is asked when the roster does not fit', async () => {
    const { id } = await app.conversation({ participants: [man, { ...man, id: 'bob' }, model] });
    const { body } = await app.post(`/v1/conversations/${id}/messages?wait=20000`, { from: 'adam', text: 'hello' });
    expect(body.turn).toMatchObject({ outcome: 'silenced', dispatches: 0 });
  });
});

async function tenantOf(id: string): Promise<string> {
  return (
    (await rows<{ tenant_id: string }>('select tenant_id from conversation where id = $1', id))[0]?.tenant_id ?? ''
  );
}

/** Every job, key and mark of the queue is gone; only its tables stand. */
async function wipeQueue(): Promise<void> {
  const tables = await rows<{ name: string }>(
    "select format('bullmq.%I', table_name) as name from information_schema.tables where table_schema = 'bullmq' and table_name <> $1",
    'migration',
  );
  await rows(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
}

/** Waits until nothing of a conversation is open. Bounded by the test's own time. */
async function drained(id: string): Promise<void> {
  while ((await rows("select 1 from turn where conversation_id = $1 and state <> 'ended'", id)).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

async function rows<Row extends pg.QueryResultRow>(sql: string, ...values: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: app.database.superuserUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
