import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type Embedded, startEmbedded } from '../../src/store/embedded.js';
import { withFolderLock } from '../../src/store/embedded-lock.js';

/** Beyond what Linux or macOS give out by default. */
const noSuchProcess = 2 ** 22 - 1;
const asRoot = process.getuid?.() === 0;

describe('the embedded database', () => {
  let dataDir: string;
  let running: Embedded[];

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'overrule-embedded-'));
    await chmod(dataDir, 0o711);
    running = [];
  });

  afterEach(async () => {
    await Promise.all(running.map((embedded) => embedded.stop()));
    await rm(dataDir, { recursive: true });
  });

  test('starts in an empty folder with two roles that are no superusers, and stops with its only user', async () => {
    const embedded = await start();
    expect(await ask(embedded.url, whoAmI)).toEqual([
      { name: 'overrule_app', super: false, bypass: false, owner: false },
    ]);
    expect(await ask(embedded.migrateUrl, whoAmI)).toEqual([
      { name: 'overrule_owner', super: false, bypass: false, owner: true },
    ]);
    expect(await ask(embedded.url, "select current_setting('server_version_num')::int / 10000 as major")).toEqual([
      { major: 18 },
    ]);
    expect(await postmaster()).toBeGreaterThan(0);
    await embedded.stop();
    expect(await postmaster()).toBeUndefined();
  });

  test('is joined after a kill -9 of the program, which leaves it running', async () => {
    const killed = await startInChild();
    const before = await postmaster();
    await ask((await start()).migrateUrl, 'create table kept (id int)');
    await end(killed, 'SIGKILL');
    const embedded = await start();
    expect(await postmaster()).toBe(before);
    expect(await ask(embedded.migrateUrl, 'select count(*)::int as rows from kept')).toEqual([{ rows: 0 }]);
  });

  test('two programs that start at once in an empty folder share it, and the last one stops it', async () => {
    const [one, other] = await Promise.all([startInChild(), startInChild()]);
    const pid = await postmaster();
    await end(one, 'SIGTERM');
    expect(await postmaster()).toBe(pid);
    await end(other, 'SIGTERM');
    expect(await postmaster()).toBeUndefined();
  });

  test('is not kept from starting by a postmaster.pid that outlived a crash of the machine', async () => {
    const first = await start();
    const file = path.join(dataDir, 'pg', 'postmaster.pid');
    const [, ...lines] = (await readFile(file, 'utf8')).split('\n');
    await first.stop();
    for (const pid of [noSuchProcess, process.pid]) {
      await writeFile(file, [pid, ...lines].join('\n'));
      const embedded = await start();
      await ask(embedded.url, 'select 1');
      await embedded.stop();
    }
  });

  test.each([
    {
      when: 'the passwords are gone',
      found: { 'pg/PG_VERSION': '18\n' },
      says: /pg\.json is missing, .*; restore it from a backup, or delete/,
    },
    {
      when: 'the passwords are broken',
      found: { 'pg/PG_VERSION': '18\n', 'pg.json': '{' },
      says: /pg\.json is broken/,
    },
    {
      when: 'another version made the data',
      found: { 'pg/PG_VERSION': '17\n', 'pg.json': '{ "superuser": "a", "owner": "b", "app": "c" }' },
      says: /was made by PostgreSQL 17, this is 18; move its data with pg_dump/,
    },
    {
      when: 'the folder holds something else',
      found: { 'pg/diary.txt': 'mine' },
      says: /pg is in the way and holds no database; move it, or set another DATA_DIR/,
    },
  ])('is refused in one line when $when', async ({ found, says }) => {
    await mkdir(path.join(dataDir, 'pg'));
    for (const [name, text] of Object.entries(found)) await writeFile(path.join(dataDir, name), text);
    const refusal = await startEmbedded(dataDir).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^the embedded PostgreSQL cannot start: /);
    expect(refusal).toMatch(says);
    expect(refusal).not.toMatch(/\n/);
    for (const [name, text] of Object.entries(found)) {
      expect(await readFile(path.join(dataDir, name), 'utf8')).toBe(text);
    }
  });

  (asRoot ? test : test.skip)('lies elsewhere, and says so, when root keeps its data in a closed folder', async () => {
    await chmod(dataDir, 0o700);
    const embedded = await start();
    expect(embedded.notes).toEqual([expect.stringMatching(/cannot reach .* so the database lies in .* links to$/)]);
    await embedded.stop();
    const again = await start();
    await ask(again.url, 'select 1');
    await again.stop();
    await rm(await realpath(path.join(dataDir, 'pg')), { recursive: true });
  });

  async function start(): Promise<Embedded> {
    const embedded = await startEmbedded(dataDir, { durable: false });
    running.push(embedded);
    return embedded;
  }

  /** Its process id; the file goes with it. */
  async function postmaster(): Promise<number | undefined> {
    const file = await readFile(path.join(dataDir, 'pg', 'postmaster.pid'), 'utf8').catch(() => undefined);
    return file === undefined ? undefined : Number(file.split('\n')[0]);
  }

  /** Another program, from the build; it leaves cleanly on SIGTERM. */
  async function startInChild(): Promise<ChildProcess> {
    const module = new URL('../../dist/src/store/embedded.js', import.meta.url).href;
    const script = `
      const { startEmbedded } = await import(${JSON.stringify(module)});
      const embedded = await startEmbedded(${JSON.stringify(dataDir)}, { durable: false });
      process.on('SIGTERM', () => embedded.stop().then(() => process.exit(0)));
      process.stdout.write('ready');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('close', () => reject(new Error(`the other program ended: ${complaint}`)));
    });
    return child;
  }
});

describe('the lock on a folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'overrule-lock-')), 'lock');
  });

  afterEach(() => rm(path.dirname(folder), { recursive: true }));

  test('lets one in at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await wait(20);
      inside--;
    };
    await Promise.all(Array.from({ length: 5 }, () => withFolderLock(folder, work)));
    expect(most).toBe(1);
  });

  test('is free again after an error', async () => {
    await expect(withFolderLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withFolderLock(folder, () => Promise.resolve('in'))).toBe('in');
  });

  test.each([
    { when: 'its owner is gone', owner: () => `${noSuchProcess} boot 1`, age: 0 },
    { when: 'its owner is another process of the same number', owner: () => `${process.pid} boot 1`, age: 0 },
    { when: 'it was left before an owner was written', owner: () => '', age: 60 },
  ])('is taken over when $when', async ({ owner, age }) => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'owner'), owner());
    await utimes(folder, Date.now() / 1000 - age, Date.now() / 1000 - age);
    const entered = await Promise.all([1, 2, 3].map((entry) => withFolderLock(folder, () => Promise.resolve(entry))));
    expect(entered).toEqual([1, 2, 3]);
  });
});

const whoAmI = `
  select rolname as name, rolsuper as super, rolbypassrls as bypass,
    exists (select from pg_database where datname = current_database() and datdba = pg_roles.oid) as owner
  from pg_roles where rolname = session_user`;

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  return closed;
}
