import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hers, man, TestApp, woman } from '../support/app.js';
import { takeEvents } from '../support/event-stream.js';

const secrets = {
  before: 'eve@before.example',
  coaching: 'COACHING',
  signal: 'EVIDENCE',
  note: 'NOTE-TO-HER',
  instructions: 'BE-CHARMING',
  text: 'an e-mail address',
};
type Secret = keyof typeof secrets;

let app: TestApp;
let id: string;
let turnId: string;
const keys: Record<string, string> = {};

beforeAll(async () => {
  app = await TestApp.start();
  ({ id } = await app.conversation({
    participants: [man, woman, { ...hers, instructions: secrets.instructions }, { id: 'watcher', kind: 'agent' }],
  }));
  const draft = {
    outbound: `Hello. Write to ${secrets.before} soon.`,
    coaching: `${secrets.coaching}: he is nice.`,
    signals: [
      {
        about: 'adam',
        topic: 'money',
        level: 'concern',
        evidence: secrets.signal,
        because: 'He said so.',
        note: secrets.note,
      },
    ],
  };
  ({ turnId } = (await app.post(`/v1/conversations/${id}/messages?wait=30000`, { from: hers.id, draft })).body);
  const one = (participant: string) =>
    app.key({ scopes: ['converse'], participant: { conversationId: id, id: participant } });
  Object.assign(keys, {
    admin: await app.key({ scopes: ['admin'] }),
    converse: await app.key({ scopes: ['converse'] }),
    operate: await app.key({ scopes: ['operate'] }),
    adam: await one('adam'),
    eve: await one('eve'),
    [hers.id]: await one(hers.id),
    watcher: await one('watcher'),
  });
});
afterAll(() => app.stop());

const places = {
  conversation: () => `/v1/conversations/${id}`,
  conversations: () => '/v1/conversations',
  messages: () => `/v1/conversations/${id}/messages`,
  turn: () => `/v1/turns/${turnId}`,
  turns: () => `/v1/conversations/${id}/turns`,
  notes: () => `/v1/conversations/${id}/notes?for=eve`,
  log: () => '/v1/admin/overrides',
};

/** Everything a key gets to read, place by place. */
async function everything(key: string): Promise<Record<string, string>> {
  const answers = await Promise.all(
    Object.entries(places).map(async ([name, path]) => [name, (await app.get(path(), { key })).text]),
  );
  const events = await takeEvents(app, id, 2, { key });
  const forHer =
    (await app.get(places.notes(), { key })).status === 200 ? await takeEvents(app, id, 3, { key, reader: 'eve' }) : [];
  return { ...Object.fromEntries(answers), events: JSON.stringify(events), 'events for her': JSON.stringify(forHer) };
}

/** The places where each secret may be read; left out, it is nowhere. */
const rows: { key: string; sees: Partial<Record<Secret, string[]>> }[] = [
  {
    key: 'admin',
    sees: {
      before: ['log', 'turn', 'turns'],
      coaching: ['events for her', 'log', 'notes', 'turn', 'turns'],
      signal: ['events for her', 'log', 'notes', 'turn', 'turns'],
      note: ['events for her', 'log', 'notes', 'turn', 'turns'],
      instructions: ['conversation', 'conversations'],
      text: ['log', 'turn', 'turns'],
    },
  },
  {
    key: 'converse',
    sees: {
      before: ['turn', 'turns'],
      coaching: ['events for her', 'notes', 'turn', 'turns'],
      signal: ['events for her', 'notes', 'turn', 'turns'],
      note: ['events for her', 'notes', 'turn', 'turns'],
      instructions: ['conversation', 'conversations'],
      text: ['turn', 'turns'],
    },
  },
  { key: 'operate', sees: { instructions: ['conversation', 'conversations'] } },
  { key: 'adam', sees: {} },
  {
    key: 'eve',
    sees: {
      coaching: ['events for her', 'notes'],
      signal: ['events for her', 'notes'],
      note: ['events for her', 'notes'],
    },
  },
  {
    key: hers.id,
    sees: {
      before: ['turn', 'turns'],
      coaching: ['turn', 'turns'],
      signal: ['turn', 'turns'],
      note: ['turn', 'turns'],
      instructions: ['conversation', 'conversations'],
      text: ['turn', 'turns'],
    },
  },
  { key: 'watcher', sees: {} },
];

