import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { keyPattern } from '../../src/config/settings.js';
import { man, TestApp, woman } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const make = (body: object, sent = {}) =>
  app.post('/v1/admin/keys', { name: 'k', scopes: ['converse'], ...body }, sent);

/** As the owner of everything, whom no tenant binds. */
async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: app.database.superuserUrl });
  await client.connect();
  const { rows } = await client.query(text, values);
  await client.end();
  return rows;
}

describe('a key', () => {
  it('is shown once, works at once, and is stored nowhere', async () => {
    const { status, body } = await make({});
    expect([status, Object.keys(body)]).toEqual([201, ['id', 'key']]);
    expect(body.key).toMatch(keyPattern);
    expect((await app.get('/v1/conversations', { key: body.key })).status).toBe(200);
    expect((await app.get('/v1/admin/keys')).text).not.toContain(body.key);
    const rows = await sql(
      'select row_to_json(api_key)::text as kept from api_key union all select row_to_json(idempotency)::text from idempotency',
    );
    expect(rows.filter(({ kept }) => String(kept).includes(body.key.slice(4)))).toEqual([]);
  });

  it('is another for another call', async () => {
    const made = await Promise.all([make({}), make({}), make({ name: 'l' })]);
    expect(new Set(made.map(({ body }) => body.key)).size).toBe(3);
  });

  it('is refused when its call is repeated after its answer was forgotten', async () => {
    expect((await make({}, { idempotencyKey: 'old' })).status).toBe(201);
    await sql("delete from idempotency where key = 'old'");
    expect((await make({}, { idempotencyKey: 'old' })).status).toBe(409);
  });

  it('ends at once when it is revoked, and again does nothing', async () => {
    const { body } = await make({});
    for (let n = 0; n < 2; n++) expect((await app.call('DELETE', `/v1/admin/keys/${body.id}`)).status).toBe(204);
    expect((await app.get('/v1/conversations', { key: body.key })).status).toBe(401);
    expect((await app.call('DELETE', '/v1/admin/keys/00000000-0000-7000-8000-000000000000')).status).toBe(404);
    const { items } = (await app.get('/v1/admin/keys')).body;
    expect(items.find((item: { id: string }) => item.id === body.id).revokedAt).toEqual(expect.any(String));
  });

  it('ends when its time is over', async () => {
    const { body } = await make({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect((await app.get('/v1/conversations', { key: body.key })).status).toBe(200);
    await sql("insert into clock_shift (shift) values ('2 hours')");
    expect((await app.get('/v1/conversations', { key: body.key })).status).toBe(401);
    await sql('delete from clock_shift');
  });

  it("may be a new tenant's, which starts with the policies of this release", async () => {
    const { body } = await make({ tenant: 'new-tenant' });
    expect((await app.get('/v1/conversations', { key: body.key })).body.items).toEqual([]);
    for (const policy of ['dating', 'agents']) await app.conversation({ policy, participants: [man, woman] }, body.key);
  });

  it('leaves no tenant behind when it is refused', async () => {
    const before = await sql('select count(*) as n from tenant');
    const nowhere = { conversationId: '00000000-0000-7000-8000-000000000000', id: 'adam' };
    expect((await make({ tenant: 'never', participant: nowhere })).status).toBe(400);
    expect((await make({ tenant: 'never', expiresAt: '2020-01-01T00:00:00Z' })).status).toBe(400);
    await make({ tenant: 'once' }, { idempotencyKey: 'tenants' });
    expect((await make({ tenant: 'once', name: 'other' }, { idempotencyKey: 'tenants' })).status).toBe(422);
    expect(await sql('select count(*)::int - 1 as n from tenant')).toEqual([{ n: Number(before[0]?.n) }]);
  });

  it.each([
    { when: 'it may do nothing', body: { scopes: [] } },
    { when: 'its scope is unknown', body: { scopes: ['root'] } },
    { when: 'a scope is there twice', body: { scopes: ['converse', 'converse'] } },
    { when: 'it has no name', body: { name: '' } },
    { when: 'it has ended already', body: { expiresAt: '2020-01-01T00:00:00Z' } },
    { when: 'its end is no time', body: { expiresAt: 'tomorrow' } },
    {
      when: "it is one participant's and an admin's",
      body: { scopes: ['admin'], participant: { conversationId: '00000000-0000-7000-8000-000000000000', id: 'adam' } },
    },
    {
      when: 'its participant is nowhere',
      body: { participant: { conversationId: '00000000-0000-7000-8000-000000000000', id: 'adam' } },
    },
    { when: 'its conversation is no id', body: { participant: { conversationId: 'x', id: 'adam' } } },
    { when: 'its tenant has no proper name', body: { tenant: '../etc' } },
    { when: 'a field is unknown', body: { key: 'ovr_mine' } },
  ])('is refused when $when', async ({ body }) => {
    expect((await make(body)).status).toBe(400);
  });

  it('is listed with the others, the newest first, page by page', async () => {
    const key = (await make({ scopes: ['admin'], tenant: 'pages', name: 'first' })).body.key;
    for (const name of ['second', 'third']) await make({ name }, { key });
    const names = async (query: string) => {
      const { body } = await app.get(`/v1/admin/keys?${query}`, { key });
      return [body.items.map((item: { name: string }) => item.name), body.nextCursor] as const;
    };
    const [first, cursor] = await names('limit=2');
    expect([first, (await names(`limit=2&cursor=${cursor}`))[0]]).toEqual([['third', 'second'], ['first']]);
    const { items } = (await app.get('/v1/admin/keys?limit=1', { key })).body;
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'third',
        scopes: ['converse'],
        participant: null,
        expiresAt: null,
        revokedAt: null,
        createdAt: expect.any(String),
      },
    ]);
  });
});
