import { z } from 'zod';
import type { Database } from './database.js';

const labels = z.tuple([z.string(), z.string()]);
const count = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['turn', 'gate']), labels, n: z.int() }),
  z.object({
    what: z.literal('override'),
    labels: z.tuple([z.string(), z.string(), z.enum(['true', 'false'])]),
    n: z.int(),
  }),
  z.object({ what: z.literal('generation'), labels, value: z.number(), n: z.int() }),
]);
/** How often something happened: kind and outcome, gate and verdict, rule, mode and fired, or dispatch, state and seconds. */
export type Count = z.infer<typeof count>;

/** What goes on in the whole installation, as numbers: whichever process did it, this one can say so. */
export class Activity {
  private seen: { snapshot: string; at: Date } | null = null;
  private reading: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /** What ended since the last call, each turn once; at the first call nothing, which begins the count. */
  since(): Promise<Count[]> {
    const next = this.reading.then(() => this.read());
    this.reading = next.catch(() => undefined);
    return next;
  }

  /** What is open or due now. */
  async backlog(): Promise<{ what: string; n: number }[]> {
    const rows = await this.database.query<{ what: string; n: string }>('select * from backlog()');
    return rows.map(({ what, n }) => ({ what, n: Number(n) }));
  }

  private async read(): Promise<Count[]> {
    const [row] = await this.database.query<{ seen: string; at: Date; counts: unknown }>(
      'select seen::text, at, counts from activity($1::text::pg_snapshot, $2)',
      [this.seen?.snapshot ?? null, this.seen?.at ?? null],
    );
    if (!row) throw new Error('activity answered no row');
    this.seen = { snapshot: row.seen, at: row.at };
    return z.array(count).parse(row.counts);
  }
}
