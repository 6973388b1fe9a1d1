import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../store/database.js';
import type { EffectName } from '../store/effects.js';
import type { Caller } from '../store/keys.js';
import { findHandoff, listHandoffs } from '../store/reads/handoffs.js';
import { Access, expectSelf, noHandoff } from './access.js';
import { Documented, HappensOnce, HasId, HasVersion } from './documented.js';
import type { HttpReply } from './exchange.js';
import { callerOf, callOf, IdPipe, ifMatchOf, Who } from './params.js';
import { Performer, sendEffect } from './perform.js';
import { Needs } from './scopes.js';
import { by } from './shapes/common.js';
import { handoff } from './shapes/conversation.js';
import { type HandoffQuery, handoffPage, handoffQuery } from './shapes/handoff.js';

type By = z.infer<typeof by>;

/** Hand-offs by their own ids. */
@Controller('v1/handoffs')
export class HandoffsController {
  constructor(
    private readonly performer: Performer,
    private readonly access: Access,
    private readonly database: Database,
  ) {}

  @Get()
  @Documented({ summary: 'Lists hand-offs, the newest first.', answers: { 200: handoffPage } })
  async list(@Who() caller: Caller, @Query({ schema: handoffQuery }) query: HandoffQuery) {
    if (await this.access.hasLeft(caller)) return { items: [], nextCursor: null };
    const conversationId = caller.participant?.conversationId;
    return listHandoffs(this.database, caller.tenantId, { ...query, conversationId });
  }

  @Get(':id')
  @HasId()
  @Documented({ summary: 'Reads a hand-off as it is now.', answers: { 200: handoff } })
  async read(@Who() caller: Caller, @Param('id', IdPipe) id: string) {
    await this.access.handoff(caller, id);
    const found = await findHandoff(this.database, caller.tenantId, id);
    if (!found) throw noHandoff();
    return found;
  }

  @Post(':id/accept')
  @Needs('operate')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({ summary: 'A person takes what was asked for.', answers: { 200: handoff }, problems: [409] })
  accept(@Res() reply: HttpReply, @Param('id', IdPipe) id: string, @Body({ schema: by }) body: By): Promise<void> {
    return this.act(reply, 'accept_handoff', { ...body, handoffId: id });
  }

  @Post(':id/decline')
  @Needs('operate')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({
    summary: 'Gives a waiting conversation back to the agents.',
    answers: { 200: handoff },
    problems: [409],
  })
  decline(@Res() reply: HttpReply, @Param('id', IdPipe) id: string, @Body({ schema: by }) body: By): Promise<void> {
    return this.act(reply, 'decline_handoff', { ...body, handoffId: id });
  }

  @Post(':id/renew')
  @Needs('operate')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({ summary: 'The holder keeps it for the whole time again.', answers: { 200: handoff }, problems: [409] })
  renew(@Res() reply: HttpReply, @Param('id', IdPipe) id: string, @Body({ schema: by }) body: By): Promise<void> {
    return this.act(reply, 'renew_handoff', { ...body, handoffId: id });
  }

  @Post(':id/release')
  @Needs('operate')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({
    summary: 'The holder gives the conversation back to the agents.',
    answers: { 200: handoff },
    problems: [409],
  })
  release(@Res() reply: HttpReply, @Param('id', IdPipe) id: string, @Body({ schema: by }) body: By): Promise<void> {
    return this.act(reply, 'release_handoff', { ...body, handoffId: id });
  }

  private async act(reply: HttpReply, effect: EffectName, named: By & { handoffId: string }): Promise<void> {
    const caller = callerOf(reply.request);
    const ifMatch = ifMatchOf(reply.request);
    const done = await this.performer.perform(callOf(reply.request), effect, async () => {
      await this.access.handoff(caller, named.handoffId);
      expectSelf(caller, named.by, 'by');
      return { ...named, ifMatch };
    });
    sendEffect(reply, done);
  }
}
