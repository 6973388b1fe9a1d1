import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One PostgreSQL for the whole run, migrated once; test/support/database.ts clones its database for each file. */
export default async function startDatabase() {
  const { startEmbedded } = await import('../../dist/src/store/embedded.js');
  const { migrate } = await import('../../dist/src/store/migrate.js');
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-database-'));
  // As root the database runs as the user postgres, who has to pass through.
  await chmod(folder, 0o711);
  const embedded = await startEmbedded(path.join(folder, 'data'), { durable: false });
  await migrate({ ownerUrl: embedded.migrateUrl, appUrl: embedded.url });
  const { url, migrateUrl, superuserUrl } = embedded;
  process.env.OVERRULE_TEST_DATABASE = JSON.stringify({ url, migrateUrl, superuserUrl });
  globalThis.stopTestDatabase = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true });
  };
}
