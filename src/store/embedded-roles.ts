import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { z } from 'zod';
import { EmbeddedError } from './embedded-binaries.js';
import { superuser } from './embedded-cluster.js';

export const database = 'overrule';
export const ownerRole = 'overrule_owner';
export const appRole = 'overrule_app';

const passwords = z.object({ superuser: z.string(), owner: z.string(), app: z.string() });
export type Passwords = z.infer<typeof passwords>;

/** The cluster's passwords; made at the first start, and kept readable by the program's user only. */
export async function passwordsIn(file: string, clusterExists: boolean): Promise<Passwords> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const read = passwords.safeParse(parseJson(text));
    if (read.success) return read.data;
  }
  if (clusterExists) {
    throw new EmbeddedError(
      `${file} is ${text === undefined ? 'missing' : 'broken'}, and with it the database's passwords; restore it from a backup, or delete the whole data folder to begin anew`,
    );
  }
  const made = { superuser: secret(), owner: secret(), app: secret() };
  const fresh = `${file}.new`;
  await writeFile(fresh, `${JSON.stringify(made)}\n`, { mode: 0o600 });
  await rename(fresh, file);
  return made;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const secret = () => randomBytes(24).toString('base64url');

export function urlFor(port: number, role: string, password: string, name = database): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
}

/** Makes or mends the two roles and the database. `overrule_app` owns nothing and passes no policy by. */
export async function ensureRoles(port: number, known: Passwords): Promise<void> {
  const client = new pg.Client({ connectionString: urlFor(port, superuser, known.superuser, 'postgres') });
  await client.connect();
  try {
    const { rows: roles } = await client.query<{ rolname: string }>('select rolname from pg_roles');
    for (const [role, password] of [
      [ownerRole, known.owner],
      [appRole, known.app],
    ] as const) {
      const verb = roles.some(({ rolname }) => rolname === role) ? 'alter' : 'create';
      const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
      await client.query(`${verb} role ${role} with ${rights} password '${password}'`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${database} owner ${ownerRole}`);
  } finally {
    await client.end();
  }
}
