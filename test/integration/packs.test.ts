import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ScriptLine } from '../../src/models/script.js';
import { ScriptedModel } from '../../src/models/scripted.js';
import { Stage, texts } from '../support/stage.js';

/** What the model says, in this order; each agent has its own lines. */
const script: ScriptLine[] = [
  { agent: 'once', dispatch: 'reply', draft: { outbound: 'She is pregnant, so May is a risk.' } },
  { agent: 'once', dispatch: 'reply', draft: { outbound: 'She has led a team of nine.' } },
  ...Array.from(
    { length: 4 },
    (): ScriptLine => ({ agent: 'stubborn', dispatch: 'reply', draft: { outbound: 'He is a Muslim.' } }),
  ),
  { agent: 'polite', dispatch: 'reply', draft: { outbound: 'You are welcome! Is there anything else?' } },
];

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open({}, new ScriptedModel(script));
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

describe('under hr', () => {
  const term = /pregnan|muslim/iu;
  const ask = async (agent: string) => {
    const participants = [person, { id: agent, kind: 'agent', generatedBy: 'model' }];
    const { id } = await stage.app.conversation({ policy: 'hr', participants });
    const { body } = await stage.say(id, { from: 'mona', text: 'Who is the best candidate?' }, 20_000);
    return { id, turn: body.turn };
  };
  const logOf = async (id: string) => (await stage.app.get(`/v1/admin/overrides?conversationId=${id}`)).body.items;

  it('[S82] a protected characteristic goes back to the model, which never hears the word again from the rule', async () => {
    const { id, turn } = await ask('once');
    expect(turn).toMatchObject({ outcome: 'delivered', delivered: { outbound: 'She has led a team of nine.' } });
    expect(fired(turn)).toEqual(['protected-terms']);
    const corrections = turn.generations
      .at(-1)
      .request.parts.filter((part: { kind: string }) => part.kind !== 'question');
    expect(JSON.stringify(corrections)).toContain('the law protects');
    expect(JSON.stringify(corrections)).not.toMatch(term);
    const [record, ...more] = await logOf(id);
    expect(more).toEqual([]);
    expect(record).toMatchObject({ override: 'protected-terms', outcome: 'regenerate', turnId: turn.id });
    expect(record.id).toBe(turn.overrides[0].id);
  });

  it('[S82] the third time the policy speaks instead, and every time is in the log', async () => {
    const { id, turn } = await ask('stubborn');
    expect(turn).toMatchObject({ outcome: 'fallback', delivered: { outbound: texts('hr').fallback } });
    expect(await read(id)).toEqual(['Who is the best candidate?', texts('hr').fallback]);
    expect((await logOf(id)).map(({ override }: { override: string }) => override)).toEqual(
      Array.from({ length: 3 }, () => 'protected-terms'),
    );
    expect(new Set(fired(turn))).toEqual(new Set(['protected-terms']));
  });

  it('an outside agent is blocked with the correction, and its third try ends in the fallback', async () => {
    const id = await conversation('hr');
    const tries: { id: string; outcome: string; nudges: object[] }[] = [];
    for (let n = 0; n < 3; n += 1) {
      const retryOf = tries.at(-1)?.id;
      tries.push(await stage.draft(id, 'clerk', { outbound: 'He is a Muslim.', ...(retryOf && { retryOf }) }));
    }
    expect(tries.map(({ outcome }) => outcome)).toEqual(['blocked', 'blocked', 'fallback']);
    expect(tries[0]?.nudges).toMatchObject([{ gate: 'protected-terms' }]);
    expect(JSON.stringify(tries[0]?.nudges)).not.toMatch(term);
    expect(await read(id)).toEqual([texts('hr').fallback]);
  });

  it('whoever may not read the draft does not learn from the turn which characteristic it was', async () => {
    const id = await conversation('hr');
    const turn = await stage.draft(id, 'clerk', { outbound: 'He is a Muslim.' });
    const key = await stage.app.key({ scopes: ['converse'], participant: { conversationId: id, id: 'mona' } });
    const seen = (await stage.app.get(`/v1/turns/${turn.id}`, { key })).text;
    expect(seen).toContain('"protected_term"');
    expect(seen).not.toMatch(/muslim|religi/iu);
  });

  it('a rule of the pack in shadow is recorded, and changes nothing', async () => {
    const settings = { overrides: { 'protected-terms': { mode: 'shadow' } } };
    const id = await conversation('lending', { settings });
    const turn = await stage.draft(id, 'clerk', { outbound: 'He is a Muslim.' });
    expect(turn).toMatchObject({ outcome: 'delivered', delivered: { outbound: 'He is a Muslim.' } });
    const record = turn.overrides.find(({ override }: { override: string }) => override === 'protected-terms');
    expect(record).toMatchObject({ mode: 'shadow', outcome: 'regenerate', fired: true });
  });
});

