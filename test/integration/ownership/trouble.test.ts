import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Turns } from '../../../src/store/turns.js';
import { silentReply } from '../../../src/decide/reply.js';
import { hers, man, woman } from '../../support/app.js';
import { HeldModel } from '../../support/held-model.js';
import { Stage, texts } from '../../support/stage.js';

const host = { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' };
const { closing, expired } = texts('dating');
const model = new HeldModel();
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open({ MODEL_CONCURRENCY: '20' }, model);
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(() => stage.close());

const withModel = async (): Promise<string> => (await stage.app.conversation({ participants: [man, woman, host] })).id;
const withDrafts = async (): Promise<string> => (await stage.app.conversation()).id;

describe('known shapes of trouble', () => {
  it.each([
    {
      route: 'a message of the person it speaks for',
      act: (id: string) => stage.say(id, { from: 'eve', text: 'I am here.' }),
    },
    { route: 'a message of an operator', act: (id: string) => stage.say(id, { operator: 'jane', text: 'I am here.' }) },
    { route: 'a take-over', act: (id: string) => stage.act(id, 'takeover', { by: 'jane' }) },
    { route: 'a close', act: (id: string) => stage.act(id, 'close', { by: 'jane' }) },
  ])(
    '[S96] a person replies by $route while the agent generates: not one word of the agent follows',
    async ({ act }) => {
      const id = await withModel();
      const { turnId } = (await stage.say(id, { from: 'adam', text: 'Hello?' })).body;
      const { answer } = await model.next(id);
      expect((await act(id)).status).toBeLessThan(300);
      answer({ outbound: 'Hello, this is the agent.' });
      expect(await stage.turn(turnId)).toMatchObject({ state: 'ended', outcome: 'fenced', messageSeq: null });
      expect((await stage.lines(id)).filter((line) => line.startsWith('agent'))).toEqual([]);
    },
  );

  it('[S80] the closing line is asked for twice through a lagging mirror, and stands once', async () => {
    const id = await withDrafts();
    const { id: turnId } = await stage.draft(id, hers.id, { outbound: 'One moment.', handoff: { reason: 'asked' } });
    const [turn] = await stage.rows<{ tenant_id: string; token: string }>(
      'select tenant_id, token from turn where id = $1',
      turnId,
    );
    const turns = stage.app.running.app.get(Turns, { strict: false });
    const again = silentReply({ conversationId: id, turnId, token: Number(turn?.token) } as never, 'handed_off', null);
    const late = { ...again, text: 'One moment.', handoff: { reason: 'asked' } };
    for (let n = 0; n < 3; n++) expect((await turns.commit(turn?.tenant_id ?? '', late)).status).toBe('ended');
    expect(await stage.lines(id)).toEqual(['agent text: One moment.', `agent closing: ${closing}`]);
    expect(await stage.told(id)).toEqual(['requested']);
  });

  it('[S68] the agent does not hand over again once a thread was resolved: it is told that nothing is pending', async () => {
    const id = await withModel();
    await stage.say(id, { from: 'adam', text: 'Can I talk to a person?' });
    (await model.next(id)).answer({ outbound: 'Of course.', handoff: { reason: 'He asks for one.' } });
    await stage.until(async () => (await stage.conversation(id)).owner === 'pending_human');
    const { handoff } = await stage.conversation(id);
    await stage.answer(handoff.id, 'accept');
    await stage.say(id, { operator: 'jane', text: 'All is settled.' });
    await stage.answer(handoff.id, 'release');
    expect((await stage.rows("select 1 from turn where conversation_id = $1 and state <> 'ended'", id)).length).toBe(0);
    await stage.say(id, { from: 'adam', text: 'Thank you!' });
    const { seen, answer } = await model.next(id);
    expect(seen.slice(-4)).toEqual([
      `host: ${closing}`,
      'jane: All is settled.',
      'adam: Thank you!',
      'system: The person who held this conversation has given it back to you. No hand-off is pending; ask for a person again only for a new reason.',
    ]);
    answer({ outbound: 'With pleasure.' });
    await stage.until(async () => (await stage.lines(id)).at(-1) === 'agent text: With pleasure.');
    expect((await stage.conversation(id)).owner).toBe('agents');
    expect(await stage.told(id)).toEqual(['requested', 'active jane', 'released jane']);
  });

  it('[S61] two claim within seconds: the first holds it, the second is told who does', async () => {
    const { id } = await stage.request(await withDrafts());
    const claims = await Promise.all([stage.answer(id, 'accept', 'jane'), stage.answer(id, 'accept', 'joe')]);
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = claims[0]?.status === 200 ? claims : [claims[1], claims[0]];
    expect(lost?.body.current).toMatchObject({
      owner: 'human',
      handoff: { id, state: 'active', holder: won?.body.holder },
    });
  });

  it('a burst of messages is answered once', async () => {
    const id = await withModel();
    const posted = [];
    for (const text of ['Hi.', 'Are you there?', 'Hello?'])
      posted.push((await stage.say(id, { from: 'adam', text })).body.turnId);
    const first = await model.next(id);
    const last = first.seen.at(-1) === 'adam: Hello?' ? first : await lastOf(id);
    last.answer({ outbound: 'Here I am.' });
    await stage.until(async () => (await stage.lines(id)).length === 4);
    expect((await stage.lines(id)).filter((line) => line.startsWith('agent'))).toEqual(['agent text: Here I am.']);
    expect(
      await stage.rows("select 1 from turn where conversation_id = $1 and outcome = 'delivered'", id),
    ).toHaveLength(1);
  });

  /** The call that has seen the whole burst; those before it were superseded. */
  async function lastOf(id: string) {
    for (;;) {
      const held = await model.next(id);
      if (held.seen.at(-1) === 'adam: Hello?') return held;
    }
  }

  it('[S68] a message written exactly at expiry comes too late to renew: the person takes over again, under a new epoch', async () => {
    const id = await withDrafts();
    const { body: held } = await stage.act(id, 'takeover', { by: 'jane' });
    await stage.rows('update handoff set expires_at = clock() where id = $1', held.id);
    await stage.say(id, { operator: 'jane', text: 'One more thing.' });
    const now = await stage.conversation(id);
    expect(now).toMatchObject({ owner: 'human', ownerEpoch: 4, handoff: { state: 'active', holder: 'jane' } });
    expect(now.handoff.id).not.toBe(held.id);
    expect((await stage.app.get(`/v1/handoffs/${held.id}`)).body.state).toBe('expired');
    expect(await stage.lines(id)).toEqual([`system notice: ${expired}`, 'operator text: One more thing.']);
    expect(await stage.told(id)).toEqual(['active jane', 'expired jane', 'active jane']);
  });

  it('[S68] an accept after the lapse is refused, with how it ended', async () => {
    const conversation = await withDrafts();
    const { id } = await stage.request(conversation);
    await stage.later(900);
    const { status, body } = await stage.answer(id, 'accept');
    expect([status, body.current]).toEqual([
      409,
      { owner: 'agents', ownerEpoch: 3, version: 3, handoff: expect.objectContaining({ id, state: 'lapsed' }) },
    ]);
    expect(await stage.conversation(conversation)).toMatchObject({ owner: 'agents', ownerEpoch: 3, version: 3 });
  });

  it('[S60] a second release is refused, with how it ended, and changes nothing', async () => {
    const conversation = await withDrafts();
    const { id } = (await stage.act(conversation, 'takeover', { by: 'jane' })).body;
    expect((await stage.answer(id, 'release')).body.state).toBe('released');
    const { status, body } = await stage.answer(id, 'release');
    expect([status, body.current]).toEqual([
      409,
      { owner: 'agents', ownerEpoch: 3, version: 3, handoff: expect.objectContaining({ id, state: 'released' }) },
    ]);
    expect(await stage.told(conversation)).toEqual(['active jane', 'released jane']);
  });

  it('[S68] an operator who is gone while holding blocks nobody: the hold expires by itself, and what waited is answered', async () => {
    const id = await withModel();
    const key = await stage.app.key({ scopes: ['operate'] });
    await stage.app.post(`/v1/conversations/${id}/takeover`, { by: 'jane' }, { key });
    const { items } = (await stage.app.get('/v1/admin/keys')).body;
    await stage.app.call('DELETE', `/v1/admin/keys/${items.at(0).id}`);
    await stage.say(id, { from: 'adam', text: 'Is anybody there?' });
    await stage.later(1_800);
    const { answer } = await model.next(id);
    answer({ outbound: 'I am.' });
    await stage.until(async () => (await stage.lines(id)).length === 3);
    expect(await stage.lines(id)).toEqual([
      'human text: Is anybody there?',
      `system notice: ${expired}`,
      'agent text: I am.',
    ]);
  });

  it('[S68] a participant who leaves while holding gives it back', async () => {
    const id = await withModel();
    await stage.say(id, { from: 'eve', text: 'It is me now.' });
    await stage.say(id, { from: 'adam', text: 'And now?' });
    await stage.app.call('DELETE', `/v1/conversations/${id}/participants/eve`);
    expect(await stage.conversation(id)).toMatchObject({ owner: 'agents', handoff: null });
    expect(await stage.told(id)).toEqual(['active eve', 'released eve']);
    await stage.until(
      async () =>
        (await stage.rows("select 1 from turn where conversation_id = $1 and outcome = 'silenced'", id)).length === 1,
    );
  });

  it('[S61] a conversation that is closed while a hand-off waits ends the hand-off, and no closing line is added', async () => {
    const conversation = await withDrafts();
    const { id } = await stage.request(conversation);
    expect((await stage.act(conversation, 'close', { by: 'joe' })).body).toMatchObject({
      owner: 'closed',
      handoff: null,
    });
    expect((await stage.answer(id, 'accept')).body.current).toMatchObject({
      owner: 'closed',
      handoff: { id, state: 'closed' },
    });
    expect((await stage.act(conversation, 'takeover', { by: 'jane' })).status).toBe(409);
    expect(await stage.lines(conversation)).toEqual([`system closing: ${closing}`]);
    expect(await stage.told(conversation)).toEqual(['requested', 'closed']);
    expect((await stage.say(conversation, { from: hers.id, text: 'Hello?' })).status).toBe(409);
  });
});

it('a call that is repeated after a crash answers the same bytes and takes over once', async () => {
  const id = await withDrafts();
  const idempotencyKey = randomUUID();
  const take = () => stage.app.post(`/v1/conversations/${id}/takeover`, { by: 'jane' }, { idempotencyKey });
  const [first, second] = [await take(), await take()];
  expect([second.text, second.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
  expect((await stage.conversation(id)).ownerEpoch).toBe(2);
});
