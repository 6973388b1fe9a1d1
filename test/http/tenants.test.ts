import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hers, TestApp } from '../support/app.js';

let app: TestApp;
let conversation: string;
let stranger: string;

beforeAll(async () => {
  app = await TestApp.start();
  stranger = await app.key({ scopes: ['converse', 'operate', 'admin'], tenant: 'strangers' });
  ({ id: conversation } = await app.conversation());
  const draft = { from: hers.id, draft: { outbound: 'Write to eve@example.com.' } };
  await app.post(`/v1/conversations/${conversation}/messages?wait=30000`, draft);
  await app.post(`/v1/conversations/${conversation}/handoffs`, { reason: 'r', requestedBy: 'eve' });
  await app.call('PUT', '/v1/documents/guide', { body: { title: 'Guide', text: 'How adam met eve.' } });
});
afterAll(() => app.stop());

const by = { by: 'eve' };
const lists = [
  '/v1/conversations',
  '/v1/handoffs',
  '/v1/documents',
  '/v1/admin/overrides',
  '/v1/admin/stats/overrides',
];

// That nothing of one tenant is there for another, route by route, is in matrix.test.ts.
describe('[S93] another tenant', () => {
  it.each(lists)('finds nothing in %s', async (path) => {
    expect((await app.get(path, { key: stranger })).body.items).toEqual([]);
  });

  it('finds only its own key in the list of keys', async () => {
    const { items } = (await app.get('/v1/admin/keys', { key: stranger })).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['made for a test']);
  });

  it('names no participant of a conversation that is not its own, and no tenant', async () => {
    const participant = { conversationId: conversation, id: 'adam' };
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
});
