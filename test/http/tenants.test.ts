import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hers, TestApp } from '../support/app.js';

let app: TestApp;
/** Everything of the first tenant that has an id. */
let ids: Record<string, string>;
let stranger: string;

beforeAll(async () => {
  app = await TestApp.start();
  stranger = await app.key({ scopes: ['converse', 'operate', 'admin'], tenant: 'strangers' });
  const { id } = await app.conversation();
  const draft = { from: hers.id, draft: { outbound: 'Write to eve@example.com.' } };
  const { turnId } = (await app.post(`/v1/conversations/${id}/messages?wait=30000`, draft)).body;
  const handoff = await app.post(`/v1/conversations/${id}/handoffs`, { reason: 'r', requestedBy: 'eve' });
  const [record] = (await app.get('/v1/admin/overrides')).body.items;
  const [key] = (await app.get('/v1/admin/keys')).body.items;
  ids = { conversation: id, turn: turnId, handoff: handoff.body.id, record: record.id, key: key.id };
});
afterAll(() => app.stop());

const by = { by: 'eve' };
const routes: { method: string; path: string; of: string; query?: string; body?: unknown }[] = [
  { method: 'GET', path: '/v1/conversations/{id}', of: 'conversation' },
  { method: 'POST', path: '/v1/conversations/{id}/participants', of: 'conversation', body: { id: 'x', kind: 'human' } },
  { method: 'DELETE', path: '/v1/conversations/{id}/participants/{pid}', of: 'conversation' },
  { method: 'POST', path: '/v1/conversations/{id}/typing', of: 'conversation', body: by },
  { method: 'POST', path: '/v1/conversations/{id}/close', of: 'conversation', body: by },
  { method: 'POST', path: '/v1/conversations/{id}/messages', of: 'conversation', body: { from: 'adam', text: 'hi' } },
  { method: 'GET', path: '/v1/conversations/{id}/messages', of: 'conversation' },
  { method: 'GET', path: '/v1/conversations/{id}/turns', of: 'conversation' },
  { method: 'GET', path: '/v1/conversations/{id}/notes', of: 'conversation', query: '?for=eve' },
  { method: 'GET', path: '/v1/conversations/{id}/events', of: 'conversation' },
  {
    method: 'POST',
    path: '/v1/conversations/{id}/handoffs',
    of: 'conversation',
    body: { reason: 'r', requestedBy: 'eve' },
  },
  { method: 'POST', path: '/v1/conversations/{id}/takeover', of: 'conversation', body: by },
  { method: 'GET', path: '/v1/turns/{id}', of: 'turn' },
  { method: 'GET', path: '/v1/handoffs/{id}', of: 'handoff' },
  { method: 'POST', path: '/v1/handoffs/{id}/accept', of: 'handoff', body: by },
  { method: 'POST', path: '/v1/handoffs/{id}/decline', of: 'handoff', body: by },
  { method: 'POST', path: '/v1/handoffs/{id}/renew', of: 'handoff', body: by },
  { method: 'POST', path: '/v1/handoffs/{id}/release', of: 'handoff', body: by },
  { method: 'POST', path: '/v1/admin/overrides/{id}/review', of: 'record', body: { verdict: 'right' } },
  { method: 'DELETE', path: '/v1/admin/keys/{id}', of: 'key' },
];
const lists = ['/v1/conversations', '/v1/handoffs', '/v1/admin/overrides', '/v1/admin/stats/overrides'];

describe('[S93] another tenant', () => {
  it.each(routes)('finds nothing at $method $path', async ({ method, path, of, query = '', body }) => {
    const route = path.replace('{id}', ids[of] ?? '').replace('{pid}', 'adam') + query;
    const { status, text } = await app.call(method, route, { key: stranger, body });
    expect(status).toBe(404);
    expect(text).not.toMatch(/adam|eve/);
  });

  it.each(lists)('finds nothing in %s', async (path) => {
    expect((await app.get(path, { key: stranger })).body.items).toEqual([]);
  });

  it('finds only its own key in the list of keys', async () => {
    const { items } = (await app.get('/v1/admin/keys', { key: stranger })).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['made for a test']);
  });

  it('changed nothing by trying', async () => {
    const { body } = await app.get(`/v1/conversations/${ids.conversation}`);
    expect(body).toMatchObject({
      owner: 'pending_human',
      version: 2,
      handoff: { id: ids.handoff, state: 'requested' },
    });
    expect((await app.get('/v1/admin/overrides?reviewed=true')).body.items).toEqual([]);
    expect((await app.get('/v1/admin/keys')).body.items[0].revokedAt).toBeNull();
  });

  it('names no participant of a conversation that is not its own, and no tenant', async () => {
    const participant = { conversationId: ids.conversation, id: 'adam' };
    const made = (body: object) =>
      app.post('/v1/admin/keys', { name: 'k', scopes: ['converse'], ...body }, { key: stranger });
    expect((await made({ participant })).status).toBe(400);
    for (const tenant of ['default', 'strangers', 'third']) expect((await made({ tenant })).status).toBe(403);
  });

  it('may use the same idempotency keys and names for things of its own', async () => {
    const mine = await app.conversation();
    const theirs = await app.conversation({}, stranger);
    const sent = { idempotencyKey: 'shared' };
    expect((await app.post(`/v1/conversations/${mine.id}/typing`, by, sent)).status).toBe(200);
    expect((await app.post(`/v1/conversations/${theirs.id}/typing`, by, { ...sent, key: stranger })).status).toBe(200);
  });

  it('has a row above for each route with an id', async () => {
    const { paths } = (await app.get('/openapi.json')).body;
    const described = Object.entries<object>(paths).flatMap(([path, item]) =>
      path.includes('{') ? Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`) : [],
    );
    expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });
});
