import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';
import { migrate } from '../../src/store/migrate.js';
import { migrationFiles } from '../../src/store/migrate-files.js';
import { NotMigrated, verifyHistory } from '../../src/store/migrate-history.js';
import { assertSafeRole } from '../../src/store/migrate-role.js';
import { emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.js';

const scripts = {
  '0001_first': `
    create table thing (id int primary key);
    create function one() returns int language plpgsql as $$ begin perform 1; return 1; end $$;
    do $$ begin execute format('grant select on thing to %I', current_setting('overrule.app_role')); end $$;`,
  '0002_second': 'alter table thing add column name text;',
};

describe('migrations', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await emptyDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'overrule-migrations-'));
    for (const [name, script] of Object.entries(scripts)) await write(name, script);
  });

  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  test('are applied once, whole functions included, and granted to the role of the program', async () => {
    expect(await apply()).toEqual(['0001_first', '0002_second']);
    expect(await apply()).toEqual([]);
    await verifyHistory(database.url, folder);
    expect(await ask(database.url, 'select one() as it, count(*)::int as things from thing')).toEqual([
      { it: 1, things: 0 },
    ]);
    await expect(ask(database.url, 'insert into thing values (1)')).rejects.toThrow('permission denied');
  });

  test('of two processes at once only one applies them', async () => {
    const applied = await Promise.all([apply(), apply(), apply()]);
    expect(applied.flat()).toEqual(['0001_first', '0002_second']);
  });

  test('that fail say which, where and why, leave nothing behind, and run once they are mended', async () => {
    await write('0003_third', 'create table half (id int);\ncreate table other (id nosuchtype);');
    await expect(apply()).rejects.toThrow(
      /^the database cannot be used: migration 0003_third failed and left nothing behind: type "nosuchtype" does not exist, line 2$/,
    );
    expect(await ask(database.migrateUrl, "select to_regclass('half') as half")).toEqual([{ half: null }]);
    await write('0003_third', 'create table half (id int);');
    expect(await apply()).toEqual(['0003_third']);
    await verifyHistory(database.url, folder);
  });

  test.each([
    {
      when: 'nothing was applied',
      spoil: () => Promise.resolve(),
      before: true,
      says: /0001_first is missing; set DATABASE_MIGRATE_URL/,
    },
    { when: 'a file is newer', spoil: () => write('0003_third', 'select 1'), says: /0003_third is missing/ },
    { when: 'a file was edited', spoil: () => write('0002_second', 'select 1'), says: /0002_second is not the file/ },
    {
      when: 'the database is newer',
      spoil: () => rm(path.join(folder, '0002_second'), { recursive: true }),
      says: /0002_second comes from another version/,
    },
    {
      when: 'one was interrupted',
      spoil: () =>
        ask(database.migrateUrl, "update _prisma_migrations set finished_at = null where migration_name ~ '^0002'"),
      says: /0002_second was begun and not finished/,
    },
  ])('a start is refused in one line when $when', async ({ spoil, before = false, says }) => {
    if (!before) await apply();
    await spoil();
    const refusal = await verifyHistory(database.url, folder).catch((error: Error) => error.message);
    expect(refusal).toMatch(says);
    expect(refusal).not.toMatch(/\n/);
  });

  test('a database that does not answer is named without its password', async () => {
    const nowhere = 'postgres://somebody:secret@127.0.0.1:1/gone';
    await expect(verifyHistory(nowhere)).rejects.toThrow(
      /^the database cannot be used: somebody@127\.0\.0\.1:1\/gone /,
    );
    await expect(verifyHistory(nowhere)).rejects.not.toThrow(/secret/);
  });

  function apply(): Promise<string[]> {
    return migrate({ ownerUrl: database.migrateUrl, appUrl: database.url, folder });
  }

  async function write(name: string, script: string): Promise<void> {
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, 'migration.sql'), script);
  }
});

describe('the role of the program', () => {
  test('owns nothing in the migrated database, and each test file has one of its own', async () => {
    const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
    await Promise.all([verifyHistory(one.url), verifyHistory(other.url), assertSafeRole(one.url)]);
    await ask(one.migrateUrl, 'create table only_here (id int)');
    expect(await ask(other.migrateUrl, "select to_regclass('only_here') as table")).toEqual([{ table: null }]);
    await Promise.all([one.drop(), other.drop()]);
  });

  test.each([
    { when: 'is a superuser', says: 'is a superuser', login: (database: TestDatabase) => database.superuserUrl },
    { when: 'owns the database', says: 'owns the database', login: (database: TestDatabase) => database.migrateUrl },
    {
      when: 'has BYPASSRLS',
      says: 'has BYPASSRLS',
      login: (database: TestDatabase) => roleWith(database, 'bypassrls'),
    },
    {
      when: 'owns a table',
      says: 'owns tables',
      login: (database: TestDatabase) => roleWith(database, '', 'alter table tenant owner to $'),
    },
    {
      when: 'belongs to the owner',
      says: 'owns the database',
      login: (database: TestDatabase) => roleWith(database, 'in role overrule_owner'),
    },
  ])('is refused when it $when', async ({ says, login }) => {
    const database = await freshDatabase();
    const url = await login(database);
    await expect(assertSafeRole(url)).rejects.toThrow(new RegExp(` of DATABASE_URL ${says}, so tenants`));
    await database.drop();
  });

  test.each([
    {
      what: "the queue's tables",
      statement: 'revoke usage on schema bullmq from overrule_app',
      says: "the queue's tables",
    },
    { what: 'the history', statement: 'revoke all on _prisma_migrations from overrule_app', says: 'is missing' },
  ])('waits for $what, made by another process and not granted yet', async ({ statement, says }) => {
    const database = await freshDatabase();
    await ask(database.superuserUrl, statement);
    const seen = verifyHistory(database.url);
    await expect(seen).rejects.toThrow(NotMigrated);
    await expect(seen).rejects.toThrow(says);
    await database.drop();
  });

  test('may ring the queues, and change nothing of their tables', async () => {
    const database = await freshDatabase();
    const pool = new pg.Pool({ connectionString: database.url, options: '-c search_path=bullmq' });
    const queue = new Queue('turns', { connection: pool }, createPostgresBackend);
    await queue.add('one', {});
    await queue.addBulk([{ name: 'two', data: {} }]);
    expect(await queue.getWaitingCount()).toBe(2);
    await queue.close();
    await pool.end();
    await expect(ask(database.url, 'update bullmq.migration set version = 0')).rejects.toThrow('permission denied');
    await database.drop();
  });
});

test('the shipped migrations are found from the sources', async () => {
  expect((await migrationFiles())[0]?.name).toMatch(/^0001_/);
});

async function roleWith(database: TestDatabase, rights: string, statement?: string): Promise<string> {
  const role = `probe_${Math.random().toString(36).slice(2)}`;
  await ask(database.superuserUrl, `create role ${role} login password 'probe' ${rights}`);
  if (statement) await ask(database.superuserUrl, statement.replace('$', role));
  return Object.assign(new URL(database.url), { username: role, password: 'probe' }).href;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
