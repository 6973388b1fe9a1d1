import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hers, man, woman } from '../../support/app.js';
import { HeldModel } from '../../support/held-model.js';
import { Stage, texts } from '../../support/stage.js';

const host = { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' };
const promise = { outbound: "I'll pass you to a colleague." };
const { fallback } = texts('dating');
const model = new HeldModel();
let stage: Stage;
let id: string;

/** What the gate said that this is about; the others of the list have tests of their own. */
const verdictsOn = ({ verdicts }: Record<string, any>): Record<string, any>[] =>
  verdicts.filter(({ gate }: { gate: string }) => gate === 'unverified-claim');

beforeAll(async () => {
  stage = await Stage.open({ MODEL_CONCURRENCY: '8' }, model);
});
beforeEach(async () => {
  ({ id } = await stage.app.conversation());
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(() => stage.close());

describe("an outside agent's draft that promises a person and asks for none", () => {
  it('[S98] is blocked, with what is wrong and what to do instead, in both channels', async () => {
    const turn = await stage.draft(id, hers.id, promise);
    const nudge = { directive: expect.stringContaining('hand-off'), thought: expect.stringMatching(/^I promised/) };
    expect(turn).toMatchObject({
      outcome: 'blocked',
      because: 'it promises that a person will take over, and asks for none',
      reasons: [{ code: 'promised_handoff', channel: 'outbound', start: 0, end: 28 }],
      messageSeq: null,
      delivered: null,
      draft: promise,
      nudges: [{ gate: 'unverified-claim', ...nudge }],
    });
    expect(verdictsOn(turn)).toMatchObject([
      { iteration: 0, class: 'tool-requiring', verdict: 'reject', counter: 1, limit: 3, nudge },
    ]);
    expect(await stage.lines(id)).toEqual([]);
    expect((await stage.conversation(id)).owner).toBe('agents');
  });

  it('[S98] leaves once it asks for the hand-off it promises', async () => {
    const { id: retryOf } = await stage.draft(id, hers.id, promise);
    const turn = await stage.draft(id, hers.id, { ...promise, handoff: { reason: 'asked' }, retryOf });
    expect(turn).toMatchObject({ outcome: 'handed_off', nudges: [] });
    expect(verdictsOn(turn)).toMatchObject([{ iteration: 1, verdict: 'pass', counter: 1 }]);
  });

  it('[S99] is counted over its retries: at the third the fallback is said, and no byte of what was rejected', async () => {
    const said = [
      'I will hand you over to our team.',
      'Someone from our team will take over.',
      'You are being transferred.',
    ];
    const turns: Record<string, any>[] = [];
    for (const outbound of said) {
      const retryOf: string | undefined = turns.at(-1)?.id;
      turns.push(await stage.draft(id, hers.id, { outbound, ...(retryOf && { retryOf }) }));
    }
    expect(turns.map(({ outcome }) => outcome)).toEqual(['blocked', 'blocked', 'fallback']);
    expect(turns.map((turn) => verdictsOn(turn).map(({ iteration, counter }) => [iteration, counter]))).toEqual([
      [[0, 1]],
      [[1, 2]],
      [[2, 3]],
    ]);
    expect(turns[2]).toMatchObject({ nudges: [], draft: { outbound: said[2] }, delivered: { outbound: fallback } });
    expect(await stage.lines(id)).toEqual([`agent text: ${fallback}`]);
    expect((await stage.say(id, { from: hers.id, draft: { ...promise, retryOf: turns[2]?.id } })).status).toBe(409);
  });

  it('[S99] begins at zero when it names no turn that it retries', async () => {
    for (let n = 0; n < 4; n++) expect((await stage.draft(id, hers.id, promise)).outcome).toBe('blocked');
  });

  it('[S100] shows others that a gate rejected it, and not what it said', async () => {
    const { id: turnId } = await stage.draft(id, hers.id, promise);
    const key = await stage.app.key({ scopes: ['operate'] });
    const { body } = await stage.app.get(`/v1/turns/${turnId}`, { key });
    expect(verdictsOn(body)).toEqual([
      {
        iteration: 0,
        gate: 'unverified-claim',
        class: 'tool-requiring',
        verdict: 'reject',
        because: null,
        counter: 1,
        limit: 3,
        nudge: null,
      },
    ]);
    expect(body.nudges).toEqual([{ gate: 'unverified-claim', directive: null, thought: null }]);
  });

  it('[S81] is capped where it would be capped anyway, and nothing is asked of it', async () => {
    ({ id } = await stage.app.conversation({
      participants: [man, woman, hers, { id: 'other', kind: 'agent' }],
      settings: { loopCap: { perSide: 1 } },
    }));
    await stage.draft(id, hers.id, { outbound: 'Hello.' });
    const turn = await stage.draft(id, hers.id, promise);
    expect(turn).toMatchObject({ outcome: 'capped', nudges: [] });
    expect(verdictsOn(turn)).toMatchObject([{ verdict: 'reject', nudge: null }]);
  });

  it('is told so by the guardrail, with no alternative that would be rejected too', async () => {
    const asked = {
      participants: [man, woman, hers],
      history: [],
      draft: { outbound: `${promise.outbound} Write to eve@example.com.` },
    };
    const { body } = await stage.app.post('/v1/check', asked, { idempotencyKey: null });
    expect(body).toMatchObject({
      allowed: false,
      outcome: 'reject',
      draft: null,
    });
    expect(verdictsOn({ verdicts: body.gates })).toMatchObject([{ verdict: 'reject' }]);
    expect(body.reasons.map(({ code }: { code: string }) => code)).toEqual(['promised_handoff', 'email']);
    expect(body.alternatives).toEqual([{ action: 'write_again', why: expect.stringContaining('hand-off') }]);
    expect(
      body.overrides.flatMap(({ alternatives }: { alternatives: { draft?: object }[] }) =>
        alternatives.filter(({ draft }) => draft),
      ),
    ).toEqual([]);
  });
});

describe('a model that promises a person and asks for none', () => {
  beforeEach(async () => {
    ({ id } = await stage.app.conversation({ participants: [man, woman, host] }));
  });
  const asked = async () => (await stage.say(id, { from: 'adam', text: 'Can I talk to a person?' })).body.turnId;
  const ended = async (turnId: string) => {
    await stage.until(async () => (await stage.turn(turnId)).state === 'ended');
    return stage.turn(turnId);
  };

  it('[S98] goes back with the correction, which is gone when it is content', async () => {
    const turnId = await asked();
    const first = await model.next(id);
    expect(first.corrections).toEqual([]);
    first.answer(promise);
    const second = await model.next(id);
    expect(second.corrections).toEqual([expect.stringContaining('no hand-off was asked for')]);
    expect(JSON.stringify(second.seen)).not.toContain('colleague');
    second.answer({ outbound: 'I am all there is, and glad to help.' });
    const turn = await ended(turnId);
    expect(turn).toMatchObject({ outcome: 'delivered', dispatches: 3, nudges: [] });
    expect(verdictsOn(turn).map(({ iteration, verdict, counter }) => [iteration, verdict, counter])).toEqual([
      [0, 'reject', 1],
      [1, 'pass', 1],
    ]);
    expect(await stage.lines(id)).toEqual([
      'human text: Can I talk to a person?',
      'agent text: I am all there is, and glad to help.',
    ]);
  });

  it('[S29] says the fallback at the third rejection, and the correction stands until then', async () => {
    const turnId = await asked();
    for (const nudges of [0, 1, 1]) {
      const held = await model.next(id);
      expect(held.corrections).toHaveLength(nudges);
      held.answer(promise);
    }
    expect(await ended(turnId)).toMatchObject({
      outcome: 'fallback',
      dispatches: 4,
      nudges: [],
      delivered: { outbound: fallback },
    });
    expect((await stage.lines(id)).join()).not.toContain('colleague');
  });

  it('[S98] hands over for good when it asks for the hand-off', async () => {
    const turnId = await asked();
    (await model.next(id)).answer(promise);
    (await model.next(id)).answer({ ...promise, handoff: { reason: 'He asks for a person.' } });
    expect(await ended(turnId)).toMatchObject({ outcome: 'handed_off' });
    expect(await stage.told(id)).toEqual(['requested']);
  });
});
