import { randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, canEnter, EmbeddedError, folderOutside, type PostgresUser, run } from './embedded-binaries.js';
import { isAlive } from './embedded-lock.js';

const major = '18';
/** A crashed cluster replays its log before it answers, which can take minutes on a slow disk. */
const startSeconds = 120;

export const superuser = 'overrule_root';

/** One data folder of PostgreSQL. Every function here wants the folder's lock held. */
export interface Cluster {
  /** As the program was told; may be a link. */
  folder: string;
  binaries: Binaries;
  password: string;
  /** false trades safety for speed, for tests. */
  durable: boolean;
}

/** Makes the cluster unless it is there. @returns a sentence for the log if it had to go elsewhere */
export async function ensureCluster(cluster: Cluster): Promise<string | undefined> {
  const version = await readFile(path.join(cluster.folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return makeCluster(cluster);
  if (version.trim() === major) return undefined;
  throw new EmbeddedError(
    `${cluster.folder} was made by PostgreSQL ${version.trim()}, this is ${major}; move its data with pg_dump, or delete it`,
  );
}

async function makeCluster(cluster: Cluster): Promise<string | undefined> {
  const { folder, binaries } = cluster;
  const parent = path.dirname(folder);
  const occupied = await lstat(folder).catch(() => undefined);
  if (occupied)
    throw new EmbeddedError(`${folder} is in the way and holds no database; move it, or set another DATA_DIR`);
  const beside = `${path.basename(folder)}.new-`;
  for (const name of await readdir(parent)) {
    if (name.startsWith(beside)) await rm(path.join(parent, name), { recursive: true, force: true });
  }
  const inside = await canEnter(parent, binaries.user);
  const home = inside ? folder : await folderOutside();
  const fresh = inside ? path.join(parent, `${beside}${randomBytes(4).toString('hex')}`) : home;
  await mkdir(fresh, { mode: 0o700 });
  await own(fresh, binaries.user);
  await initialise(cluster, fresh);
  // The finished cluster appears in one step, so that a crash in between leaves nothing half made.
  if (inside) await rename(fresh, folder);
  else await symlink(home, folder);
  return inside
    ? undefined
    : `the user postgres cannot reach ${parent}, so the database lies in ${home}, which ${folder} links to`;
}

async function initialise(cluster: Cluster, folder: string): Promise<void> {
  const { binaries, password, durable } = cluster;
  const passwordFile = path.join(folder, '..', `pgpass-${randomBytes(6).toString('hex')}`);
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await own(passwordFile, binaries.user);
    await run(
      binaries.initdb,
      [
        ['--pgdata', folder],
        ['--username', superuser],
        ['--pwfile', passwordFile],
        ['--auth', 'scram-sha-256'],
        ['--encoding', 'UTF8'],
        // The same order and case rules on every machine, whatever locales it has.
        ['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
        durable ? [] : ['--no-sync'],
      ].flat(),
      binaries.user,
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw cannotRun(error);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function cannotRun(error: unknown): EmbeddedError {
  const { code, message } = error as NodeJS.ErrnoException;
  const hint = 'its programs do not run on this system (they need glibc); set DATABASE_URL to a PostgreSQL of your own';
  return new EmbeddedError(code === 'ENOENT' ? hint : message.replace(/\s*\n\s*/g, ' | '));
}

/** The port of the postmaster that already serves this folder, for it outlives a program that was killed. */
export async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const giveUpAt = Date.now() + startSeconds * 1000;
  for (;;) {
    const file = await readPidFile(cluster.folder);
    if (!file) return undefined;
    if (!(await isPostmaster(file.pid))) {
      // After a crash of the machine the id may belong to another process, and PostgreSQL would refuse to start.
      await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (file.status === 'ready') return file.port;
    if (Date.now() > giveUpAt)
      throw new EmbeddedError(`its process ${file.pid} stays "${file.status}"; end it and start again`);
    await wait(100);
  }
}

async function readPidFile(folder: string): Promise<{ pid: number; port: number; status: string } | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').map((line) => line.trim());
  return lines && { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7] || 'starting' };
}

async function isPostmaster(pid: number): Promise<boolean> {
  if (!(pid > 0) || !isAlive(pid)) return false;
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : await run('ps', ['-p', String(pid), '-o', 'command=']).catch(() => 'postgres');
  return command.includes('postgres');
}

/** Starts the postmaster in a session of its own, so that Ctrl-C ends the program before its database. @returns the port */
export async function startPostmaster(cluster: Cluster): Promise<number> {
  const { binaries, durable } = cluster;
  const folder = await realpath(cluster.folder);
  const log = path.join(folder, 'postmaster.log');
  await rm(log, { force: true });
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      shared_buffers: '128MB',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const args = ['start', '-D', folder, '-l', log, '-w', '-t', String(startSeconds), '-s'];
    try {
      await run(binaries.pgCtl, [...args, '-o', [`-p ${port}`, ...options].join(' ')], binaries.user);
      return port;
    } catch (error) {
      const said = await tail(log);
      if (/Address already in use/.test(said) && attempt < 5) continue;
      throw said ? new EmbeddedError(`${said} (see ${log})`) : cannotRun(error);
    }
  }
}

async function tail(log: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-4).join(' | ');
}

export async function stopPostmaster({ folder, binaries }: Cluster): Promise<void> {
  if (!(await readPidFile(folder))) return;
  await run(
    binaries.pgCtl,
    ['stop', '-D', await realpath(folder), '-m', 'fast', '-w', '-t', '60', '-s'],
    binaries.user,
  );
}

async function own(file: string, { uid, gid }: PostgresUser): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

/** A port that nobody listens on, for a server of one's own. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