describe('[S100] what a viewer may not see is in no answer and no stream', () => {
  it.each(rows)('the key of $key', async ({ key, sees }) => {
    const answers = await everything(keys[key] ?? '');
    const found = (secret: Secret) => Object.keys(answers).filter((place) => answers[place]?.includes(secrets[secret]));
    for (const secret of Object.keys(secrets) as Secret[])
      expect({ [secret]: found(secret).sort() }).toEqual({ [secret]: sees[secret] ?? [] });
    expect(answers.messages).toContain('Hello. Write to');
  });

  it.each(['adam', 'eve', 'operate', 'watcher'])(
    'leaves the key of %s ids, outcome, codes and spans of a turn',
    async (key) => {
      const { body } = await app.get(places.turn(), { key: keys[key] });
      const span = { code: 'email', channel: 'outbound', start: 16, end: 34, text: null };
      expect(body).toMatchObject({
        id: turnId,
        state: 'ended',
        outcome: 'delivered',
        messageSeq: 1,
        because: null,
        draft: null,
        generations: null,
      });
      expect(body.reasons).toEqual([span]);
      expect(body.delivered).toEqual({ outbound: expect.stringContaining('Hello.'), signals: null, handoff: null });
      const fired = body.overrides.filter((record: { fired: boolean }) => record.fired);
      expect(fired).toMatchObject([
        {
          id: expect.any(String),
          override: 'contact-scrub',
          because: null,
          before: null,
          after: null,
          reasons: [span],
        },
      ]);
    },
  );

  it('has the same shape for everybody', async () => {
    const [whole, outside] = await Promise.all(
      ['admin', 'adam'].map(async (key) => (await app.get(places.turn(), { key: keys[key] })).body),
    );
    expect(Object.keys(outside).sort()).toEqual(Object.keys(whole).sort());
    expect(Object.keys(outside.overrides[0]).sort()).toEqual(Object.keys(whole.overrides[0]).sort());
  });

  it.each([
    { asked: 'notes', key: 'adam', reader: 'eve', status: 404 },
    { asked: 'notes', key: 'adam', reader: 'adam', status: 200 },
    { asked: 'notes', key: hers.id, reader: 'eve', status: 404 },
    { asked: 'notes', key: hers.id, reader: hers.id, status: 200 },
    { asked: 'notes', key: 'operate', reader: 'eve', status: 403 },
    { asked: 'events', key: 'adam', reader: 'eve', status: 404 },
    { asked: 'events', key: hers.id, reader: 'eve', status: 404 },
    { asked: 'events', key: 'operate', reader: 'eve', status: 403 },
  ])('$status for the $asked of $reader to the key of $key', async ({ asked, key, reader, status }) => {
    const answer = await app.get(`/v1/conversations/${id}/${asked}?for=${reader}`, { key: keys[key] });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.items).toEqual([]);
  });

  it("answers a draft's sender with its turn, and a person who waits with what everybody sees", async () => {
    const draft = { outbound: 'Hello.', coaching: secrets.coaching };
    const mine = await app.post(
      `/v1/conversations/${id}/messages?wait=30000`,
      { from: hers.id, draft },
      { key: keys[hers.id] },
    );
    expect(mine.body.turn.draft).toEqual(draft);
    const model = { id: 'guide', kind: 'agent', generatedBy: 'model' };
    const other = await app.conversation({ participants: [man, woman, model] });
    const key = await app.key({ scopes: ['converse'], participant: { conversationId: other.id, id: 'adam' } });
    const his = await app.post(
      `/v1/conversations/${other.id}/messages?wait=30000`,
      { from: 'adam', text: 'Hi.' },
      { key },
    );
    expect(his.body.turn).toMatchObject({ agent: 'guide', outcome: 'delivered', draft: null, generations: null });
  });
});
