import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { hers, TestApp } from '../support/app.js';
import { openEvents, type SeenEvent, takeEvents } from '../support/event-stream.js';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
});
beforeEach(async () => {
  ({ id } = await app.conversation());
});
afterAll(() => app.stop());

const say = (text: string) => app.post(`/v1/conversations/${id}/messages`, { from: 'adam', text });
const draft = (outbound: string, more = {}) =>
  app.post(`/v1/conversations/${id}/messages?wait=30000`, { from: hers.id, draft: { outbound, ...more } });
const oneTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);
const idsOf = (events: readonly SeenEvent[]) => events.map((event) => event.id);

describe('[S90] a stream of events', () => {
  it('begins at the first event, in order and without a gap', async () => {
    await say('one');
    await draft('Hello.');
    await app.post(`/v1/conversations/${id}/handoffs`, { reason: 'r', requestedBy: 'jane' });
    const events = await takeEvents(app, id, 5);
    expect(idsOf(events)).toEqual(oneTo(5));
    expect(events.map(({ type }) => type)).toEqual(['message', 'message', 'turn', 'message', 'handoff']);
    expect(events[0]?.data).toEqual({
      seq: 1,
      from: 'adam',
      author: 'human',
      kind: 'text',
      text: 'one',
      turnId: null,
      at: expect.any(String),
    });
    expect(events[4]?.data).toMatchObject({ state: 'requested', requestedBy: 'jane' });
  });

  it('goes on after whatever id was seen last, wherever it broke off', async () => {
    for (const n of oneTo(6)) await say(`${n}`);
    await draft('Hello.');
    const all = await takeEvents(app, id, 8);
    for (const { id: seen } of all.slice(0, -1)) {
      const rest = await takeEvents(app, id, all.length - seen, { lastEventId: seen });
      expect([...all.slice(0, seen), ...rest]).toEqual(all);
    }
  });

  it('brings each event exactly once to a client that loses its connection all the time while others write', async () => {
    const messages = 40;
    const writing = Promise.all(oneTo(messages).map((n) => say(`${n}`)));
    const seen: SeenEvent[] = [];
    while (seen.length < messages) {
      const atOnce = Math.min(3, messages - seen.length);
      seen.push(...(await takeEvents(app, id, atOnce, { lastEventId: seen.at(-1)?.id ?? 0 })));
    }
    await writing;
    expect(idsOf(seen)).toEqual(oneTo(messages));
    expect(seen.map(({ data }) => data.seq)).toEqual(oneTo(messages));
  });

  it('brings what happens while it is open to everybody who listens', async () => {
    const open = await Promise.all(oneTo(5).map(() => openEvents(app, id)));
    for (const { response } of open)
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const first = open.map(({ events }) => events.next());
    await say('news');
    for (const next of await Promise.all(first)) expect(next.value).toMatchObject({ id: 1, data: { text: 'news' } });
    for (const { stop, counted } of open) {
      expect(counted.comments).toBe(1);
      stop();
    }
  });

  it('keeps the numbers of what is for another reader out, and misses nothing for it', async () => {
    await draft('Hello.', { coaching: 'Be brief.' });
    await say('Hi.');
    const hersOnly = await takeEvents(app, id, 4, { reader: 'eve' });
    expect(hersOnly.map(({ id: number, type }) => `${number} ${type}`)).toEqual([
      '1 message',
      '2 turn',
      '3 note',
      '4 message',
    ]);
    expect(hersOnly[2]?.data).toMatchObject({ coaching: 'Be brief.', signals: [], seq: 1 });
    const everybody = await takeEvents(app, id, 3);
    expect(everybody).toEqual(hersOnly.filter(({ type }) => type !== 'note'));
    expect(idsOf(await takeEvents(app, id, 1, { lastEventId: 2 }))).toEqual([4]);
  });

  it('is read again from the database after news that nobody heard', async () => {
    const { events, stop } = await openEvents(app, id);
    const superuser = new pg.Client({ connectionString: app.database.superuserUrl });
    await superuser.connect();
    await superuser.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'overrule news'",
    );
    await superuser.end();
    await say('still here');
    expect((await events.next()).value).toMatchObject({ id: 1, data: { text: 'still here' } });
    stop();
  });

  it('is long, and arrives whole', async () => {
    const text = '🦊'.repeat(8_000);
    for (const _ of oneTo(30)) await say(text);
    const events = await takeEvents(app, id, 30);
    expect(events.every(({ data }) => data.text === text)).toBe(true);
  });
});

describe('what waits', () => {
  it('ends when the process stops, so that the process stops too', async () => {
    // Nobody works here, so that the turn stays open.
    const other = await TestApp.start({ ROLES: 'api' });
    const { id: conversation } = await other.conversation();
    const { events } = await openEvents(other, conversation);
    await other.post(`/v1/conversations/${conversation}/messages`, { from: 'adam', text: 'hi' });
    expect((await events.next()).value).toMatchObject({ id: 1 });
    const waiting = other.post(`/v1/conversations/${conversation}/messages?wait=30000`, { from: hers.id, text: 'hi' });
    const turns = async () => (await other.get(`/v1/conversations/${conversation}/turns`)).body.items;
    while ((await turns()).length === 0);
    await other.stop();
    expect((await events.next()).done).toBe(true);
    const { status, body } = await waiting;
    expect([status, Object.keys(body)]).toEqual([202, ['messageId', 'seq', 'turnId']]);
  });
});
