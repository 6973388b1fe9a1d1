import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** As the program logs in. */
  url: string;
  /** As the owner of the tables. */
  migrateUrl: string;
  /** Sees every tenant. */
  superuserUrl: string;
  drop(): Promise<void>;
}

/** A migrated database of its own for a test file, cloned from the one that the run made. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { url, migrateUrl, superuserUrl } = testServer();
  // Copying files is twice as fast as logging each page, and no other file works on the template.
  await asSuperuser(`create database ${name} template overrule owner overrule_owner strategy file_copy`);
  return {
    url: inDatabase(url, name),
    migrateUrl: inDatabase(migrateUrl, name),
    superuserUrl: inDatabase(superuserUrl, name),
    drop: () => asSuperuser(`drop database ${name} with (force)`),
  };
}

/** An empty database, for what is about migrations themselves. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { url, migrateUrl, superuserUrl } = testServer();
  await asSuperuser(`create database ${name} owner overrule_owner`);
  return {
    url: inDatabase(url, name),
    migrateUrl: inDatabase(migrateUrl, name),
    superuserUrl: inDatabase(superuserUrl, name),
    drop: () => asSuperuser(`drop database ${name} with (force)`),
  };
}

function testServer(): { url: string; migrateUrl: string; superuserUrl: string } {
  return JSON.parse(process.env.OVERRULE_TEST_DATABASE ?? '{}');
}

async function asSuperuser(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inDatabase(testServer().superuserUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function inDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
