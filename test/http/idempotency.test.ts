import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hers, TestApp } from '../support/app.js';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
  ({ id } = await app.conversation());
});
afterAll(() => app.stop());

const post = (path: string, body: unknown, idempotencyKey: string | null = 'once', more = {}) =>
  app.post(path.replace(':id', id), body, { idempotencyKey, ...more });
const count = async () => (await app.get(`/v1/conversations/${id}/messages?limit=200`)).body.items.length;

const changing: [string, unknown][] = [
  ['/v1/conversations', { participants: [] }],
  ['/v1/conversations/:id/participants', { id: 'x', kind: 'human' }],
  ['/v1/conversations/:id/messages', { from: 'adam', text: 'hi' }],
  ['/v1/conversations/:id/typing', { by: 'adam' }],
  ['/v1/conversations/:id/close', { by: 'adam' }],
  ['/v1/conversations/:id/handoffs', { reason: 'r', requestedBy: 'adam' }],
  ['/v1/conversations/:id/takeover', { by: 'adam' }],
  ['/v1/handoffs/:id/accept', { by: 'adam' }],
  ['/v1/handoffs/:id/decline', { by: 'adam' }],
  ['/v1/handoffs/:id/renew', { by: 'adam' }],
  ['/v1/handoffs/:id/release', { by: 'adam' }],
  ['/v1/admin/overrides/:id/review', { verdict: 'right' }],
  ['/v1/admin/keys', { name: 'k', scopes: ['converse'] }],
];

describe('[S92] a POST that changes something', () => {
  it.each(changing)('%s needs a key of 1 to 255 visible characters', async (path, body) => {
    for (const key of [null, '', ' ', 'a b', 'x'.repeat(256), 'é']) {
      const headers = key === null ? {} : { 'idempotency-key': key };
      expect((await post(path, body, null, { headers })).status).toBe(400);
    }
  });

  it('stands in the list above', async () => {
    const { paths } = (await app.get('/openapi.json')).body;
    const described = Object.entries<{ post?: unknown }>(paths).flatMap(([path, { post: found }]) =>
      found ? [path.replace(/\{\w+\}/, ':id')] : [],
    );
    expect(described.sort()).toEqual([...changing.map(([path]) => path), '/v1/check'].sort());
  });
});

describe('[S92] the same key', () => {
  it('stores one message of 200 equal calls at once, and answers each of them the same bytes', async () => {
    const before = await count();
    const calls = Array.from({ length: 200 }, () =>
      post('/v1/conversations/:id/messages', { from: 'adam', text: 'once' }, 'two hundred'.replace(' ', '-')),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(199);
    expect(await count()).toBe(before + 1);
  });

  it('answers 422 to another body, even one that differs by a space', async () => {
    await post('/v1/conversations/:id/messages', { from: 'adam', text: 'a' }, 'bodies');
    for (const raw of ['{"from":"adam","text":"b"}', '{"from":"adam", "text":"a"}'])
      expect(
        (await app.call('POST', `/v1/conversations/${id}/messages`, { raw, idempotencyKey: 'bodies' })).status,
      ).toBe(422);
  });

  it('means another effect on another route and for another API key', async () => {
    const before = await count();
    const body = { from: 'adam', text: 'a' };
    const key = await app.key({ scopes: ['converse'] });
    await post('/v1/conversations/:id/messages', body, 'scopes');
    await post('/v1/conversations/:id/messages', body, 'scopes', { key });
    await post('/v1/conversations/:id/typing', { by: 'adam' }, 'scopes');
    expect(await count()).toBe(before + 2);
  });

  it('is scoped by the path without the query, so a retry may wait', async () => {
    const draft = { from: hers.id, draft: { outbound: 'Hello.' } };
    const first = await post('/v1/conversations/:id/messages', draft, 'waits');
    const second = await post('/v1/conversations/:id/messages?wait=30000', draft, 'waits');
    expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([202, 200, 'true']);
    expect(second.body).toMatchObject({ ...first.body, turn: { id: first.body.turnId, state: 'ended' } });
    const third = await post('/v1/conversations/:id/messages', draft, 'waits');
    expect([third.status, third.text]).toEqual([202, first.text]);
  });

  it('is free again after a refusal', async () => {
    const path = '/v1/conversations/:id/participants';
    const body = { id: 'helper', kind: 'agent', represents: 'lilith' };
    expect((await post(path, body, 'refused')).status).toBe(400);
    await post(path, { id: 'lilith', kind: 'human' }, 'lilith');
    expect((await post(path, body, 'refused')).status).toBe(201);
  });
});

describe('[S92] a retry answers what the first call was answered, however the world moved on', () => {
  const moved: { what: string; path: string; body: unknown; then: () => Promise<unknown> }[] = [
    {
      what: 'the conversation was closed',
      path: '/v1/conversations/:id/messages',
      body: { from: 'adam', text: 'hi' },
      then: () => post('/v1/conversations/:id/close', { by: 'adam' }, 'closes'),
    },
    {
      what: 'the agent left, and a person came by its name',
      path: '/v1/conversations/:id/messages',
      body: { from: hers.id, draft: { outbound: 'Hello.' } },
      then: async () => {
        await app.call('DELETE', `/v1/conversations/${id}/participants/${hers.id}`);
        await post(
          '/v1/conversations/:id/participants',
          { id: hers.id, kind: 'human' },
          'as a human'.replaceAll(' ', '-'),
        );
      },
    },
    {
      what: 'somebody else holds it',
      path: '/v1/conversations/:id/handoffs',
      body: { reason: 'r', requestedBy: 'adam' },
      then: () => post('/v1/conversations/:id/takeover', { by: 'jane' }, 'takes'),
    },
    {
      what: 'the version of If-Match is old',
      path: '/v1/conversations/:id/takeover',
      body: { by: 'jane' },
      then: () => post('/v1/conversations/:id/messages', { from: 'eve', text: 'Me.' }, 'moves'),
    },
  ];

  it.each(moved)('when $what', async ({ path, body, then }) => {
    ({ id } = await app.conversation());
    const first = await post(path, body, 'moved', { headers: { 'if-match': '1' } });
    expect(first.status).toBeLessThan(300);
    await then();
    const again = await post(path, body, 'moved', { headers: { 'if-match': '1' } });
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
      first.status,
      first.text,
      'true',
    ]);
  });

  it('when the participant whose key it is has left', async () => {
    ({ id } = await app.conversation());
    const key = await app.key({ scopes: ['converse'], participant: { conversationId: id, id: 'adam' } });
    const body = { from: 'adam', text: 'Bye.' };
    const first = await post('/v1/conversations/:id/messages', body, 'left', { key });
    await app.call('DELETE', `/v1/conversations/${id}/participants/adam`);
    expect((await post('/v1/conversations/:id/messages', body, 'left', { key })).text).toBe(first.text);
    expect((await post('/v1/conversations/:id/messages', { from: 'adam', text: 'Hm.' }, 'left', { key })).status).toBe(
      422,
    );
    expect((await post('/v1/conversations/:id/messages', body, 'new', { key })).status).toBe(404);
  });

  it('when it made a key, which is nowhere kept', async () => {
    const body = { name: 'k', scopes: ['converse'] };
    const first = await post('/v1/admin/keys', body, 'makes');
    const again = await post('/v1/admin/keys', body, 'makes');
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
    expect((await post('/v1/admin/keys', { ...body, name: 'l' }, 'makes')).status).toBe(422);
    expect((await post('/v1/admin/keys', { ...body, tenant: 'elsewhere' }, 'makes')).status).toBe(422);
  });
});
