import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, type Dispatch, MisbehavingModel } from '../../support/misbehaving-model.js';
import { Stage, texts } from '../../support/stage.js';
import { participants } from './suite.js';

const { fallback } = texts('dating');
let server: MisbehavingModel;
let stage: Stage;

beforeAll(async () => {
  server = await MisbehavingModel.start();
  stage = await Stage.open({
    MODEL_URL: server.url,
    MODEL_NAME: 'm',
    MODEL_TIMEOUT_MS: '1000',
    MODEL_KEY: 'sk-secret',
  });
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(async () => {
  await stage.close();
  await server.stop();
});

async function asked(dispatch: Dispatch, ...answers: Answer[]): Promise<{ id: string; turnId: string }> {
  const { id } = await stage.app.conversation({ participants });
  server.will(dispatch, answers, id);
  const { turnId } = (await stage.say(id, { from: 'adam', text: 'Hello?' })).body;
  return { id, turnId };
}
const ended = async (turnId: string) => {
  await stage.until(async () => (await stage.turn(turnId)).state === 'ended');
  return stage.turn(turnId);
};
const generations = (turnId: string) =>
  stage.rows<{ dispatch: string; state: string; failure: string | null; error: string | null }>(
    'select dispatch, state, failure, error from generation where turn_id = $1 order by number',
    turnId,
  );

const memory = { status: 500, body: { error: { message: 'CUDA out of memory' } } };
const tooLong = { status: 400, body: { error: { message: 'the request exceeds the available context size' } } };

describe('a model call that fails', () => {
  it.each([
    { when: 'it takes too long', answer: { silent: 'before' }, failure: 'timed_out', says: /no answer within 1000 ms/ },
    {
      when: 'the server breaks',
      answer: { status: 500, body: { error: 'sk-secret' } },
      failure: 'failed',
      says: /500 \[secret\]/,
    },
    { when: 'the context is too small', answer: tooLong, failure: 'does_not_fit', says: /context size/ },
  ] as { when: string; answer: Answer; failure: string; says: RegExp }[])(
    '[S52] is a null plan when $when, and the turn goes on',
    async ({ answer, failure, says }) => {
      const { turnId } = await asked('plan', answer);
      expect(await ended(turnId)).toMatchObject({ outcome: 'delivered', plan: null, dispatches: 2 });
      const [plan] = await generations(turnId);
      expect(plan).toMatchObject({ dispatch: 'plan', state: 'failed', failure, error: expect.stringMatching(says) });
    },
  );

  it('[S53] is raised when the planner runs out of memory: the same call is made again', async () => {
    const { turnId } = await asked('plan', memory);
    await stage.until(async () => (await generations(turnId))[0]?.state === 'failed');
    // Further than the rate of a key lets the clock come back.
    await stage.later(60);
    expect(await ended(turnId)).toMatchObject({ outcome: 'delivered', plan: { answer_kind: 'conversational' } });
    expect(await generations(turnId)).toMatchObject([
      { dispatch: 'plan', failure: 'out_of_memory' },
      { dispatch: 'plan', state: 'done' },
      { dispatch: 'reply', state: 'done' },
    ]);
  });

  it('ends in the fallback when the reply does not fit: it is refused, never cut', async () => {
    const { id, turnId } = await asked('reply', tooLong);
    expect(await ended(turnId)).toMatchObject({ outcome: 'fallback', dispatches: 2 });
    expect(await stage.lines(id)).toEqual(['human text: Hello?', `agent text: ${fallback}`]);
  });

  it('is given up when it was begun five times and never stored, as when each takes its process down with it', async () => {
    const { id, turnId } = await asked('reply', { silent: 'before' });
    await stage.until(() => Promise.resolve(server.asked(id, 'reply').length > 0));
    await stage.rows(
      "update generation set attempt = 5, lease_until = started_at where turn_id = $1 and state = 'running'",
      turnId,
    );
    expect(await ended(turnId)).toMatchObject({ outcome: 'delivered', dispatches: 3 });
    expect((await generations(turnId))[1]).toMatchObject({ state: 'failed', error: expect.stringMatching(/5 times/) });
  });

  it('ends in the fallback when three replies failed', async () => {
    const { turnId } = await asked('reply', ...Array<Answer>(3).fill({ status: 500, body: 'boom' }));
    expect(await ended(turnId)).toMatchObject({ outcome: 'fallback', dispatches: 4 });
  });
});

describe('a model call that nobody waits for any more', () => {
  it.each([
    { when: 'a person took over', act: (id: string) => stage.act(id, 'takeover', { by: 'jane' }), outcome: 'fenced' },
    {
      when: 'a newer message came',
      act: (id: string) => stage.say(id, { from: 'adam', text: 'Well?' }),
      outcome: 'superseded',
    },
  ])('[S96] is hung up on when $when', async ({ act, outcome }) => {
    const { id, turnId } = await asked('reply', { silent: 'midway' });
    await stage.until(() => Promise.resolve(server.asked(id, 'reply').length > 0));
    await act(id);
    expect(await server.asked(id, 'reply')[0]?.over).toBe('hung up');
    expect(await ended(turnId)).toMatchObject({ outcome });
  });
});

describe('an answer that the database could not take', () => {
  it('is stored with what it cannot take replaced', async () => {
    const { turnId } = await asked('reply', 'Nul \0 and half \ud83d of a pair.');
    await ended(turnId);
    const [stored] = await stage.rows<{ text: string }>(
      "select response ->> 'text' as text from generation where turn_id = $1 and dispatch = 'reply' order by number",
      turnId,
    );
    expect(stored?.text).toBe('Nul \ufffd and half \ufffd of a pair.');
  });

  it('is stored without what is nested deeper than any tool asks for, and the model hears that it does not fit', async () => {
    const nested = `{"expression":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const { turnId } = await asked('reply', { calls: [{ name: 'calculate', arguments: nested }] });
    expect(await ended(turnId)).toMatchObject({ outcome: 'delivered', dispatches: 3 });
    expect(await generations(turnId)).toMatchObject([{ state: 'done' }, { state: 'done' }, { state: 'done' }]);
  });
});
