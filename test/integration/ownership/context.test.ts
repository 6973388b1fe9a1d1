import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hers, man, woman } from '../../support/app.js';
import { type Held, HeldModel } from '../../support/held-model.js';
import { Stage, texts } from '../../support/stage.js';

const host = { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' };
const wanted = { outbound: 'I will get somebody.', handoff: { reason: 'He asks for a person.' } };
const { expired } = texts('dating');
const model = new HeldModel();
let stage: Stage;
let id: string;

beforeAll(async () => {
  stage = await Stage.open({ MODEL_CONCURRENCY: '20' }, model);
});
beforeEach(async () => {
  ({ id } = await stage.app.conversation({ participants: [man, woman, host] }));
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(() => stage.close());

const seenBy = ({ seen }: Held) => seen;
const ended = (turnId: string) => stage.until(async () => (await stage.turn(turnId)).state === 'ended');

describe('a generation', () => {
  it.each([
    { what: 'a take-over', act: () => stage.act(id, 'takeover', { by: 'jane' }) },
    { what: 'a request for a person', act: () => stage.act(id, 'handoffs', { reason: 'asked', requestedBy: 'jane' }) },
    { what: 'a close', act: () => stage.act(id, 'close', { by: 'jane' }) },
    { what: 'a newer message', act: () => stage.say(id, { from: 'adam', text: 'And another thing.' }) },
  ])('[S96] is stopped by $what, so that nobody pays for what cannot be said', async ({ act }) => {
    const { turnId } = (await stage.say(id, { from: 'adam', text: 'Hello.' })).body;
    const { signal } = await model.next(id);
    await act();
    await new Promise((resolve) => (signal.aborted ? resolve(null) : signal.addEventListener('abort', resolve)));
    const kept = async () =>
      (
        await stage.rows<{ state: string; error: string }>(
          'select state, error from generation where turn_id = $1 order by number desc limit 1',
          turnId,
        )
      )[0];
    await stage.until(async () => (await kept())?.state === 'failed');
    expect((await kept())?.error).toBe('held model: the turn ended first');
  });

  it('that has come is not cut short by news that leave its turn alone', async () => {
    const { turnId } = (await stage.say(id, { from: 'adam', text: 'Hello.' })).body;
    const { answer, signal } = await model.next(id);
    await stage.act(id, 'typing', { by: 'adam' });
    answer({ outbound: 'Good evening.' });
    await ended(turnId);
    expect([(await stage.turn(turnId)).outcome, signal.aborted]).toEqual(['delivered', false]);
  });
});

describe('what an agent is told next', () => {
  it('[S80] is that its hand-off did not happen, when a newer message came first', async () => {
    const { turnId } = (await stage.say(id, { from: 'adam', text: 'I want a person.' })).body;
    const first = await model.next(id);
    // The answer is stored, and a newer message comes before it is judged.
    await stage.rows("update conversation set lease_until = clock() + interval '1 minute' where id = $1", id);
    first.answer(wanted);
    await stage.until(
      async () =>
        (await stage.rows("select 1 from generation where turn_id = $1 and state = 'done'", turnId)).length > 0,
    );
    await stage.say(id, { from: 'adam', text: 'No, wait.' });
    expect(await stage.turn(turnId)).toMatchObject({
      outcome: 'superseded',
      because: 'a newer message came; nothing of it was said, and the hand-off it asked for did not happen',
    });
    await stage.rows('update conversation set lease_until = null where id = $1', id);
    const next = await model.next(id);
    expect(seenBy(next)).toEqual([
      'adam: I want a person.',
      'adam: No, wait.',
      'system: Your last message was not sent (superseded), and the hand-off it asked for did not happen.',
    ]);
    next.answer({ outbound: 'All right.' });
    await stage.until(async () => (await stage.lines(id)).includes('agent text: All right.'));
    await stage.say(id, { from: 'adam', text: 'Good.' });
    expect(seenBy(await model.next(id))).toEqual([
      'adam: I want a person.',
      'adam: No, wait.',
      'host: All right.',
      'adam: Good.',
    ]);
  });

  it("[S68] begins with the person's stretch and no pending hand-off, once a hold has run out", async () => {
    await stage.say(id, { from: 'adam', text: 'I want a person.' });
    (await model.next(id)).answer(wanted);
    await stage.until(async () => (await stage.conversation(id)).owner === 'pending_human');
    await stage.answer((await stage.conversation(id)).handoff.id, 'accept');
    await stage.say(id, { operator: 'jane', text: 'Here I am.' });
    await stage.say(id, { from: 'adam', text: 'Tell me more.' });
    await stage.later(1_800);
    const next = await model.next(id);
    expect(seenBy(next).slice(-4)).toEqual([
      'jane: Here I am.',
      'adam: Tell me more.',
      `system: ${expired}`,
      'system: The person who held this conversation has stopped writing, so it is yours again. No hand-off is pending; ask for a person again only for a new reason.',
    ]);
    next.answer({ outbound: 'Gladly.' });
    await stage.until(async () => (await stage.lines(id)).includes('agent text: Gladly.'));
    await stage.say(id, { from: 'adam', text: 'Go on.' });
    expect(seenBy(await model.next(id)).at(-1)).toBe('adam: Go on.');
  });

  it.each([
    {
      how: 'declined',
      act: async () => stage.answer((await stage.conversation(id)).handoff.id, 'decline'),
      told: 'Nobody took this conversation, so it is yours again.',
    },
    {
      how: 'lapsed',
      act: () => stage.later(900),
      told: 'Nobody took this conversation in time, so it is yours again.',
    },
  ])('[S68] is that nobody came, when the request was $how', async ({ act, told }) => {
    await stage.request(id);
    await stage.say(id, { from: 'adam', text: 'Anybody?' });
    await act();
    expect(seenBy(await model.next(id)).at(-1)).toBe(
      `system: ${told} No hand-off is pending; ask for a person again only for a new reason.`,
    );
  });

  it.each([
    {
      when: 'a person holds it',
      act: (other: string) => stage.act(other, 'takeover', { by: 'jane' }),
      because: 'the agents do not own the conversation',
    },
    {
      when: 'one is asked for',
      act: (other: string) => stage.act(other, 'handoffs', { reason: 'r', requestedBy: 'jane' }),
      because: 'the agents do not own the conversation',
    },
  ])('[S80] stands in the answer of an outside agent, when $when already', async ({ act, because }) => {
    const other = (await stage.app.conversation()).id;
    await act(other);
    const before = await stage.lines(other);
    expect(await stage.draft(other, hers.id, wanted)).toMatchObject({
      outcome: 'fenced',
      because: `${because}; nothing of it was said, and the hand-off it asked for did not happen`,
    });
    expect(await stage.lines(other)).toEqual(before);
  });
});
