import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { man, TestApp, woman } from '../support/app.js';
import { openEvents } from '../support/event-stream.js';

let app: TestApp;
let id: string;
let adam: string;

beforeAll(async () => {
  app = await TestApp.start();
  ({ id } = await app.conversation());
  adam = await app.key({ scopes: ['converse'], participant: { conversationId: id, id: 'adam' } });
});
afterAll(() => app.stop());

describe('[S100] a key of one participant', () => {
  const elsewhere = async () => (await app.conversation()).id;

  it.each<{ what: string; path: () => string | Promise<string>; method?: string; body?: unknown; status: number }>([
    { what: 'reads another conversation', path: async () => `/v1/conversations/${await elsewhere()}`, status: 404 },
    {
      what: 'reads the messages of another',
      path: async () => `/v1/conversations/${await elsewhere()}/messages`,
      status: 404,
    },
    { what: 'streams another', path: async () => `/v1/conversations/${await elsewhere()}/events`, status: 404 },
    {
      what: 'writes into another',
      method: 'POST',
      path: async () => `/v1/conversations/${await elsewhere()}/messages`,
      body: { from: 'adam', text: 'hi' },
      status: 404,
    },
    {
      what: 'writes as somebody else',
      method: 'POST',
      path: () => `/v1/conversations/${id}/messages`,
      body: { from: 'eve', text: 'hi' },
      status: 403,
    },
    {
      what: 'writes as an operator',
      method: 'POST',
      path: () => `/v1/conversations/${id}/messages`,
      body: { operator: 'adam', text: 'hi' },
      status: 403,
    },
    {
      what: 'types as somebody else',
      method: 'POST',
      path: () => `/v1/conversations/${id}/typing`,
      body: { by: 'eve' },
      status: 403,
    },
    {
      what: 'asks for a person as somebody else',
      method: 'POST',
      path: () => `/v1/conversations/${id}/handoffs`,
      body: { reason: 'r', requestedBy: 'eve' },
      status: 403,
    },
    {
      what: 'takes over',
      method: 'POST',
      path: () => `/v1/conversations/${id}/takeover`,
      body: { by: 'adam' },
      status: 403,
    },
    {
      what: 'starts a conversation',
      method: 'POST',
      path: () => '/v1/conversations',
      body: { participants: [man, woman] },
      status: 403,
    },
    {
      what: 'adds somebody',
      method: 'POST',
      path: () => `/v1/conversations/${id}/participants`,
      body: { id: 'x', kind: 'human' },
      status: 403,
    },
    { what: 'removes somebody', method: 'DELETE', path: () => `/v1/conversations/${id}/participants/eve`, status: 403 },
    { what: 'administers', path: () => '/v1/admin/keys', status: 403 },
    {
      what: 'types as itself',
      method: 'POST',
      path: () => `/v1/conversations/${id}/typing`,
      body: { by: 'adam' },
      status: 200,
    },
    { what: 'reads its own conversation', path: () => `/v1/conversations/${id}`, status: 200 },
  ])('$status when it $what', async ({ method = 'GET', path, body, status }) => {
    expect((await app.call(method, await path(), { body, key: adam })).status).toBe(status);
  });

  it('sees its own conversation alone in every list', async () => {
    const other = await elsewhere();
    await app.post(`/v1/conversations/${other}/handoffs`, { reason: 'r', requestedBy: 'eve' });
    const lists = await Promise.all(['/v1/conversations', '/v1/handoffs'].map((path) => app.get(path, { key: adam })));
    expect(lists[0]?.body.items).toMatchObject([{ id }]);
    expect(lists[1]?.body.items).toEqual([]);
    const [handoff] = (await app.get('/v1/handoffs')).body.items;
    expect((await app.get(`/v1/handoffs/${handoff.id}`, { key: adam })).status).toBe(404);
  });

  it('sees nothing any more once the participant has left', async () => {
    const left = await app.conversation();
    const key = await app.key({ scopes: ['converse'], participant: { conversationId: left.id, id: 'adam' } });
    await app.call('DELETE', `/v1/conversations/${left.id}/participants/adam`);
    for (const path of ['', '/messages', '/turns', '/events', '/notes?for=adam'])
      expect((await app.get(`/v1/conversations/${left.id}${path}`, { key })).status).toBe(404);
    for (const path of ['/v1/conversations', '/v1/handoffs'])
      expect((await app.get(path, { key })).body).toEqual({ items: [], nextCursor: null });
  });

  it('hears nothing any more of what follows its leaving', async () => {
    const left = await app.conversation({ participants: [man, woman] });
    const key = await app.key({ scopes: ['converse'], participant: { conversationId: left.id, id: 'adam' } });
    const say = (text: string) => app.post(`/v1/conversations/${left.id}/messages`, { from: 'eve', text });
    const { events, stop } = await openEvents(app, left.id, { key });
    await say('He is here.');
    expect((await events.next()).value).toMatchObject({ data: { text: 'He is here.' } });
    await app.call('DELETE', `/v1/conversations/${left.id}/participants/adam`);
    await say('He is gone.');
    expect(await events.next()).toMatchObject({ done: true });
    stop();
  });

  it('is told of a conversation that it closes what it sees when it reads one', async () => {
    const instructed = { id: 'guide', kind: 'agent', instructions: 'Be charming.' };
    const closed = await app.conversation({ participants: [man, woman, instructed], metadata: { secret: 'yes' } });
    const key = await app.key({ scopes: ['converse'], participant: { conversationId: closed.id, id: 'adam' } });
    const sent = { key, idempotencyKey: 'closes' };
    const close = () => app.post(`/v1/conversations/${closed.id}/close`, { by: 'adam' }, sent);
    const [first, again] = [await close(), await close()];
    expect([first.status, first.body]).toEqual([200, (await app.get(`/v1/conversations/${closed.id}`, { key })).body]);
    expect(first.text).not.toMatch(/charming|secret/);
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
  });
});
