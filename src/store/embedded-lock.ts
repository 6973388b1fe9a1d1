import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const patienceMs = 90_000;
/** Between making the folder and writing its owner a process needs microseconds. */
const ownerlessMs = 5_000;

/**
 * Runs `work` while no other process of this machine holds the lock folder.
 * The lock of a process that died is taken over; node has no flock(2), which would do that by itself.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  await acquire(folder);
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function acquire(folder: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await tryMake(folder))) {
    const owner = await ownerOf(folder);
    if (await isStale(folder, owner)) {
      await moveAway(folder, owner);
    } else if (Date.now() > giveUpAt) {
      throw new Error(
        `another process (${owner?.split(' ')[0] ?? 'unknown'}) has been starting or stopping the database for ` +
          `${patienceMs / 1000} s: end it, or delete ${folder} if no such process runs`,
      );
    } else {
      await wait(50);
    }
  }
}

async function tryMake(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  await writeFile(path.join(folder, 'owner'), (await identityOf(process.pid)) ?? '');
  return true;
}

async function isStale(folder: string, owner: string | undefined): Promise<boolean> {
  if (owner) return (await identityOf(Number(owner.split(' ')[0]))) !== owner;
  const made = await stat(folder).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs > ownerlessMs;
}

/** Renaming lets one of several waiters win; a lock that was renewed between the look and the move is put back. */
async function moveAway(folder: string, judged: string | undefined): Promise<void> {
  const aside = `${folder}.${randomBytes(6).toString('hex')}`;
  const moved = await rename(folder, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await ownerOf(aside)) !== judged) await rename(aside, folder).catch(() => undefined);
  await rm(aside, { recursive: true, force: true });
}

async function ownerOf(folder: string): Promise<string | undefined> {
  return (await readFile(path.join(folder, 'owner'), 'utf8').catch(() => '')) || undefined;
}

/**
 * A process id with what tells it from a later process of the same id: containers reuse ids at every start.
 * @returns undefined for a process that does not live
 */
async function identityOf(pid: number): Promise<string | undefined> {
  if (!isAlive(pid)) return undefined;
  const [boot, status] = await Promise.all(
    ['/proc/sys/kernel/random/boot_id', `/proc/${pid}/stat`].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  // The name in field 2 of stat may hold spaces but ends at the last bracket; 3 is the state, 22 the start time.
  const [state, ...later] = status?.slice(status.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === 'Z' ? undefined : [pid, boot?.trim(), later[18]].filter(Boolean).join(' ');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
