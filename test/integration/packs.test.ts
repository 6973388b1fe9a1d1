import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Stage } from '../support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(() => stage.close());

const person = { id: 'mona', kind: 'human' };
const official = { id: 'oscar', kind: 'human' };
const clerk = { id: 'clerk', kind: 'agent', represents: 'oscar' };

const conversation = async (policy: string, more: object = {}): Promise<string> =>
  (await stage.app.conversation({ policy, participants: [person, official, clerk], ...more })).id as string;

const fired = ({ overrides }: { overrides: { override: string; fired: boolean }[] }) =>
  overrides.filter((record) => record.fired).map(({ override }) => override);

const read = async (id: string): Promise<string[]> =>
  (await stage.app.get(`/v1/conversations/${id}/messages`)).body.items.map(({ text }: { text: string }) => text);

describe('under lending', () => {
  it('[S77] a declined optional disclosure is no mark against the applicant, in signals or in the advice', async () => {
    const id = await conversation('lending');
    const asks = { topic: 'bank statements', optional: true };
    await stage.draft(id, 'clerk', { outbound: 'You may add bank statements. They are optional.', asks });
    await stage.say(id, { from: 'mona', text: "I'd rather not share those." });
    const concern = {
      about: 'mona',
      topic: 'openness',
      level: 'concern',
      evidence: "I'd rather not share those.",
      because: 'She declined to show her statements.',
      note: 'She hides her statements.',
    };
    const coaching = 'She earns 3,100 a month. She refuses to show her bank statements, which is suspicious.';
    const turn = await stage.draft(id, 'clerk', { outbound: 'That is fine.', coaching, signals: [concern] });
    expect(fired(turn)).toEqual(['refusal-not-a-red-flag']);
    const { body } = await stage.app.get(`/v1/conversations/${id}/notes?for=oscar`);
    const note = body.items.at(-1);
    expect(note.coaching).toBe('She earns 3,100 a month.');
    expect(note.signals).toMatchObject([{ level: 'neutral', topic: 'openness' }]);
    expect(JSON.stringify(note)).not.toMatch(/hides|suspicious/);
  });
});

describe('under healthcare', () => {
  const spoken = 'I found you as NHS number 943 476 5919; the card was 4111 1111 1111 1111.';

  it('[S82] identifiers do not leave, and only who wrote the draft and the admins see what they were', async () => {
    const id = await conversation('healthcare');
    const turn = await stage.draft(id, 'clerk', { outbound: spoken, handoff: { reason: 'asks about MRN 00482913' } });
    expect(fired(turn)).toEqual(['identifier-scrub']);
    const [text] = await read(id);
    expect(text).toBe('I found you as NHS number [identifier removed]; the card was [identifier removed].');
    expect((await stage.conversation(id)).handoff.reason).toBe('asks about MRN [identifier removed]');
    const key = await stage.app.key({ scopes: ['converse'], participant: { conversationId: id, id: 'mona' } });
    const seen = (await stage.app.get(`/v1/turns/${turn.id}`, { key })).text;
    expect(seen).toContain('"nhs"');
    expect(seen).not.toMatch(/943|4111|00482913/);
  });

  it('what a caller of the guardrail is told to send instead passes', async () => {
    const participants = [person, official, clerk];
    const ask = async (outbound: string) =>
      (await stage.app.post('/v1/check', { policy: 'healthcare', participants, history: [], draft: { outbound } }))
        .body;
    const checked = await ask(spoken);
    expect(checked).toMatchObject({ allowed: false, outcome: 'rewrite' });
    expect((await ask(checked.alternatives[0].draft.outbound)).allowed).toBe(true);
  });

  it('a conversation may ask for the rule under another policy, and for the kinds it wants', async () => {
    const settings = { overrides: { 'identifier-scrub': { mode: 'enforce', kinds: ['card'] } } };
    const id = await conversation('support', { settings });
    await stage.draft(id, 'clerk', { outbound: spoken });
    expect(await read(id)).toEqual(['I found you as NHS number 943 476 5919; the card was [identifier removed].']);
  });

  it.each([
    ['a kind that nobody knows', { 'identifier-scrub': { mode: 'enforce', kinds: ['shoe-size'] } }, 400],
    ['kinds of a rule that has none', { 'wrap-rewrite': { mode: 'enforce', kinds: ['card'] } }, 400],
    ['a token with a digit', { 'identifier-scrub': { mode: 'enforce', token: '[number 1 removed]' } }, 400],
    ['a token of its own', { 'identifier-scrub': { mode: 'enforce', token: '[gone]' } }, 403],
  ])('%s is refused', async (_what, overrides, status) => {
    const asked = { policy: 'healthcare', participants: [person, official, clerk], settings: { overrides } };
    expect((await stage.app.post('/v1/conversations', asked)).status).toBe(status);
  });
});
