import pg from 'pg';

const oldest = 18;

/** The database cannot be used as it is; the message is one line that says what to do. */
export class MigrationError extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(`the database cannot be used: ${problem}`, options);
    this.name = 'MigrationError';
  }
}

export type Query = <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Opens one session, checks that the server is new enough, and closes it whatever `work` does. */
export async function withSession<T>(url: string, work: (query: Query, client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'overrule migrate',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new MigrationError(
      `${nameOf(url)} does not let us in (${reason(error)}); check its address, password and server`,
      {
        cause: error,
      },
    );
  }
  const query: Query = async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
    (await client.query<Row>(sql, values)).rows;
  try {
    const [server] = await query<{ number: string; version: string }>(
      "select current_setting('server_version_num') as number, current_setting('server_version') as version",
    );
    if (Number(server?.number) < oldest * 10_000) {
      throw new MigrationError(
        `PostgreSQL ${oldest} or newer is needed, ${nameOf(url)} is ${server?.version}; upgrade it`,
      );
    }
    return await work(query, client);
  } finally {
    await client.end();
  }
}

/** Who and where, without the password. */
export function nameOf(url: string): string {
  const { username, host, pathname } = new URL(url);
  return `${username ? `${username}@` : ''}${host}${pathname}`;
}

/** A refused connection to several addresses carries its reasons inside and no message of its own. */
function reason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no reason given';
}
