import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gates } from '../../../gates/index.js';
import { man, TestApp, woman } from '../../support/app.js';
import { violations } from '../../support/invariants.js';
import { type Answer, MisbehavingModel } from '../../support/misbehaving-model.js';
import { type Misbehaviour, misbehaviours, returns } from './misbehaviour.js';

const host = { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' };
const fallback = 'Thank you for your patience. I am taking this one step at a time, to say it well.';
let model: MisbehavingModel;
let app: TestApp;

beforeAll(async () => {
  model = await MisbehavingModel.start();
  app = await TestApp.start({ MODEL_URL: model.url, MODEL_NAME: 'misbehaving', MODEL_CONCURRENCY: '8' });
  await app.call('PUT', '/v1/documents/returns', { body: returns });
});
afterAll(async () => {
  expect(await violations(app.database.superuserUrl)).toEqual({});
  await app.stop();
  await model.stop();
});

/** A turn of the model that answers so. */
async function turnOf({ ask, plan }: Misbehaviour, replies: Answer[]) {
  const { id } = await app.conversation({ participants: [man, woman, host] });
  if (plan) model.will('plan', [{ calls: [{ name: 'make_plan', arguments: plan }] }], id);
  else model.will('plan', [{ status: 500, body: { error: { message: 'no plan today' } } }], id);
  model.will('reply', replies, id);
  const { body } = await app.post(`/v1/conversations/${id}/messages?wait=30000`, { from: 'adam', text: ask });
  const { items } = (await app.get(`/v1/conversations/${id}/messages`)).body;
  const said: string = items
    .slice(1)
    .map(({ text }: { text: string }) => text)
    .join('\n');
  return { id, turn: body.turn, said };
}

const textOf = (answer: Answer): string =>
  typeof answer === 'string' ? answer : 'text' in answer ? (answer.text ?? '') : '';
/** Every run of twelve characters. */
const runsOf = (text: string) =>
  Array.from({ length: Math.max(0, text.length - 11) }, (_, at) => text.slice(at, at + 12));
const rejectionsOf = (turn: any, gate: string) =>
  turn.verdicts.filter((one: any) => one.gate === gate && one.verdict === 'reject');

describe('a model that misbehaves', () => {
  test.each([...misbehaviours])(
    '[S1][S2][S41][S43][S44][S48] is sent back by $gate when $when, told in both channels, and nothing of it is left',
    async (row) => {
      const { id, turn, said } = await turnOf(row, [...(row.setup ?? []), row.bad, ...row.good]);
      expect(turn.outcome).toBe('delivered');
      const [rejection] = rejectionsOf(turn, row.gate);
      expect(rejection?.nudge).toEqual({ directive: expect.any(String), thought: expect.any(String) });
      const after = model.asked(id, 'reply')[(row.setup ?? []).length + 1]?.body.messages;
      const channel = (role: string, mark: RegExp) =>
        after.find((one: any) => one.role === role && mark.test(one.content ?? ''))?.content;
      expect(channel('system', /^\[SYSTEM DIRECTIVE\]/u)).toContain(rejection.nudge.directive);
      expect(channel('assistant', /^__nudge: /u)).toContain(rejection.nudge.thought);
      expect(rejection.nudge.thought).toMatch(/\bI\b/u);

      expect(turn.nudges).toEqual([]);
      expect(said).not.toMatch(/SYSTEM DIRECTIVE|__nudge/u);
      for (const { nudge } of turn.verdicts) if (nudge) expect(said).not.toContain(nudge.directive);
      const wanted = said + row.good.map(textOf).join('\n');
      for (const run of runsOf(textOf(row.bad))) if (!wanted.includes(run)) expect(said).not.toContain(run);
    },
  );

  test.each(misbehaviours.filter(({ limit }) => limit !== null))(
    '[S3][S7][S29] ends in the fallback at the limit of $gate ($limit), with no piece of what was rejected, when $when',
    async (row) => {
      const stubborn = Array.from({ length: row.limit ?? 0 }, () => row.bad);
      const { turn, said } = await turnOf(row, [...(row.setup ?? []), ...stubborn, 'Never reached.']);
      expect([turn.outcome, said]).toEqual(['fallback', fallback]);
      const rejections = rejectionsOf(turn, row.gate);
      expect(rejections.map(({ counter }: any) => counter)).toEqual(stubborn.map((_, index) => index + 1));
      expect(rejections.map(({ nudge }: any) => nudge !== null)).toEqual(
        stubborn.map((_, index) => index + 1 < (row.limit ?? 0)),
      );
      const first = (row.setup ?? []).length;
      expect(rejections.map(({ iteration }: any) => iteration)).toEqual(stubborn.map((_, index) => first + index));
      for (const run of runsOf(textOf(row.bad))) expect(said).not.toContain(run);
    },
  );

  test.each(misbehaviours.filter(({ limit, gate }) => limit === null && gate !== 'duplicate-call'))(
    '[S8][S42] ends in the fallback when the budget is spent, and $gate never gave in, when $when',
    async (row) => {
      const { turn, said } = await turnOf(row, [...(row.setup ?? []), ...Array.from({ length: 24 }, () => row.bad)]);
      expect([turn.outcome, said, turn.dispatches]).toEqual(['fallback', fallback, 24]);
      const rejections = rejectionsOf(turn, row.gate);
      expect(rejections).toHaveLength(23 - (row.setup ?? []).length);
      expect([rejections.at(-2)?.nudge, rejections.at(-1)?.nudge]).toEqual([expect.any(Object), null]);
      for (const run of runsOf(textOf(row.bad))) expect(said).not.toContain(run);
    },
  );

  test('[S12][S13] every gate that sends back has its misbehaviour here, but force-answer, whose way leads over duplicate-call', () => {
    const shown = new Set(misbehaviours.map(({ gate }) => gate));
    const missing = gates.filter(({ gate: { id } }) => !shown.has(id)).map(({ gate: { id } }) => id);
    expect(missing).toEqual(['force-answer', 'loop-candidate']);
  });

  test('that goes on calling after a call made twice is told to answer, and ends in the fallback', async () => {
    const row = misbehaviours.find(({ gate }) => gate === 'duplicate-call');
    if (!row) throw new Error('there is no such row');
    const again = row.bad;
    const { id, turn, said } = await turnOf(row, [...(row.setup ?? []), again, again, again, again]);
    expect([turn.outcome, said]).toEqual(['fallback', fallback]);
    expect(rejectionsOf(turn, 'force-answer').length).toBeGreaterThan(0);
    const third = model.asked(id, 'reply')[2]?.body;
    expect([third.tools ?? [], third.tool_choice ?? 'none']).toEqual([[], 'none']);
  });
});
