import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Doorbell } from '../../src/queue/doorbell.js';
import { Progress } from '../../src/queue/progress.js';
import { Sweeper } from '../../src/queue/sweeper.js';
import { Announcements } from '../../src/store/announcements.js';
import { DueWork } from '../../src/store/due.js';
import { TestApp } from '../support/app.js';
import { violations } from '../support/invariants.js';

/** No worker and so no sweeper runs here, and the clock stands still but for what a test adds. */
let app: TestApp;
let owner: pg.Client;
let sweeper: Sweeper;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  owner = new pg.Client({ connectionString: app.database.superuserUrl });
  await owner.connect();
  await owner.query(`insert into clock_shift (shift) values ('0');
    create or replace function clock() returns timestamptz language sql volatile as
      $$ select timestamptz '2030-01-01T00:00:00Z' + (select shift from clock_shift) $$`);
  const part = <T>(type: abstract new (...args: never[]) => T): T => app.running.app.get(type, { strict: false });
  sweeper = new Sweeper(part(DueWork), part(Doorbell), part(Announcements), part(Progress));
});
afterEach(async () => expect(await violations(app.database.superuserUrl)).toEqual({}));
afterAll(async () => {
  await owner.end();
  await app.stop();
});

const passes = (ms: number) => owner.query("update clock_shift set shift = shift + $1 * interval '1 ms'", [ms]);
const settings = { handoff: { lapseSeconds: 30, expiresInSeconds: 60 } };
const host = { id: 'host', kind: 'agent', generatedBy: 'model' };

async function said(id: string): Promise<{ messages: string[]; handoffs: string[]; turns: number }> {
  const [messages, events, turns] = [
    await owner.query<{ kind: string }>('select kind from message where conversation_id = $1 order by seq', [id]),
    await owner.query<{ state: string }>(
      `select e #>> '{data,state}' as state from outbox, jsonb_array_elements(events) e
       where conversation_id = $1 and e ->> 'type' = 'handoff' order by first_event`,
      [id],
    ),
    await owner.query("select 1 from turn where conversation_id = $1 and state = 'pending'", [id]),
  ];
  return {
    messages: messages.rows.map(({ kind }) => kind),
    handoffs: events.rows.map(({ state }) => state),
    turns: turns.rows.length,
  };
}

describe('[S68] a hand-off that runs out', () => {
  const ends = [
    {
      how: 'expired',
      seconds: 60,
      begin: (id: string) => app.post(`/v1/conversations/${id}/takeover`, { by: 'jane' }),
      before: 'human',
      lines: [] as string[],
      state: 'active',
    },
    {
      how: 'lapsed',
      seconds: 30,
      begin: (id: string) => app.post(`/v1/conversations/${id}/handoffs`, { reason: 'r', requestedBy: 'jane' }),
      before: 'pending_human',
      lines: ['closing'],
      state: 'requested',
    },
  ];

  it.each(ends)(
    'is over at that very instant for every reader, before anybody swept: $how',
    async ({ how, seconds, begin, before, lines, state }) => {
      const { id } = await app.conversation({ settings });
      const { body: handoff } = await begin(id);
      const read = async () => [
        (await app.get(`/v1/conversations/${id}`)).body,
        (await app.get(`/v1/handoffs/${handoff.id}`)).body,
      ];
      await passes(seconds * 1000 - 1);
      expect(await read()).toMatchObject([
        { owner: before, ownerEpoch: 2, version: 2, handoff: { id: handoff.id } },
        { state, endedAt: null },
      ]);
      await passes(1);
      const over = { state: how, endedAt: handoff.expiresAt ?? handoff.lapsesAt };
      expect(await read()).toMatchObject([{ owner: 'agents', ownerEpoch: 3, version: 3, handoff: null }, over]);
      expect(await said(id)).toMatchObject({ messages: lines, handoffs: [state] });
    },
  );

  it.each(ends)(
    'is told, and its unanswered input rung for, by the first sweep after it and by none before: $how',
    async ({ how, seconds, begin, lines, state }) => {
      const { id } = await app.conversation({
        settings,
        participants: [{ id: 'adam', kind: 'human', role: 'man' }, { id: 'eve', kind: 'human', role: 'woman' }, host],
      });
      await begin(id);
      await app.post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'is anybody there?' });
      await passes(seconds * 1000 - 1);
      await sweeper.sweep();
      expect(await said(id)).toEqual({ messages: [...lines, 'text'], handoffs: [state], turns: 0 });
      await passes(1);
      for (let sweep = 0; sweep < 2; sweep++) {
        await sweeper.sweep();
        expect(await said(id)).toEqual({ messages: [...lines, 'text', 'notice'], handoffs: [state, how], turns: 1 });
      }
    },
  );
});

describe('[S68] the sweeper', () => {
  afterEach(() => void jest.useRealTimers());

  /** Sweeps on a clock of its own; answers how often it had looked after each of the waits. */
  async function looks(list: () => Promise<null>, waits: number[]): Promise<number[]> {
    jest.useFakeTimers();
    let looked = 0;
    const due = { list: () => (looked++, list()) } as unknown as DueWork;
    const alone = new Sweeper(due, {} as Doorbell, {} as Announcements, new Progress());
    alone.onApplicationBootstrap();
    const seen: number[] = [];
    for (const ms of waits) {
      await jest.advanceTimersByTimeAsync(ms);
      seen.push(looked);
    }
    const stopped = alone.onApplicationShutdown();
    await jest.runAllTimersAsync();
    await stopped;
    return seen;
  }

  it('looks once a second, so that what ran out is told at most a second late', async () => {
    expect(await looks(() => Promise.resolve(null), [999, 1, 999, 1, 1_000])).toEqual([0, 1, 1, 2, 3]);
  });

  it('counts the second from look to look, however long the sweep in between', async () => {
    const slowly = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 400));
    expect(await looks(slowly, [1_000, 999, 1, 1_000])).toEqual([1, 1, 2, 3]);
  });

  it('never sweeps twice at once: a sweep of more than a second is followed by the next', async () => {
    const verySlowly = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 1_500));
    expect(await looks(verySlowly, [1_000, 1_499, 10, 1_500])).toEqual([1, 1, 2, 3]);
  });

  it('gives hand-offs back before anything else, and one that breaks keeps no other waiting', async () => {
    const tended: string[] = [];
    const item = (kind: string, id: string) => ({ tenantId: 't', kind, id });
    const due = {
      list: () =>
        Promise.resolve([item('turn', 'a turn'), item('handoff', 'a broken one'), item('handoff', 'another')]),
      settle: (_tenant: string, id: string) => {
        tended.push(id);
        return id === 'a broken one' ? Promise.reject(new Error('it broke')) : Promise.resolve(false);
      },
    } as unknown as DueWork;
    const doorbell = { ringAgain: (_tenant: string, id: string) => Promise.resolve(void tended.push(id)) };
    const announcements = { announce: () => undefined };
    const alone = new Sweeper(
      due,
      doorbell as unknown as Doorbell,
      announcements as unknown as Announcements,
      new Progress(),
    );
    await expect(alone.sweep()).rejects.toThrow('1 of 3 could not be tended, the first by: it broke');
    expect(tended).toEqual(['a broken one', 'another', 'a turn']);
  });
});
