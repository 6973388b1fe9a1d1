import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { z } from 'zod';
import { overrides } from '../../overrides/index.js';
import { nonCommuting } from '../../overrides/order.js';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { listLog, overrideStats, type StatsRow } from '../store/reads/override-log.js';
import { Documented, HappensOnce, HasId } from './documented.js';
import type { HttpReply } from './exchange.js';
import { markOf } from './mark.js';
import { callOf, IdPipe, Who } from './params.js';
import { Performer, sendEffect } from './perform.js';
import { Needs } from './scopes.js';
import {
  type LogQuery,
  logPage,
  logQuery,
  newReview,
  order,
  reviewed,
  type StatsQuery,
  stats,
  statsQuery,
} from './shapes/admin.js';
import { wholeRecord } from './view.js';

/** What the rules did, and how often. */
@Needs('admin')
@Controller('v1/admin')
export class AdminController {
  constructor(
    private readonly performer: Performer,
    private readonly database: Database,
  ) {}

  @Get('overrides')
  @Documented({ summary: 'Lists what fired, shadows too, the newest first.', answers: { 200: logPage } })
  async list(@Who() caller: Caller, @Query({ schema: logQuery }) query: LogQuery) {
    const { items, nextCursor } = await listLog(this.database, caller.tenantId, query);
    return {
      items: items.map(({ record, id, at, ...entry }) => ({
        ...wholeRecord(record, { id, at: at.toISOString() }),
        ...entry,
      })),
      nextCursor,
    };
  }

  @Post('overrides/:id/review')
  @HasId()
  @HappensOnce()
  @Documented({ summary: 'Says whether a rule was right to fire.', answers: { 200: reviewed } })
  async review(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) id: string,
    @Body({ schema: newReview }) body: z.infer<typeof newReview>,
  ): Promise<void> {
    sendEffect(reply, await this.performer.perform(callOf(reply.request), 'review_override', () => ({ ...body, id })));
  }

  @Get('stats/overrides')
  @Documented({
    summary: 'Counts each rule by bucket and mode; the last seven days unless it is said.',
    answers: { 200: stats },
  })
  async stats(@Who() caller: Caller, @Query({ schema: statsQuery }) query: StatsQuery) {
    const rows = await overrideStats(this.database, caller.tenantId, query);
    return { items: rows.map(statOf) };
  }

  @Get('order')
  @Documented({ summary: 'The rules in their order, and the pairs that do not commute.', answers: { 200: order } })
  order() {
    const items = overrides.map(({ rule: { id, version, reads, writes, incident }, why }, index) => ({
      order: index + 1,
      id,
      version,
      reads,
      writes,
      why,
      incident,
    }));
    return { items, nonCommuting };
  }
}

function statOf({ override, mode, bucket, evaluated, fired, concerns, overruled, ...row }: StatsRow) {
  return {
    override,
    mode,
    bucket,
    evaluated,
    fired,
    rate: evaluated === 0 ? 0 : fired / evaluated,
    reviewedRight: row.reviewed_right,
    reviewedWrong: row.reviewed_wrong,
    mark: markOf(evaluated, fired),
    ...(override === 'refusal-not-a-red-flag' && { concerns, overruled }),
  };
}
