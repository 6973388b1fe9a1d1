import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/app.js';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
});
beforeEach(async () => {
  ({ id } = await app.conversation());
});
afterAll(() => app.stop());

const conversation = async () => (await app.get(`/v1/conversations/${id}`)).body;
const ask = (body = {}, headers = {}) =>
  app.post(
    `/v1/conversations/${id}/handoffs`,
    { reason: 'He asks for a person.', requestedBy: 'jane', ...body },
    { headers },
  );
const answer = (handoff: string, how: string, by = 'jane', headers = {}) =>
  app.post(`/v1/handoffs/${handoff}/${how}`, { by }, { headers });

describe('a hand-off', () => {
  it('is asked for, accepted, renewed and released, and reads as it is at each step', async () => {
    const asked = await ask({ expiresInSeconds: 60 }, { 'if-match': '1' });
    expect([asked.status, asked.body.state, (await conversation()).owner]).toEqual([201, 'requested', 'pending_human']);
    const accepted = await answer(asked.body.id, 'accept', 'jane', { 'if-match': '"2"' });
    expect([accepted.status, accepted.body.state, accepted.body.holder]).toEqual([200, 'active', 'jane']);
    expect((await conversation()).handoff).toEqual(accepted.body);
    expect((await answer(asked.body.id, 'renew')).status).toBe(200);
    const released = await answer(asked.body.id, 'release');
    expect([released.status, released.body.state]).toEqual([200, 'released']);
    expect((await app.get(`/v1/handoffs/${asked.body.id}`)).body).toEqual(released.body);
    expect(await conversation()).toMatchObject({ owner: 'agents', handoff: null });
  });

  it('may be declined', async () => {
    const { body } = await ask();
    expect((await answer(body.id, 'decline')).body.state).toBe('declined');
    expect((await conversation()).owner).toBe('agents');
  });

  it.each<{ when: string; act: () => Promise<{ status: number; body: { current?: unknown } }>; current: object }>([
    {
      when: 'one waits already',
      act: async () => (await ask(), ask()),
      current: { owner: 'pending_human', handoff: { state: 'requested' } },
    },
    {
      when: 'it was accepted already',
      act: async () => {
        const { body } = await ask();
        await answer(body.id, 'accept');
        return answer(body.id, 'accept', 'joe');
      },
      current: { owner: 'human', handoff: { holder: 'jane' } },
    },
    {
      when: 'another person holds it',
      act: async () => {
        const { body } = await ask();
        await answer(body.id, 'accept');
        return answer(body.id, 'release', 'joe');
      },
      current: { owner: 'human', version: 3 },
    },
    {
      when: 'nobody holds it yet',
      act: async () => answer((await ask()).body.id, 'renew'),
      current: { owner: 'pending_human' },
    },
    {
      when: 'the conversation is closed',
      act: async () => {
        await app.post(`/v1/conversations/${id}/close`, { by: 'jane' });
        return app.post(`/v1/conversations/${id}/takeover`, { by: 'jane' });
      },
      current: { owner: 'closed', handoff: null },
    },
  ])('is refused with the present state when $when', async ({ act, current }) => {
    const { status, body } = await act();
    expect(status).toBe(409);
    expect(body.current).toMatchObject(current);
  });

  it.each([
    { when: 'the version moved', sent: () => ask({}, { 'if-match': '7' }), status: 412 },
    { when: 'there is no reason', sent: () => ask({ reason: '' }), status: 400 },
    { when: 'the service itself asks', sent: () => ask({ requestedBy: 'system' }), status: 400 },
    { when: 'it would hold for ever', sent: () => ask({ expiresInSeconds: 604_801 }), status: 400 },
    { when: 'it is unknown', sent: () => answer('00000000-0000-7000-8000-000000000000', 'accept'), status: 404 },
  ])('$status when $when', async ({ sent, status }) => {
    expect((await sent()).status).toBe(status);
    expect((await conversation()).owner).toBe('agents');
  });

  it('says its reason without a contact, to whoever reads it', async () => {
    const secret = 'adam@secret.example';
    const { body } = await ask({ reason: `He wants to be written to at ${secret}, soon.` });
    expect(body.reason).toMatch(/He wants to be written to at .+, soon\./);
    const places = [`/v1/conversations/${id}`, `/v1/handoffs/${body.id}`, '/v1/handoffs'];
    for (const path of places) expect((await app.get(path)).text).not.toContain(secret);
  });

  it('is taken over from one person by another', async () => {
    const take = (by: string) => app.post(`/v1/conversations/${id}/takeover`, { by });
    expect((await take('jane')).body).toMatchObject({ state: 'active', holder: 'jane' });
    expect((await take('joe')).body).toMatchObject({ state: 'active', holder: 'joe' });
    expect((await conversation()).handoff.holder).toBe('joe');
  });

  it("is renewed by its holder's typing and by nobody else's", async () => {
    await app.post(`/v1/conversations/${id}/takeover`, { by: 'jane' });
    const typing = async (by: string) => (await app.post(`/v1/conversations/${id}/typing`, { by })).body;
    expect([await typing('jane'), await typing('joe')]).toEqual([{ renewed: true }, { renewed: false }]);
  });

  it.each(['accept', 'decline', 'renew', 'release'])('needs an operator to %s', async (how) => {
    const key = await app.key({ scopes: ['converse', 'admin'] });
    const { body } = await ask();
    expect((await app.post(`/v1/handoffs/${body.id}/${how}`, { by: 'jane' }, { key })).status).toBe(403);
    expect((await app.post(`/v1/conversations/${id}/takeover`, { by: 'jane' }, { key })).status).toBe(403);
  });
});

describe('the list of hand-offs', () => {
  it('pages from the newest on, by state', async () => {
    const key = await app.key({ scopes: ['converse', 'operate'], tenant: 'lists' });
    const made: string[] = [];
    for (let n = 0; n < 3; n++) {
      const { id: conversationId } = await app.conversation({}, key);
      made.unshift(
        (await app.post(`/v1/conversations/${conversationId}/handoffs`, { reason: 'r', requestedBy: 'jane' }, { key }))
          .body.id,
      );
    }
    await app.post(`/v1/handoffs/${made[1]}/accept`, { by: 'jane' }, { key });
    const list = async (query: string) => (await app.get(`/v1/handoffs?${query}`, { key })).body;
    const ids = (page: { items: { id: string }[] }) => page.items.map((item) => item.id);
    expect(ids(await list(''))).toEqual(made);
    expect(ids(await list('state=active'))).toEqual([made[1]]);
    const first = await list('limit=2');
    expect([ids(first), ids(await list(`limit=2&cursor=${first.nextCursor}`))]).toEqual([
      made.slice(0, 2),
      made.slice(2),
    ]);
    expect((await app.get('/v1/handoffs?state=open', { key })).status).toBe(400);
  });
});
