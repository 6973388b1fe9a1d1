import { Controller, Get, Query } from '@nestjs/common';
import { gates } from '../../gates/index.js';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { type GateRow, gateStats, loopCandidates } from '../store/reads/gate-stats.js';
import { Documented } from './documented.js';
import { markOf } from './mark.js';
import { Who } from './params.js';
import { Needs } from './scopes.js';
import { type StatsQuery, statsQuery } from './shapes/admin.js';
import { gateStats as shape } from './shapes/gate-stats.js';

const classes = new Map(gates.map(({ gate }) => [gate.id, gate.class]));

/** How the gates do: what they send back, what comes of it, and which turns go in circles. */
@Needs('admin')
@Controller('v1/admin/stats/gates')
export class GateStatsController {
  constructor(private readonly database: Database) {}

  @Get()
  @Documented({
    summary:
      'Counts each gate by bucket, and lists turns of ten or more model calls; of the last seven days unless it is said.',
    answers: { 200: shape },
  })
  async stats(@Who() { tenantId }: Caller, @Query({ schema: statsQuery }) query: StatsQuery) {
    const rows = await gateStats(this.database, tenantId, query);
    return { items: rows.map(statOf), loopCandidates: await loopCandidates(this.database, tenantId, query) };
  }
}

const statOf = ({ gate, bucket, evaluated, fired, ...counts }: GateRow) => ({
  gate,
  class: classes.get(gate) ?? null,
  bucket,
  evaluated,
  fired,
  rate: evaluated === 0 ? 0 : fired / evaluated,
  ...counts,
  mark: markOf(evaluated, fired),
});
