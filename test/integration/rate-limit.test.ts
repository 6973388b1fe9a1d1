import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashOfKey } from '../../src/store/keys.js';
import { man, unknownKey, woman } from '../support/app.js';
import { StoppedClock } from '../support/clock.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { dataFolder, Service } from '../support/service.js';

const limit = 100;
/** Of each process at once; see src/store/database.ts. */
const connections = 8;
const adminKey = unknownKey();

let database: TestDatabase;
let clock: StoppedClock;
let processes: Service[] = [];
let folder: Awaited<ReturnType<typeof dataFolder>>;
let conversation: string;

beforeAll(async () => {
  database = await freshDatabase();
  clock = await StoppedClock.in(database.superuserUrl);
  folder = await dataFolder();
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder.folder,
    ADMIN_KEY: adminKey,
    RATE_LIMIT: String(limit),
    ROLES: 'api',
  };
  processes = await Promise.all([Service.start(settings), Service.start(settings)]);
  const made = await send(0, '/v1/conversations', { participants: [man, woman] });
  conversation = ((await made.json()) as { id: string }).id;
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map((each) => each.kill('SIGTERM')));
  await clock.close();
  await database.drop();
  await folder.remove();
});

function send(index: number, route: string, body: object, key = adminKey): Promise<Response> {
  return fetch(`${processes[index % processes.length]?.url}${route}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
}

/** So many messages at once, half to each process; their statuses. */
const rush = (messages: number, key: string): Promise<number[]> =>
  Promise.all(
    Array.from({ length: messages }, async (_, n) => {
      const message = { from: 'adam', text: 'Hi.' };
      const { status, body } = await send(n, `/v1/conversations/${conversation}/messages`, message, key);
      await body?.cancel();
      return status;
    }),
  );

const stored = async (): Promise<number> =>
  (await clock.sql<{ n: number }>('select count(*)::int as n from message'))[0]?.n ?? 0;

describe('a thousand requests at once, through two processes', () => {
  it.each([1, 2, 3])(
    'are never more than the limit in one second of the database, the %s. time',
    async () => {
      const key = await clock.key();
      const before = await stored();
      let rushed: Promise<number[]> = Promise.resolve([]);
      await clock.barrier('rate_window', 2 * connections, () => {
        rushed = rush(1_000, key);
      });
      const seen = await rushed;
      const accepted = seen.filter((status) => status === 202).length;
      expect(seen.filter((status) => status !== 202 && status !== 429)).toEqual([]);
      expect((await stored()) - before).toBe(accepted);
      expect(accepted).toBeLessThanOrEqual(limit);
      // Each process may lose what it could not spend; all the same most of it is there.
      expect(accepted).toBeGreaterThan(limit / 2);
      const [window] = await clock.sql<{ taken: number }>(
        'select taken from rate_window join api_key k on k.id = key_id where k.hash = $1',
        [hashOfKey(key)],
      );
      expect(window?.taken).toBe(limit);
    },
    120_000,
  );
});

describe('a process that has a slice', () => {
  beforeAll(async () => {
    await clock.sql('create table asked (taken int)');
    await clock.sql(`create function note_taking() returns trigger language plpgsql security definer as
      $$ begin insert into public.asked values (new.taken); return new; end $$`);
    await clock.sql('create trigger taking after update on rate_window for each row execute function note_taking()');
  });

  /** How often the database was asked for so many requests, one after the other. */
  async function askings(requests: number): Promise<number> {
    const key = await clock.key();
    await clock.sql('truncate asked');
    for (let n = 0; n < requests; n++) {
      const { status } = await send(0, `/v1/conversations/${conversation}/typing`, { by: 'adam' }, key);
      expect(status).toBe(200);
    }
    return (await clock.sql<{ n: number }>('select count(*)::int as n from asked'))[0]?.n ?? 0;
  }

  it('asks the database for none of the requests that it covers', async () => {
    // A slice is five here, so eight would do; a busy machine loses some of them to the end of their second.
    expect(await askings(40)).toBeLessThan(40);
  }, 60_000);

  it('spends nothing of it after the second in which it was handed out', async () => {
    await clock.move('999 milliseconds');
    expect(await askings(10)).toBe(10);
  });
});
