import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findBinaries } from './embedded-binaries.js';
import {
  type Cluster,
  ensureCluster,
  runningPort,
  startPostmaster,
  stopPostmaster,
  superuser,
} from './embedded-cluster.js';
import { withFolderLock } from './embedded-lock.js';
import { appRole, ensureRoles, ownerRole, type Passwords, passwordsIn, urlFor } from './embedded-roles.js';

/** Every process that uses the cluster holds one session of this name; the last to leave stops the postmaster. */
const keeperName = 'overrule keeper';

export interface Embedded {
  /** For the program: no superuser, no owner. */
  url: string;
  /** For migrations: owns the database. */
  migrateUrl: string;
  /** For tests and repair; the program itself never uses it. */
  superuserUrl: string;
  /** Sentences the operator should see. */
  notes: string[];
  /** Leaves the cluster; stops it when no other process uses it. Call it once all connections are closed. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL 18 in `<dataDir>/pg`, or joins it when it runs already: after a kill -9 of the program, or
 * because a second process shares the folder.
 * @throws EmbeddedError with what to do
 */
export async function startEmbedded(dataDir: string, { durable = true } = {}): Promise<Embedded> {
  const binaries = await findBinaries();
  // Root's database runs as the user postgres, who must be able to pass through.
  await mkdir(dataDir, { recursive: true, mode: binaries.user.uid === undefined ? 0o700 : 0o711 });
  const lock = path.join(dataDir, 'pg.lock');
  return withFolderLock(lock, async () => {
    const folder = path.join(dataDir, 'pg');
    const passwords = await passwordsIn(path.join(dataDir, 'pg.json'), await exists(path.join(folder, 'PG_VERSION')));
    const cluster: Cluster = { folder, binaries, password: passwords.superuser, durable };
    const moved = await ensureCluster(cluster);
    const port = (await runningPort(cluster)) ?? (await startPostmaster(cluster));
    await ensureRoles(port, passwords);
    const keeper = new Keeper(urlFor(port, superuser, passwords.superuser, 'postgres'));
    await keeper.open();
    const stop = () => withFolderLock(lock, () => leave(keeper, cluster));
    return { ...urls(port, passwords), notes: moved ? [moved] : [], stop: once(stop) };
  });
}

function urls(port: number, passwords: Passwords) {
  return {
    url: urlFor(port, appRole, passwords.app),
    migrateUrl: urlFor(port, ownerRole, passwords.owner),
    superuserUrl: urlFor(port, superuser, passwords.superuser),
  };
}

async function leave(keeper: Keeper, cluster: Cluster): Promise<void> {
  const others = await keeper.close();
  if (others === 0) await stopPostmaster(cluster);
}

/** The session that says "this process uses the cluster". The server drops it by itself when the process dies. */
class Keeper {
  private client: pg.Client | undefined;
  private closing = false;

  constructor(private readonly connectionString: string) {}

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.connectionString, application_name: keeperName });
    client.on('error', () => undefined);
    await client.connect();
    // Only now: an attempt that fails ends too, and would be followed by two.
    client.on('end', () => this.reopen());
    this.client = client;
  }

  /** PostgreSQL drops all sessions when one of its processes crashes, and is back a moment later. */
  private reopen(): void {
    this.client = undefined;
    if (this.closing) return;
    setTimeout(() => {
      if (!this.closing) this.open().catch(() => this.reopen());
    }, 1000).unref();
  }

  /** @returns how many other processes use the cluster; 0 also when it does not answer any more */
  async close(): Promise<number> {
    this.closing = true;
    const counted = await this.client
      ?.query<{ others: number }>(
        'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
        [keeperName],
      )
      .catch(() => undefined);
    await this.client?.end().catch(() => undefined);
    return counted?.rows[0]?.others ?? 0;
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );
