import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hers, man, TestApp, woman } from '../../support/app.js';
import { violations } from '../../support/invariants.js';
import { type Blocked, blocked } from './outside-drafts.js';

const fallback = 'Thank you for your patience. I am taking this one step at a time, to say it well.';
let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(async () => {
  expect(await violations(app.database.superuserUrl)).toEqual({});
  await app.stop();
});

/** A conversation in which he has asked, and her agent's runtime is to answer. */
async function asked({ ask }: Pick<Blocked, 'ask'>) {
  const { id } = await app.conversation();
  const path = `/v1/conversations/${id}/messages`;
  await app.post(path, { from: man.id, text: ask });
  const post = async (draft: object, retryOf?: string) =>
    (await app.post(`${path}?wait=30000`, { from: hers.id, draft: { ...draft, retryOf } })).body.turn;
  const said = async (): Promise<string[]> =>
    (await app.get(path)).body.items.slice(1).map(({ text }: { text: string }) => text);
  return { post, said };
}

const rejectionOf = (turn: any, gate: string) =>
  turn.verdicts.find((one: any) => one.gate === gate && one.verdict === 'reject');
/** Every run of twelve characters. */
const runsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 11) }, (_, at) => text.slice(at, at + 12));
const nudgeOf = (gate: string) => ({ gate, directive: expect.any(String), thought: expect.any(String) });

const booking = (status: string) => ({
  tool: 'book_table',
  args: { people: 2 },
  result: { status },
  definitive: true,
});

describe('a runtime of its own', () => {
  test.each(blocked)('is blocked by $gate with a nudge when $when, and a good retry clears it', async (row) => {
    const { post, said } = await asked(row);
    const first = await post(row.bad);
    expect([first.outcome, first.nudges]).toEqual(['blocked', [nudgeOf(row.gate)]]);
    const good = await post(row.good, first.id);
    expect([good.outcome, good.nudges]).toEqual(['delivered', []]);
    expect(await said()).toEqual([row.good.outbound]);
  });

  test.each(blocked.filter(({ limit }) => limit !== null))(
    '[S29][S99] ends in the fallback at the limit of $gate ($limit), with no piece of what was rejected, when $when',
    async (row) => {
      const { post, said } = await asked(row);
      let before: any;
      for (let counter = 1; counter <= (row.limit ?? 0); counter++) {
        const last = counter === row.limit;
        before = await post(row.bad, before?.id);
        expect([before.outcome, before.nudges]).toEqual(last ? ['fallback', []] : ['blocked', [nudgeOf(row.gate)]]);
        expect(rejectionOf(before, row.gate)).toMatchObject({ counter, limit: row.limit });
      }
      expect(await said()).toEqual([fallback]);
      for (const run of runsOf(row.bad.outbound)) expect(fallback).not.toContain(run);
    },
  );

  test.each(blocked.filter(({ limit }) => limit === null))('is never given in to by $gate when $when', async (row) => {
    const { post, said } = await asked(row);
    let before: any;
    for (let time = 1; time <= 4; time++) {
      before = await post(row.bad, before?.id);
      expect([before.outcome, before.nudges]).toEqual(['blocked', [nudgeOf(row.gate)]]);
      expect(rejectionOf(before, row.gate)).toMatchObject({ counter: 0, limit: null });
    }
    expect(await said()).toEqual([]);
  });

  test.each(blocked)('hears the same of /v1/check when $when', async (row) => {
    const { post } = await asked(row);
    const history = [{ from: man.id, text: row.ask }];
    for (const draft of [row.bad, row.good]) {
      const told = { participants: [man, woman, hers], history, draft };
      const { body } = await app.post('/v1/check', told, { idempotencyKey: null });
      const turn = await post(draft);
      expect([body.allowed, body.gates]).toEqual([turn.outcome === 'delivered', turn.verdicts]);
    }
  });

  test('starts again from zero when it does not say what it retries', async () => {
    const [row] = blocked;
    if (!row) throw new Error('there is no row');
    const { post } = await asked(row);
    for (let time = 1; time <= 4; time++) {
      const turn = await post(row.bad);
      expect([turn.outcome, rejectionOf(turn, row.gate).counter]).toEqual(['blocked', 1]);
    }
  });

  test('[S98] may say what it has done when a definitive result shows it', async () => {
    const { post, said } = await asked({ ask: 'Could you book a table for us?' });
    const draft = { outbound: 'I have booked the table for you.', toolResults: [booking('confirmed')] };
    expect((await post(draft)).outcome).toBe('delivered');
    expect(await said()).toEqual([draft.outbound]);
  });

  test.each([
    { when: 'a result is not definitive', toolResults: [{ ...booking('confirmed'), definitive: false }] },
    { when: 'the result says that it failed', toolResults: [booking('failed')] },
    { when: 'the result is about something else', toolResults: [{ ...booking('sunny'), tool: 'weather', args: {} }] },
  ])('[S98] may not when $when', async ({ toolResults }) => {
    const { post } = await asked({ ask: 'Could you book a table for us?' });
    const turn = await post({ outbound: 'I have booked the table for you.', toolResults });
    expect([turn.outcome, turn.nudges]).toEqual(['blocked', [nudgeOf('unverified-claim')]]);
  });

  describe('may rest on what an earlier draft brought', () => {
    const price = { tool: 'price_of_table', args: { guests: 2 }, result: { total: 141.5 }, definitive: true };
    const other = { tool: 'opening_hours', args: {}, result: 'from 18:00', definitive: true };

    test('a figure, when the text it first came with did not say it', async () => {
      const { post } = await asked({ ask: 'What would a table be, and when do they open?' });
      await post({ outbound: 'One moment, I am looking it up.', toolResults: [price] });
      const turn = await post({ outbound: 'They open at 18:00, and it is 141.50 euros.', toolResults: [other] });
      expect(turn.outcome).toBe('delivered');
    });

    test('[S98] a deed', async () => {
      const { post } = await asked({ ask: 'Could you book a table for us?' });
      await post({ outbound: 'One moment, I am on it.', toolResults: [booking('confirmed')] });
      expect((await post({ outbound: 'I have booked the table for you.' })).outcome).toBe('delivered');
    });

    test('and not on what came with a draft of another conversation', async () => {
      const { post } = await asked({ ask: 'What would a table be, and when do they open?' });
      await post({ outbound: 'One moment, I am looking it up.', toolResults: [price] });
      const { post: elsewhere } = await asked({ ask: 'What would a table be?' });
      const turn = await elsewhere({ outbound: 'It is 141.50 euros.', toolResults: [other] });
      expect([turn.outcome, turn.nudges]).toEqual(['blocked', [nudgeOf('unverified-claim')]]);
    });
  });
});
