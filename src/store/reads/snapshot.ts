import { type Snapshot, snapshotSchema } from '../../domain/snapshot.js';
import type { Database } from '../database.js';

/** An ended turn with everything its decision rested on; null when there is none, or it has not ended. */
export async function findSnapshot(database: Database, tenantId: string, turnId: string): Promise<Snapshot | null> {
  const [row] = await database.query<{ value: unknown }>('select turn_snapshot($1, $2) as value', [tenantId, turnId]);
  return row?.value ? snapshotSchema.parse(row.value) : null;
}
