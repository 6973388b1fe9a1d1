import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hers, man, woman } from '../../support/app.js';
import { Stage, texts } from '../../support/stage.js';

const { closing, expired } = texts('dating');
let stage: Stage;
let id: string;

beforeAll(async () => {
  stage = await Stage.open();
});
beforeEach(async () => {
  ({ id } = await stage.app.conversation());
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(() => stage.close());

const owners = async () =>
  (
    await stage.rows<{ line: string }>(
      `select owner || ' by ' || by_whom as line from ownership where conversation_id = $1 order by owner_epoch`,
      id,
    )
  ).map(({ line }) => line);
const expiresIn = (handoff: { acceptedAt: string; expiresAt: string }) =>
  (Date.parse(handoff.expiresAt) - Date.parse(handoff.acceptedAt)) / 1000;

describe('whoever takes over', () => {
  it('takes it from another person in one step: a hand-off of its own, one epoch, and the agents own it at no instant', async () => {
    const { body: first } = await stage.act(id, 'takeover', { by: 'jane' });
    const { body: second } = await stage.act(id, 'takeover', { by: 'joe' });
    expect(second).toMatchObject({ state: 'active', holder: 'joe' });
    expect(second.id).not.toBe(first.id);
    expect(await owners()).toEqual(['agents by client', 'human by jane', 'human by joe']);
    expect(await stage.told(id)).toEqual(['active jane', 'released jane', 'active joe']);
    expect((await stage.answer(first.id, 'renew', 'jane')).body.current.handoff).toEqual(second);
  });

  it('takes what waits: the request becomes that hold, and no other closing line is written', async () => {
    const waiting = await stage.request(id, { expiresInSeconds: 60 });
    await stage.later(100);
    const { body } = await stage.act(id, 'takeover', { by: 'jane' });
    expect(body).toMatchObject({ id: waiting.id, state: 'active', holder: 'jane', reason: 'asked' });
    expect(expiresIn(body)).toBe(60);
    expect(await stage.lines(id)).toEqual([`system closing: ${closing}`]);
  });

  it('and takes over again, keeps it for the whole time and changes nothing else', async () => {
    const { body: held } = await stage.act(id, 'takeover', { by: 'jane' });
    await stage.later(1_000);
    const { body: again } = await stage.act(id, 'takeover', { by: 'jane' });
    expect([again.id, (Date.parse(again.expiresAt) - Date.parse(held.expiresAt)) / 1000]).toEqual([
      held.id,
      expect.closeTo(1_000, -2),
    ]);
    expect([(await owners()).length, await stage.told(id)]).toEqual([2, ['active jane']]);
  });

  it.each([
    { who: 'an operator', body: { operator: 'jane', text: 'Here.' }, holder: 'jane' },
    { who: 'the person an agent represents', body: { from: 'eve', text: 'Here.' }, holder: 'eve' },
  ])('may be $who who writes: while a request waits it becomes that hold', async ({ body, holder }) => {
    const waiting = await stage.request(id);
    await stage.say(id, body);
    expect((await stage.conversation(id)).handoff).toMatchObject({ id: waiting.id, state: 'active', holder });
  });

  it('is not moved by what other entitled people write', async () => {
    await stage.act(id, 'takeover', { by: 'jane' });
    const before = await stage.conversation(id);
    await stage.say(id, { operator: 'joe', text: 'Me too.' });
    await stage.say(id, { from: 'eve', text: 'And me.' });
    expect(await stage.conversation(id)).toEqual(before);
    expect(await stage.lines(id)).toEqual(['operator text: Me too.', 'human text: And me.']);
  });

  it('is not somebody whom no agent represents: that is input', async () => {
    await stage.say(id, { from: 'adam', text: 'Hello.' });
    expect((await stage.conversation(id)).owner).toBe('agents');
  });
});

describe('the time of a hold', () => {
  it('is the shorter of what was asked and what the policy allows', async () => {
    const asked = await stage.request(id, { expiresInSeconds: 604_800 });
    expect(expiresIn((await stage.answer(asked.id, 'accept')).body)).toBe(1_800);
    const tighter = (
      await stage.app.conversation({ settings: { handoff: { expiresInSeconds: 30, lapseSeconds: 20 } } })
    ).id;
    const draft = { outbound: 'One moment.', handoff: { reason: 'asked', expiresInSeconds: 600 } };
    await stage.draft(tighter, hers.id, draft);
    const { handoff } = await stage.conversation(tighter);
    expect((Date.parse(handoff.lapsesAt) - Date.parse(handoff.requestedAt)) / 1000).toBe(20);
    expect(expiresIn((await stage.answer(handoff.id, 'accept')).body)).toBe(30);
  });

  it.each([
    { how: 'writes', act: () => stage.say(id, { operator: 'jane', text: 'Still here.' }) },
    { how: 'types', act: () => stage.act(id, 'typing', { by: 'jane' }) },
    { how: 'renews', act: async () => stage.answer((await stage.conversation(id)).handoff.id, 'renew') },
  ])('[S68] starts anew when its holder $how, without an event of its own', async ({ act }) => {
    await stage.act(id, 'takeover', { by: 'jane' });
    await stage.later(1_700);
    await act();
    await stage.later(3_400);
    expect(await stage.conversation(id)).toMatchObject({ owner: 'human', ownerEpoch: 2, handoff: { holder: 'jane' } });
    await stage.later(3_600);
    expect(await stage.conversation(id)).toMatchObject({ owner: 'agents', ownerEpoch: 3, handoff: null });
    await stage.until(async () => (await stage.told(id)).length > 1);
    expect(await stage.told(id)).toEqual(['active jane', 'expired jane']);
  });

  it('[S68] that has run out cannot be renewed or released, however little anybody has looked', async () => {
    const { body: held } = await stage.act(id, 'takeover', { by: 'jane' });
    await stage.later(1_800);
    for (const how of ['renew', 'release']) {
      const { status, body } = await stage.answer(held.id, how);
      expect([status, body.current.owner, body.current.handoff.state]).toEqual([409, 'agents', 'expired']);
    }
    expect((await stage.act(id, 'typing', { by: 'jane' })).body).toEqual({ renewed: false });
  });

  it('[S68] is told to the participants when it has run out, if the policy says so', async () => {
    await stage.act(id, 'takeover', { by: 'jane' });
    await stage.later(1_800);
    await stage.until(async () => (await stage.lines(id)).length === 1);
    expect(await stage.lines(id)).toEqual([`system notice: ${expired}`]);
  });
});

describe('If-Match', () => {
  const stale = { headers: { 'if-match': '1' } };
  it.each([
    { route: 'takeover', act: () => stage.app.post(`/v1/conversations/${id}/takeover`, { by: 'joe' }, stale) },
    { route: 'close', act: () => stage.app.post(`/v1/conversations/${id}/close`, { by: 'joe' }, stale) },
    {
      route: 'handoffs',
      act: () => stage.app.post(`/v1/conversations/${id}/handoffs`, { reason: 'r', requestedBy: 'joe' }, stale),
    },
    ...['accept', 'decline', 'renew', 'release'].map((route) => ({
      route,
      act: async () =>
        stage.app.post(`/v1/handoffs/${(await stage.conversation(id)).handoff.id}/${route}`, { by: 'jane' }, stale),
    })),
  ])('[S60] of a version that has moved refuses $route and leaves everything open', async ({ act }) => {
    await stage.request(id);
    const before = await stage.conversation(id);
    expect((await act()).status).toBe(412);
    expect(await stage.conversation(id)).toEqual(before);
  });

  it('moves with an expiry that nobody has swept', async () => {
    const { body: held } = await stage.act(id, 'takeover', { by: 'jane' });
    await stage.later(1_800);
    const { version } = await stage.conversation(id);
    expect(version).toBe(3);
    const sent = { headers: { 'if-match': `"${version}"` } };
    expect((await stage.app.post(`/v1/conversations/${id}/takeover`, { by: 'joe' }, sent)).body).toMatchObject({
      holder: 'joe',
    });
    expect((await stage.app.get(`/v1/handoffs/${held.id}`)).body.state).toBe('expired');
  });
});

it('[S60] whoever looks for work sees what waits, and who holds what since when', async () => {
  const key = await stage.app.key({ scopes: ['converse', 'operate'], tenant: 'team' });
  const made = [];
  for (let n = 0; n < 3; n++) made.push((await stage.app.conversation({ participants: [man, woman, hers] }, key)).id);
  const post = async (route: string, body: object) => (await stage.app.post(route, body, { key })).body;
  const asked = [];
  for (const conversation of made)
    asked.push(await post(`/v1/conversations/${conversation}/handoffs`, { reason: 'asked', requestedBy: 'jane' }));
  const accepted = await post(`/v1/handoffs/${asked[1].id}/accept`, { by: 'joe' });
  const list = async (state: string) => (await stage.app.get(`/v1/handoffs?state=${state}`, { key })).body.items;
  expect(await list('requested')).toEqual([asked[2], asked[0]]);
  expect(await list('active')).toEqual([accepted]);
  expect(accepted).toMatchObject({ conversationId: made[1], holder: 'joe', acceptedAt: expect.any(String) });
  await stage.later(900);
  expect((await list('lapsed')).map((handoff: { id: string }) => handoff.id)).toEqual([asked[2].id, asked[0].id]);
  expect(await list('requested')).toEqual([]);
});
