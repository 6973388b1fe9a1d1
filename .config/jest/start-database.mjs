import { mkdtemp, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One PostgreSQL for the whole run, migrated once; test/support/database.ts clones its database for each file. */
export default async function startDatabase() {
  const { startEmbedded } = await import('../../dist/src/store/embedded.js');
  const { migrate } = await import('../../dist/src/store/migrate.js');
  const folder = path.join(process.env.OVERRULE_TEST_FOLDER ?? (await ownFolder()), 'database');
  const embedded = await startEmbedded(folder, { durable: false });
  await migrate({ ownerUrl: embedded.migrateUrl, appUrl: embedded.url });
  const { url, migrateUrl, superuserUrl } = embedded;
  process.env.OVERRULE_TEST_DATABASE = JSON.stringify({ url, migrateUrl, superuserUrl });
  globalThis.stopTestDatabase = embedded.stop;
}

/** When jest was started by hand. */
async function ownFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-test-'));
  await chmod(folder, 0o711);
  return folder;
}
