import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { violations } from '../support/invariants.js';
import { dataFolder, Service } from '../support/service.js';

/** Two kinds of kill in turn: while a worker waits inside the commit of one draft, and right after five were accepted. */
const kills = Number(process.env.KILLS ?? 4);
const adminKey = `ovr_${'k'.repeat(43)}`;

let database: TestDatabase;
let data: Awaited<ReturnType<typeof dataFolder>>;
let watcher: pg.Client;
/** Apart from the watcher: inside a transaction one sees the same activity for ever. */
let locker: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  data = await dataFolder();
  [watcher, locker] = [
    new pg.Client({ connectionString: database.superuserUrl }),
    new pg.Client({ connectionString: database.superuserUrl }),
  ];
  await Promise.all([watcher.connect(), locker.connect()]);
});
afterAll(async () => {
  await Promise.all([watcher.end(), locker.end()]);
  await database.drop();
  await data.remove();
});

const start = () => Service.start({ DATABASE_URL: database.url, DATA_DIR: data.folder, ADMIN_KEY: adminKey });

interface Posted {
  status: number;
  replayed: boolean;
  body: Record<string, string>;
}

async function post(
  service: Service,
  route: string,
  body: object,
  idempotencyKey: string = randomUUID(),
): Promise<Posted> {
  const response = await fetch(service.url + route, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${adminKey}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(body),
  });
  const replayed = response.headers.get('idempotency-replayed') === 'true';
  return { status: response.status, replayed, body: (await response.json()) as Record<string, string> };
}

const count = async (sql: string): Promise<number> =>
  Number((await watcher.query<{ n: string }>(`select count(*) as n from ${sql}`)).rows[0]?.n);
const until = async (done: () => Promise<boolean>) => {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 10));
};

/** Commits wait for a lock on the messages, so the process is killed between accepting and committing, for certain. */
async function killInsideCommit(service: Service, accept: () => Promise<void>): Promise<void> {
  await locker.query('begin; lock table message in share mode');
  await accept();
  await until(
    async () =>
      (await count("pg_stat_activity where query like 'select commit_reply%' and wait_event_type = 'Lock'")) > 0,
  );
  await service.kill('SIGKILL');
  await locker.query('commit');
}

describe('kill -9 of the service', () => {
  it(`[S89] between accepting and committing, ${kills} times: every accepted draft is decided once, in order`, async () => {
    let service = await start();
    const participants = [
      { id: 'adam', kind: 'human', role: 'man' },
      { id: 'eve', kind: 'human', role: 'woman' },
      { id: 'a', kind: 'agent' },
    ];
    const { body } = await post(service, '/v1/conversations', { participants });
    const accepted: string[] = [];
    const draft = (line: string) => ({ from: 'a', text: `line ${line} of a@example.com` });
    const accept = async (line: string, replayed: boolean) => {
      const answer = await post(
        service,
        `/v1/conversations/${body.id}/messages`,
        draft(line),
        `key ${line}`.replace(' ', '-'),
      );
      expect(answer).toMatchObject({ status: 202, replayed });
      return answer.body.turnId ?? '';
    };
    for (let run = 0; run < kills; run++) {
      const lines = Array.from({ length: run % 2 === 0 ? 1 : 5 }, (_, n) => `${run}.${n}`);
      const acceptAll = async () => {
        for (const line of lines) accepted.push(await accept(line, false));
      };
      if (run % 2 === 0) await killInsideCommit(service, acceptAll);
      else await acceptAll().then(() => service.kill('SIGKILL'));
      service = await start();
      expect(await accept(lines[0] ?? '', true)).toBe(accepted.at(-lines.length));
    }
    await until(async () => (await count("turn where state <> 'ended'")) === 0);
    await service.kill('SIGTERM');

    const { rows } = await watcher.query<{ id: string; outcome: string; text: string }>(
      'select t.id, t.outcome, m.text from turn t left join message m on m.turn_id = t.id order by m.seq',
    );
    expect(rows.map(({ id }) => id)).toEqual(accepted);
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['delivered']));
    expect(rows.every(({ text }) => !text.includes('@'))).toBe(true);
    expect(await violations(database.superuserUrl)).toEqual({});
  }, 300_000);
});
