import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { Database } from '../../src/store/database.js';
import { type Call, Effects } from '../../src/store/effects.js';
import { Keys } from '../../src/store/keys.js';
import { Turns } from '../../src/store/turns.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { violations } from '../support/invariants.js';

let place: TestDatabase;
let database: Database;
let effects: Effects;
let keys: Keys;
let turns: Turns;
let tenants: string[];
let owner: pg.Client;

const keyId = randomUUID();
const participants = [
  { id: 'adam', kind: 'human' },
  { id: 'guide', kind: 'agent', generatedBy: 'client' },
];

beforeAll(async () => {
  place = await freshDatabase();
  database = new Database(place.url);
  [effects, keys, turns] = [new Effects(database), new Keys(database), new Turns(database)];
  tenants = [await keys.ensureTenant('one', builtInPolicies), await keys.ensureTenant('two', builtInPolicies)];
  owner = new pg.Client({ connectionString: place.superuserUrl });
  await owner.connect();
});

afterAll(async () => {
  await database.close();
  await owner.end();
  await place.drop();
});

const callOf = (tenantId: string, conversationId: string, idempotencyKey: string = randomUUID()): Call => ({
  tenantId,
  keyId,
  route: `POST /v1/conversations/${conversationId}/messages`,
  idempotencyKey,
  bodyHash: createHash('sha256').update(idempotencyKey).digest(),
});

async function conversation(tenantId: string): Promise<string> {
  const made = { policy: 'agents', participants };
  const { body } = await effects.run(callOf(tenantId, 'new'), 'create_conversation', made);
  return (JSON.parse(body) as { id: string }).id;
}

const post = (tenantId: string, conversationId: string, from: string, idempotencyKey?: string) =>
  effects.run(callOf(tenantId, conversationId, idempotencyKey), 'post_message', {
    conversationId,
    from,
    text: `${from} in ${conversationId}`,
    draft: { outbound: `${from} in ${conversationId}` },
  });

describe('calls that are sent together', () => {
  it('[S93] are answered each by itself, over two tenants, and what is refused takes nothing with it', async () => {
    const made = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const tenantId = tenants[at % 2] as string;
        return { tenantId, id: await conversation(tenantId), from: at % 5 === 3 ? 'nobody' : 'adam' };
      }),
    );
    const answers = await Promise.allSettled(made.map(({ tenantId, id, from }) => post(tenantId, id, from)));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.conversationId : 'refused'))).toEqual(
      made.map(({ id, from }) => (from === 'nobody' ? 'refused' : id)),
    );
    const { rows } = await owner.query('select tenant_id, conversation_id as id, text from message order by 2');
    expect(rows).toEqual(
      made
        .filter(({ from }) => from !== 'nobody')
        .map(({ tenantId, id }) => ({ tenant_id: tenantId, id, text: `adam in ${id}` }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    const foreign = await Promise.allSettled(
      made.map(({ tenantId, id }, at) => post(tenants[(at + 1) % 2] ?? tenantId, id, 'adam')),
    );
    expect(foreign.map((one) => (one.status === 'rejected' ? (one.reason as { status: number }).status : 0))).toEqual(
      made.map(() => 404),
    );
  });

  it('[S89] keep the order of one conversation, each in a transaction of its own', async () => {
    const [tenantId = ''] = tenants;
    const [first, second] = [await conversation(tenantId), await conversation(tenantId)];
    const effects = Array.from({ length: 30 }, (_, at) => post(tenantId, at % 3 === 0 ? second : first, 'adam'));
    const seqs = (await Promise.all(effects)).map(({ body }) => (JSON.parse(body) as { seq: number }).seq);
    expect(seqs.filter((_, at) => at % 3 !== 0)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    const { rows } = await owner.query(
      'select count(distinct txid)::int as n from message where conversation_id = any($1) group by conversation_id order by n',
      [[first, second]],
    );
    expect(rows).toEqual([{ n: 10 }, { n: 20 }]);
    expect(await violations(place.superuserUrl)).toEqual({});
  });

  it('happen once when one idempotency key comes twenty times at the same time', async () => {
    const [tenantId = ''] = tenants;
    const id = await conversation(tenantId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(tenantId, id, 'adam', 'the same')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('claim and commit each their own turn, and none twice', async () => {
    const [tenantId = ''] = tenants;
    const ids = await Promise.all(Array.from({ length: 12 }, () => conversation(tenantId)));
    await Promise.all(ids.map((id) => post(tenantId, id, 'guide')));
    const claims = await Promise.all([...ids, ...ids].map((id) => turns.claim(tenantId, id, 5_000)));
    expect(claims.slice(0, 12).map((claimed) => claimed?.conversationId)).toEqual(ids);
    expect(claims.slice(12)).toEqual(ids.map(() => null));
  });

  it('find each its own key, and nothing for a key that nobody has', async () => {
    const [one = '', two = ''] = tenants;
    await keys.ensureKey(one, 'key of one');
    await keys.ensureKey(two, 'key of two');
    const asked = ['key of one', 'no key', 'key of two', 'key of one', 'key of two', 'no key'];
    const found = await Promise.all(asked.map((key) => keys.find(key)));
    expect(found.map((caller) => caller?.tenantId ?? null)).toEqual([one, null, two, one, two, null]);
  });

  it('are answered before the database is closed', async () => {
    const own = new Database(place.url);
    const [tenantId = ''] = tenants;
    const calls = Array.from({ length: 9 }, () => new Keys(own)).map((some) => some.find('no key'));
    const claims = new Turns(own);
    const many = Array.from({ length: 9 }, () => claims.claim(tenantId, randomUUID(), 1_000));
    const ended = Promise.allSettled([...calls, ...many]);
    await own.close();
    const outcomes = (await ended).map((one) =>
      one.status === 'fulfilled' ? null : (one.reason as { status: number }).status,
    );
    expect(outcomes).toEqual([...calls.map(() => null), ...many.map(() => 404)]);
  });
});
