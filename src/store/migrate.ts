import { applyWithEngine } from './migrate-engine.js';
import { migrationFiles } from './migrate-files.js';
import { missingMigrations } from './migrate-history.js';
import { migrateQueue } from './migrate-queue.js';
import { MigrationError, withSession } from './migrate-session.js';

/** One migration at a time in a database, whichever process brings it. Spells OVRL. */
const lockKey = 0x4f56524c;

export interface MigrateOptions {
  /** Logs in as the owner of the database and its tables. */
  ownerUrl: string;
  /** The program's own; grants go to the role it logs in as. */
  appUrl: string;
  /** prisma/migrations of the package, unless a test brings its own. */
  folder?: string;
}

/**
 * Brings the database to this version: our migrations, then BullMQ's.
 * @returns the names of what was applied now
 * @throws MigrationError naming the migration that failed; of that one nothing is left behind
 */
export async function migrate({ ownerUrl, appUrl, folder }: MigrateOptions): Promise<string[]> {
  const files = await migrationFiles(folder);
  const appRole = await withSession(
    appUrl,
    async (query) => (await query<{ role: string }>('select session_user as role'))[0]?.role,
  );
  if (!appRole) throw new MigrationError('the role of DATABASE_URL has no name; log in with a named role');
  return withSession(ownerUrl, async (query, client) => {
    // A session's lock ends with the session, so a process that dies here blocks nobody.
    await query('select pg_advisory_lock($1)', [lockKey]);
    const missing = await missingMigrations(query, files);
    const applied = missing.length > 0 ? await apply(ownerUrl, appRole, files) : [];
    await client.query(`grant select on _prisma_migrations to ${client.escapeIdentifier(appRole)}`);
    await migrateQueue(ownerUrl, appRole);
    return applied;
  });
}

async function apply(...[ownerUrl, appRole, files]: Parameters<typeof applyWithEngine>): Promise<string[]> {
  try {
    return await applyWithEngine(ownerUrl, appRole, files);
  } catch (error) {
    const said = String((error as Error).message ?? error);
    throw new MigrationError(said.trim().replace(/\s*\n\s*/g, ' | '), { cause: error });
  }
}