describe('under support', () => {
  const customer = { id: 'carl', kind: 'human' };
  const closedThread = async (agent: object) => {
    const { id } = await stage.app.conversation({ policy: 'support', participants: [customer, agent] });
    await stage.act(id, 'close', { by: 'jane' });
    return id as string;
  };
  const outside = { id: 'helper', kind: 'agent' };

  it('[S82] a thank-you is answered by the model without a question, and the thread stays a closed one', async () => {
    const id = await closedThread({ id: 'polite', kind: 'agent', generatedBy: 'model' });
    const { status, body } = await stage.say(id, { from: 'carl', text: 'Thanks!' }, 20_000);
    expect(status).toBe(200);
    expect(fired(body.turn)).toEqual(['closed-thread']);
    expect(await read(id)).toEqual(['Thanks!', 'You are welcome!']);
    expect(await stage.conversation(id)).toMatchObject({ owner: 'agents', stage: 'closed' });
  });

  it('an outside agent may thank and not ask, until an operator takes part', async () => {
    const id = await closedThread(outside);
    await stage.say(id, { from: 'carl', text: 'Thanks! By the way, the parcel is torn.' });
    const first = await stage.draft(id, 'helper', { outbound: 'I am sorry. Can you send a picture?' });
    expect(first.delivered.outbound).toBe('I am sorry.');
    await stage.say(id, { operator: 'jane', text: 'Let us look at that.' });
    const { handoff, stage: now } = await stage.conversation(id);
    expect(now).toBe('open');
    await stage.answer(handoff.id, 'release');
    const second = await stage.draft(id, 'helper', { outbound: 'Can you send a picture?' });
    expect(second.delivered.outbound).toBe('Can you send a picture?');
  });

  it('an operator opens it by taking over, and a thread that is closed anew answers as a closed one again', async () => {
    const id = await closedThread(outside);
    await stage.say(id, { from: 'carl', text: 'One more thing.' });
    await stage.act(id, 'takeover', { by: 'jane' });
    expect(await stage.conversation(id)).toMatchObject({ owner: 'human', stage: 'open' });
    await stage.act(id, 'close', { by: 'jane' });
    await stage.say(id, { from: 'carl', text: 'Thanks!' });
    expect(await stage.conversation(id)).toMatchObject({ owner: 'agents', stage: 'closed' });
  });

  it('an agent does not open what it closed itself, nor does an operator who writes for the record', async () => {
    const id = await closedThread(outside);
    expect((await stage.say(id, { from: 'helper', draft: { outbound: 'One more thing.' } })).status).toBe(409);
    expect((await stage.say(id, { operator: 'jane', text: 'for the record' })).status).toBe(202);
    expect((await stage.conversation(id)).owner).toBe('closed');
  });

  it('under any other policy a closed conversation takes no message of a participant', async () => {
    const id = await conversation('lending');
    await stage.act(id, 'close', { by: 'jane' });
    expect((await stage.say(id, { from: 'mona', text: 'Thanks!' })).status).toBe(409);
  });
});
