import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { boot } from '../../src/boot.js';
import { readSettings } from '../../src/config/settings.js';
import { Client } from '../support/client.js';
import { emptyDatabase, freshDatabase } from '../support/database.js';
import { adminKey } from '../support/site.js';

const participants = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'host', kind: 'agent', represents: 'eve', generatedBy: 'model' },
];

/** Starts with the queue in a second database, after `prepare` was done to that one; null when it started and answered. */
async function problemWith(prepare: string[]): Promise<string | null> {
  const [database, queue] = [await freshDatabase(), await emptyDatabase()];
  const superuser = new pg.Client({ connectionString: queue.superuserUrl });
  await superuser.connect();
  for (const statement of prepare) await superuser.query(statement);
  await superuser.end();
  try {
    const running = await boot(
      readSettings({
        PORT: '0',
        LOG_LEVEL: 'error',
        ADMIN_KEY: adminKey,
        DATABASE_URL: database.url,
        DATABASE_MIGRATE_URL: database.migrateUrl,
        QUEUE_URL: queue.url,
      }),
    );
    const client = new Client(running.url ?? '', adminKey);
    const id = await client.conversation({ participants });
    const said = { from: 'adam', text: 'What are you reading?' };
    const { body } = await client.post(`/v1/conversations/${id}/messages?wait=15000`, said);
    await running.close();
    return body.turn.outcome === 'delivered' ? null : JSON.stringify(body);
  } catch (error) {
    return (error as Error).message;
  } finally {
    await Promise.all([database.drop(), queue.drop()]);
  }
}

describe('[S93] a queue in a PostgreSQL database of its own', () => {
  test('gets its tables from the owner, and works', async () => {
    expect(await problemWith([])).toBeNull();
  });

  test('is refused when the owner may make no tables there, with what to do', async () => {
    const said = await problemWith([
      "do $$ begin execute format('alter database %I owner to overrule_root', current_database()); end $$",
    ]);
    expect(said).toMatch(
      /queue's tables could not be made in overrule_owner@.* \(permission denied .*own the database of QUEUE_URL/,
    );
    expect(said).not.toContain('\n');
  });
});
