import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Problem, type ProblemStatus } from '../domain/errors.js';
import { Batches, type Sending } from './batches.js';
import { type Prisma, PrismaClient } from './generated/client.js';

/** What a query sends: values as node-postgres takes them; objects go as JSON. */
export type Values = readonly unknown[];

/** For a free connection. */
const waitMs = 30_000;

/**
 * One pool for everything: node-postgres for the functions that change things, Prisma on top of it for reads.
 * Round trips cost more than connections bring, so the pool is small.
 */
export class Database {
  readonly pool: pg.Pool;
  private readonly prisma: PrismaClient;
  private readonly batches: { settled(): Promise<void> }[] = [];

  constructor(
    readonly url: string,
    { connections = 8 } = {},
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: connections,
      application_name: 'overrule',
      // Waiting for a free one counts: in a rush of hundreds on a busy machine the last is late, not refused.
      connectionTimeoutMillis: waitMs,
    });
    // An idle connection that breaks is replaced at its next use; the error it reports then is the one to act on.
    this.pool.on('error', () => undefined);
    this.prisma = new PrismaClient({
      adapter: new PrismaPg(this.pool, { disposeExternalPool: false }),
      transactionOptions: { maxWait: waitMs },
    });
  }

  /**
   * Runs one statement, prepared under a name of its own, and answers its rows.
   * @throws Problem for a refusal of ours (SQLSTATE `OV` and the status)
   */
  async query<Row extends pg.QueryResultRow>(sql: string, values: Values = []): Promise<Row[]> {
    try {
      const { rows } = await this.pool.query<Row>({ name: nameOf(sql), text: sql, values: values.map(asParameter) });
      return rows;
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  }

  /** Calls that gather while one is under way, and are answered before the database is closed. */
  batched<Item, Result>(how: Omit<Sending<Item, Result>, 'mayBlameAnItem'>): Batches<Item, Result> {
    const batches = new Batches<Item, Result>({ ...how, mayBlameAnItem: hasAnswered });
    this.batches.push(batches);
    return batches;
  }

  /** Reads as one tenant: the setting and the query stand in one transaction, so nothing stays on the connection. */
  async read<T>(tenantId: string, ask: (prisma: PrismaClient) => Prisma.PrismaPromise<T>): Promise<T> {
    const [, answer] = await this.prisma.$transaction([
      this.prisma.$executeRaw`select set_config('app.tenant', ${tenantId}, true)`,
      ask(this.prisma),
    ]);
    return answer;
  }

  /** The second call of two does nothing: after a start that failed, the application and its caller both close it. */
  async close(): Promise<void> {
    for (const batches of this.batches) await batches.settled();
    await this.prisma.$disconnect();
    if (!this.pool.ending) await this.pool.end();
  }
}

const names = new Map<string, string>();

/** A statement's name follows from its text: every connection prepares it once. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}

const asParameter = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Buffer.isBuffer(value) && !(value instanceof Date)
    ? JSON.stringify(value)
    : value;

/** The database has answered, if only with an error; anything else says that it cannot be reached. */
const hasAnswered = (error: unknown): boolean => error instanceof Problem || error instanceof pg.DatabaseError;

/** The functions refuse with SQLSTATE OVnnn: the status, what to do, and the present state as detail. */
function refusalOf(error: unknown): Problem | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('OV')) return undefined;
  const current: unknown = error.detail ? JSON.parse(error.detail) : undefined;
  return new Problem(
    Number(error.code.slice(2)) as ProblemStatus,
    error.message,
    current === undefined ? {} : { current },
  );
}
