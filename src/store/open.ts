import type { Settings } from '../config/settings.js';
import { untilItHolds, untilReachable } from '../observe/reachable.js';
import { startEmbedded } from './embedded.js';
import { NotMigrated, verifyHistory, verifyQueueHistory } from './migrate-history.js';
import { migrateQueueAt } from './migrate-queue.js';
import { assertSafeRole } from './migrate-role.js';
import { MigrationError } from './migrate-session.js';
import { migrate } from './migrate.js';

/** For how long a process that may not migrate waits for one that does: the start of another takes seconds. */
const migratedWithinMs = 60_000;

export interface OpenDatabase {
  url: string;
  /** Sentences the person who starts the program should see. */
  notes: string[];
  stop(): Promise<void>;
}

/** The database of the settings, or the embedded one; at this version, and under a role that row-level security binds. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const { databaseUrl, databaseMigrateUrl } = settings;
  const place = databaseUrl
    ? { url: databaseUrl, migrateUrl: databaseMigrateUrl, notes: [], stop: () => Promise.resolve() }
    : await startEmbedded(settings.dataDir);
  const { url, migrateUrl } = place;
  try {
    await untilReachable(nameOf(url), () => assertSafeRole(url));
    if (migrateUrl) await untilReachable(nameOf(url), () => migrate({ ownerUrl: migrateUrl, appUrl: url }));
    await whenMigrated(() => verifyHistory(url));
    return place;
  } catch (error) {
    await place.stop();
    throw error;
  }
}

/**
 * A database that QUEUE_URL names gets the queue's tables as ours does: as the owner of DATABASE_MIGRATE_URL when that
 * one is given, and otherwise by another process that has it.
 */
export async function openQueueDatabase(queueUrl: string, { databaseMigrateUrl }: Settings): Promise<void> {
  await untilReachable(nameOf(queueUrl), () => verifyQueueHistory(queueUrl)).catch(async (error: unknown) => {
    if (!(error instanceof NotMigrated)) throw error;
    if (databaseMigrateUrl) await migrateQueueAt(queueUrl, databaseMigrateUrl);
    await whenMigrated(() => verifyQueueHistory(queueUrl));
  });
}

function whenMigrated(verify: () => Promise<void>): Promise<void> {
  const until = performance.now() + migratedWithinMs;
  return untilItHolds(
    verify,
    (error) => error instanceof NotMigrated && performance.now() < until,
    (error) =>
      `${(error as MigrationError).message}; waiting ${migratedWithinMs / 1000} s for another process to do so`,
  );
}

const nameOf = (url: string): string => `PostgreSQL at ${new URL(url).host}`;
