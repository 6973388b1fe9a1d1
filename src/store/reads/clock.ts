import type { Database } from '../database.js';

/** The time, as everything that is stored has it. */
export async function now(database: Database): Promise<string> {
  const [row] = await database.query<{ at: string }>('select iso(clock()) as at');
  if (!row) throw new Error('the clock answered no row');
  return row.at;
}
