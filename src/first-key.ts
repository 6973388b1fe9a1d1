import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FirstKey {
  key: string;
  /** Made just now: to be shown once. */
  made: boolean;
  file: string | null;
}

const keyFile = 'admin.key';

/** The key kept in the data folder, empty when its file is; null when there is none. */
export async function keptKey(dataDir: string): Promise<string | null> {
  const kept = await readFile(path.join(dataDir, keyFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return kept?.trim() ?? null;
}

/** The key of the environment, else the one kept in the data folder (mode 600), else a new one kept there. */
export async function firstKey(dataDir: string, given: string | undefined): Promise<FirstKey> {
  if (given) return { key: given, made: false, file: null };
  const file = path.join(dataDir, keyFile);
  const kept = await keptKey(dataDir);
  if (kept) return { key: kept, made: false, file };
  await mkdir(dataDir, { recursive: true });
  const key = `ovr_${randomBytes(32).toString('base64url')}`;
  try {
    await writeFile(file, `${key}\n`, { mode: 0o600, flag: kept === null ? 'wx' : 'w' });
  } catch (error) {
    // Another process of the same start was faster: its key is the one.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return firstKey(dataDir, given);
    throw error;
  }
  return { key, made: true, file };
}
