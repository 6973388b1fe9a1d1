import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hers, man, TestApp, woman } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const read = async (id: string) => (await app.get(`/v1/conversations/${id}`)).body;
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('a conversation', () => {
  it('starts under `dating` with the agents as its owner, and reads back as it was answered', async () => {
    const made = await app.conversation();
    expect(made).toMatchObject({
      policy: 'dating',
      policyVersion: 1,
      owner: 'agents',
      ownerEpoch: 1,
      version: 1,
      participants: [man, woman, { ...hers, generatedBy: 'client' }],
      exchanges: { [hers.id]: 0 },
      exchangeCap: 10,
      cappedAgents: [],
      handoff: null,
      createdAt: expect.stringMatching(iso),
    });
    expect(await read(made.id)).toEqual(made);
  });

  it('holds the stricter of policy and settings, and keeps what the client attached', async () => {
    const metadata = { order: { id: 7 }, tags: ['a'] };
    const made = await app.conversation({
      policy: 'agents',
      settings: { loopCap: { perSide: 3 }, languages: ['de'] },
      metadata,
    });
    expect(made).toMatchObject({ policy: 'agents', exchangeCap: 3, metadata });
  });

  it('accepts a roster that does not fit its policy', async () => {
    expect(await app.conversation({ participants: [woman, { ...woman, id: 'ada' }] })).toMatchObject({
      owner: 'agents',
    });
  });

  it("is closed by anybody who may act, once, and then takes no participant's word", async () => {
    const { id } = await app.conversation();
    const closed = await app.post(`/v1/conversations/${id}/close`, { by: 'jane' }, { headers: { 'if-match': '1' } });
    expect([closed.status, closed.body.owner, closed.body.version]).toEqual([200, 'closed', 2]);
    const late = await app.post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'hello?' });
    expect([late.status, late.body.current.owner]).toEqual([409, 'closed']);
  });
});

describe('the roster', () => {
  const add = (id: string, participant: object, headers = {}) =>
    app.post(`/v1/conversations/${id}/participants`, participant, { headers });
  const remove = (id: string, pid: string, headers = {}) =>
    app.call('DELETE', `/v1/conversations/${id}/participants/${encodeURIComponent(pid)}`, { headers });

  it('grows and shrinks, and moves the version each time', async () => {
    const { id } = await app.conversation();
    const added = await add(id, { id: 'his:agent@home', kind: 'agent', represents: 'adam' }, { 'if-match': '"1"' });
    expect([added.status, added.body.version]).toEqual([201, 2]);
    expect(added.body.participants.at(-1)).toEqual({
      id: 'his:agent@home',
      kind: 'agent',
      represents: 'adam',
      generatedBy: 'client',
    });
    const removed = await remove(id, 'his:agent@home', { 'if-match': '2' });
    expect([removed.status, removed.body.version]).toEqual([200, 3]);
    expect(await read(id)).toEqual(removed.body);
  });

  it.each([
    { when: 'the id is taken', participant: man, status: 409 },
    {
      when: 'the person represented is not there',
      participant: { id: 'x', kind: 'agent', represents: 'nobody' },
      status: 400,
    },
    {
      when: 'a human has instructions',
      participant: { id: 'x', kind: 'human', instructions: 'Be brief.' },
      status: 400,
    },
    { when: 'it is the service itself', participant: { id: 'system', kind: 'human' }, status: 400 },
    { when: 'the version moved', participant: { id: 'x', kind: 'human' }, headers: { 'if-match': '9' }, status: 412 },
  ])('$status when $when', async ({ participant, headers = {}, status }) => {
    const { id } = await app.conversation();
    expect((await add(id, participant, headers)).status).toBe(status);
    expect((await read(id)).version).toBe(1);
  });

  it.each([
    { when: 'nobody has the id', pid: 'nobody', status: 404 },
    { when: 'the id is as long as ids get', pid: 'ü'.repeat(128), status: 404 },
    { when: 'the version moved', pid: 'adam', headers: { 'if-match': '9' }, status: 412 },
  ])('removes nobody when $when', async ({ pid, headers = {}, status }) => {
    const { id } = await app.conversation();
    expect((await remove(id, pid, headers)).status).toBe(status);
  });

  it('knows an id of 128 characters', async () => {
    const { id } = await app.conversation();
    const pid = 'p'.repeat(128);
    await add(id, { id: pid, kind: 'human' });
    expect((await remove(id, pid)).status).toBe(200);
  });
});

describe('the list of conversations', () => {
  it('pages from the newest on without losing or doubling one', async () => {
    const key = await app.key({ scopes: ['converse'], tenant: 'listing' });
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.push((await app.conversation({}, key)).id);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await app.get(`/v1/conversations?limit=2${cursor}`, { key });
      seen.push(...body.items.map((item: { id: string }) => item.id));
      cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(made.reverse());
  });

  it('tells owners and times apart', async () => {
    const key = await app.key({ scopes: ['converse', 'operate'], tenant: 'filtering' });
    const first = await app.conversation({}, key);
    const second = await app.conversation({}, key);
    await app.post(`/v1/conversations/${first.id}/takeover`, { by: 'jane' }, { key });
    const ids = async (query: string) =>
      (await app.get(`/v1/conversations?${query}`, { key })).body.items.map((item: { id: string }) => item.id);
    expect(await ids('owner=human')).toEqual([first.id]);
    expect(await ids('owner=agents')).toEqual([second.id]);
    expect(await ids('owner=closed')).toEqual([]);
    expect(await ids(`since=${second.createdAt}`)).toEqual([second.id]);
    expect(await ids('since=2020-01-01')).toEqual([second.id, first.id]);
    expect((await app.get('/v1/conversations', { key })).body.items[1]).toMatchObject({
      id: first.id,
      owner: 'human',
      handoff: { holder: 'jane' },
    });
  });
});
