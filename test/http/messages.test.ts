import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hers, man, TestApp, woman } from '../support/app.js';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
});
beforeEach(async () => {
  ({ id } = await app.conversation());
});
afterAll(() => app.stop());

const say = (body: object, query = '') => app.post(`/v1/conversations/${id}/messages${query}`, body);
const texts = async () => (await app.get(`/v1/conversations/${id}/messages`)).body.items;
const settled = (body: object) => say(body, '?wait=30000');

describe('a message', () => {
  it.each([
    {
      who: 'a person',
      body: { from: 'adam', text: '  Hello,\n🦊!  ' },
      line: { seq: 1, from: 'adam', author: 'human', kind: 'text', text: '  Hello,\n🦊!  ', turnId: null },
    },
    {
      who: 'an operator',
      body: { operator: 'Jane Doe', text: 'Hello' },
      line: { seq: 1, from: 'Jane Doe', author: 'operator', kind: 'text', text: 'Hello', turnId: null },
    },
  ])('of $who is stored as it was written', async ({ body, line }) => {
    const { status, body: answer } = await say(body);
    expect([status, Object.keys(answer)]).toEqual([202, ['messageId', 'seq', 'turnId']]);
    expect(await texts()).toEqual([{ ...line, at: expect.any(String) }]);
  });

  it('of an operator takes over', async () => {
    await say({ operator: 'jane', text: 'Hello' });
    expect((await app.get(`/v1/conversations/${id}`)).body).toMatchObject({
      owner: 'human',
      handoff: { holder: 'jane' },
    });
  });

  it.each([
    { when: 'nobody speaks', body: { text: 'hi' } },
    { when: 'two speak at once', body: { from: 'adam', operator: 'jane', text: 'hi' } },
    { when: 'nothing is said', body: { from: 'adam' } },
    { when: 'the text is blank', body: { from: 'adam', text: ' \n ' } },
    { when: 'the text is over 16,000 characters', body: { from: 'adam', text: 'x'.repeat(16_001) } },
    { when: "an agent's text is blank", body: { from: hers.id, text: '' } },
    { when: 'it is a text and a draft', body: { from: hers.id, text: 'hi', draft: { outbound: 'hi' } } },
    { when: 'the speaker is unknown', body: { from: 'nobody', text: 'hi' } },
    { when: 'a person sends a draft', body: { from: 'adam', draft: { outbound: 'hi' } } },
    { when: 'an operator sends a draft', body: { operator: 'jane', draft: { outbound: 'hi' } } },
    { when: 'an operator is the service', body: { operator: 'system', text: 'hi' } },
    { when: 'an operator says who answers', body: { operator: 'jane', text: 'hi', replyBy: hers.id } },
    { when: 'an agent says who answers', body: { from: hers.id, text: 'hi', replyBy: hers.id } },
    { when: 'a draft says who answers', body: { from: hers.id, draft: { outbound: 'hi' }, replyBy: hers.id } },
    { when: "who should answer is not the model's", body: { from: 'adam', text: 'hi', replyBy: hers.id } },
    { when: 'a draft says nothing', body: { from: hers.id, draft: { outbound: '' } } },
    {
      when: 'a draft says nothing and does not close',
      body: { from: hers.id, draft: { outbound: ' ', coaching: 'c', closes: false } },
    },
    { when: 'a draft has an unknown field', body: { from: hers.id, draft: { outbound: 'hi', tone: 'warm' } } },
    {
      when: 'a coaching is too long',
      body: { from: hers.id, draft: { outbound: 'hi', coaching: 'x'.repeat(16_001) } },
    },
    { when: 'a retried turn is no id', body: { from: hers.id, draft: { outbound: 'hi', retryOf: 'that one' } } },
  ])('is refused when $when', async ({ body }) => {
    expect((await say(body)).status).toBe(400);
    expect(await texts()).toEqual([]);
  });

  it('may hold 16,000 characters', async () => {
    expect((await say({ from: 'adam', text: 'x'.repeat(16_000) })).status).toBe(202);
  });

  it('answers 404 in a conversation that is not there', async () => {
    const nowhere = '/v1/conversations/00000000-0000-7000-8000-000000000000/messages';
    for (const body of [
      { from: 'adam', text: 'hi' },
      { from: hers.id, draft: { outbound: 'hi' } },
      { operator: 'jane', text: 'hi' },
    ])
      expect((await app.post(nowhere, body)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is answered with its turn when the caller waits for it', async () => {
    const { status, body } = await settled({ from: hers.id, draft: { outbound: 'Hello, Adam.' } });
    expect([status, body.messageId, body.seq, body.turn.id]).toEqual([200, null, null, body.turnId]);
    expect(body.turn).toMatchObject({
      state: 'ended',
      outcome: 'delivered',
      messageSeq: 1,
      delivered: { outbound: 'Hello, Adam.' },
    });
    expect(await texts()).toMatchObject([
      { from: hers.id, author: 'agent', text: 'Hello, Adam.', turnId: body.turnId },
    ]);
    expect((await app.get(`/v1/turns/${body.turnId}`)).body).toEqual(body.turn);
  });

  it('may be a plain text', async () => {
    const { body } = await settled({ from: hers.id, text: 'Hello.' });
    expect(body.turn).toMatchObject({
      kind: 'draft',
      draft: { outbound: 'Hello.' },
      delivered: { outbound: 'Hello.' },
    });
  });

  it('may say nothing when it hands over', async () => {
    const { body } = await settled({
      from: hers.id,
      draft: { outbound: '', handoff: { reason: 'She asked for a person.' } },
    });
    expect(body.turn).toMatchObject({
      outcome: 'handed_off',
      delivered: { outbound: '', handoff: { reason: 'She asked for a person.' } },
    });
    expect(await texts()).toMatchObject([{ kind: 'closing' }]);
  });

  it('is fenced at once while a person holds the conversation', async () => {
    await say({ operator: 'jane', text: 'I am here.' });
    const { body } = await settled({ from: hers.id, draft: { outbound: 'Me too.' } });
    expect(body.turn).toMatchObject({ outcome: 'fenced', delivered: null });
  });

  it('names only its own blocked turn in retryOf', async () => {
    const { body } = await settled({ from: hers.id, draft: { outbound: 'Hello.' } });
    expect((await say({ from: hers.id, draft: { outbound: 'Hello!', retryOf: body.turnId } })).status).toBe(409);
  });
});

describe('a person', () => {
  const model = { id: 'guide', kind: 'agent', generatedBy: 'model' };
  const other = { id: 'second-guide', kind: 'agent', generatedBy: 'model' };

  it('is answered by the one agent of the model, and gets its turn when waiting', async () => {
    ({ id } = await app.conversation({ participants: [man, woman, model] }));
    const { status, body } = await settled({ from: 'adam', text: 'Hello?' });
    expect([status, body.seq]).toEqual([200, 1]);
    expect(body.turn).toMatchObject({ agent: model.id, kind: 'model', state: 'ended', outcome: 'delivered' });
    expect(body.turn.generations).toMatchObject([
      { number: 1, dispatch: 'plan', state: 'done', error: null },
      { number: 2, dispatch: 'reply', state: 'done', error: null },
    ]);
  });

  it('has to say which agent should answer when there are several', async () => {
    ({ id } = await app.conversation({ participants: [man, woman, model, other] }));
    expect((await say({ from: 'adam', text: 'Hello?' })).status).toBe(400);
    expect((await settled({ from: 'adam', text: 'Hello?', replyBy: other.id })).body.turn).toMatchObject({
      agent: other.id,
    });
  });

  it('waits for nothing where nobody will answer', async () => {
    const { status, body } = await say({ from: 'adam', text: 'Hello?' }, '?wait=30000');
    expect([status, body]).toEqual([202, { messageId: expect.any(String), seq: 1, turnId: null }]);
  });
});

describe('the list of messages', () => {
  it('pages oldest first, from after a seq on', async () => {
    for (let n = 1; n <= 5; n++) await say({ from: 'adam', text: `${n}` });
    const page = async (query: string) => {
      const { body } = await app.get(`/v1/conversations/${id}/messages?${query}`);
      return [body.items.map((item: { text: string }) => item.text).join(''), body.nextCursor];
    };
    expect(await page('limit=2')).toEqual(['12', '2']);
    expect(await page('limit=2&cursor=2')).toEqual(['34', '4']);
    expect(await page('limit=2&after=4')).toEqual(['5', null]);
    expect(await page('after=5')).toEqual(['', null]);
    expect(await page('limit=5')).toEqual(['12345', null]);
  });
});
