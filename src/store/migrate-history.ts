import { LATEST_SCHEMA_VERSION } from 'bullmq';
import { type MigrationFile, migrationFiles } from './migrate-files.js';
import { queueSchema } from './migrate-queue.js';
import { MigrationError, nameOf, type Query, withSession } from './migrate-session.js';

/** The database lacks something of this version, which another process may bring. */
export class NotMigrated extends MigrationError {}

/**
 * Refuses a database whose history is not that of the files: the program would run against functions it does not know.
 * @param url the program's own; reading the history needs no owner
 * @throws MigrationError with the first difference and what to do
 */
export async function verifyHistory(url: string, folder?: string): Promise<void> {
  const files = await migrationFiles(folder);
  await withSession(url, async (query) => {
    const [missing] = await missingMigrations(query, files);
    if (missing) throw new NotMigrated(`migration ${missing} is missing; ${howToApply}`);
  });
  await verifyQueueHistory(url);
}

/**
 * Refuses a database without the queue's tables of this version.
 * @throws NotMigrated with what to do
 */
export async function verifyQueueHistory(url: string): Promise<void> {
  await withSession(url, async (query) => {
    if ((await queueVersion(query)) < LATEST_SCHEMA_VERSION)
      throw new NotMigrated(`the queue's tables in ${nameOf(url)} are not up to date; ${howToApply}`);
  });
}

const howToApply = 'set DATABASE_MIGRATE_URL to the owner of the database, which applies them at the start';

/**
 * The names of the files not applied yet.
 * @throws MigrationError when what was applied is not what the files say
 */
export async function missingMigrations(query: Query, files: MigrationFile[]): Promise<string[]> {
  const rows = await appliedMigrations(query);
  for (const { name, finished } of rows) {
    if (!finished) {
      throw new NotMigrated(
        `migration ${name} was begun and not finished; see that none of it is there, ` +
          `then "prisma migrate resolve --rolled-back ${name}" lets it run again`,
      );
    }
  }
  for (const { name, checksum } of rows) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) {
      throw new MigrationError(
        `migration ${name} comes from another version of Overrule; start that version or a newer one`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `migration ${name} is not the file that was applied; restore it: an applied migration never changes`,
      );
    }
  }
  return files.filter(({ name }) => !rows.some((row) => row.name === name)).map(({ name }) => name);
}

async function appliedMigrations(query: Query): Promise<{ name: string; checksum: string; finished: boolean }[]> {
  if (!(await canRead(query, 'public._prisma_migrations'))) return [];
  return query(
    `select migration_name as name, checksum, finished_at is not null as finished
     from public._prisma_migrations where rolled_back_at is null order by started_at`,
  );
}

async function queueVersion(query: Query): Promise<number> {
  if (!(await canRead(query, `${queueSchema}.migration`))) return 0;
  const [row] = await query<{ version: number }>(
    `select coalesce(max(version), 0) as version from ${queueSchema}.migration`,
  );
  return row?.version ?? 0;
}

/** A table, or a schema around it, that another process has made and not granted yet is as good as none. */
async function canRead(query: Query, name: string): Promise<boolean> {
  const [schema, table] = name.split('.');
  const [row] = await query<{ there: boolean }>(
    `select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as there
     from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = $2`,
    [schema, table],
  );
  return row?.there ?? false;
}
