import { Body, Controller, Delete, Param, Post, Res } from '@nestjs/common';
import type { z } from 'zod';
import { Problem } from '../domain/errors.js';
import { type Participant, participantId, participantSchema } from '../domain/participant.js';
import { Effects } from '../store/effects.js';
import { Access, expectSelf, expectTenantWide } from './access.js';
import { Documented, HappensOnce, HasId, HasVersion } from './documented.js';
import type { HttpReply } from './exchange.js';
import { callerOf, callOf, IdPipe, ifMatchOf } from './params.js';
import { Performer, sendEffect } from './perform.js';
import { Needs } from './scopes.js';
import { by } from './shapes/common.js';
import { conversation, typed } from './shapes/conversation.js';
import { conversationView } from './view.js';

/** Who is in a conversation, who is typing, and its end. */
@Controller('v1/conversations/:id')
export class RosterController {
  constructor(
    private readonly performer: Performer,
    private readonly access: Access,
    private readonly effects: Effects,
  ) {}

  @Post('participants')
  @Needs('converse')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({ summary: 'Adds somebody to the roster.', answers: { 201: conversation }, problems: [409] })
  async add(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) conversationId: string,
    @Body({ schema: participantSchema }) participant: Participant,
  ): Promise<void> {
    const caller = callerOf(reply.request);
    const ifMatch = ifMatchOf(reply.request);
    const effect = await this.performer.perform(callOf(reply.request), 'add_participant', async () => {
      await this.access.conversation(caller, conversationId);
      expectTenantWide(caller);
      return { conversationId, participant, ifMatch };
    });
    sendEffect(reply, effect);
  }

  @Delete('participants/:pid')
  @Needs('converse')
  @HasId()
  @HasVersion()
  @Documented({ summary: 'Takes somebody off the roster.', answers: { 200: conversation } })
  async remove(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) conversationId: string,
    @Param('pid') participant: string,
  ): Promise<void> {
    const caller = callerOf(reply.request);
    await this.access.conversation(caller, conversationId);
    expectTenantWide(caller);
    if (!participantId.safeParse(participant).success) throw new Problem(404, 'nobody on a roster can have this id');
    const args = { conversationId, participant, ifMatch: ifMatchOf(reply.request) };
    const effect = await this.effects.removeParticipant(caller.tenantId, args);
    sendEffect(reply, await this.performer.tell(caller.tenantId, effect));
  }

  @Post('typing')
  @Needs('converse', 'operate')
  @HasId()
  @HappensOnce()
  @Documented({
    summary: 'Says that somebody is typing, which renews the hold of whoever holds the conversation.',
    answers: { 200: typed },
  })
  async typing(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) id: string,
    @Body({ schema: by }) body: z.infer<typeof by>,
  ): Promise<void> {
    await this.act(reply, 'note_typing', { ...body, conversationId: id });
  }

  @Post('close')
  @Needs('converse', 'operate')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({ summary: 'Ends the conversation: nobody answers any more.', answers: { 200: conversation } })
  async close(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) id: string,
    @Body({ schema: by }) body: z.infer<typeof by>,
  ): Promise<void> {
    await this.act(reply, 'close_conversation', { ...body, conversationId: id, ifMatch: ifMatchOf(reply.request) });
  }

  private async act(
    reply: HttpReply,
    effect: 'note_typing' | 'close_conversation',
    args: { conversationId: string; by: string; ifMatch?: string },
  ): Promise<void> {
    const caller = callerOf(reply.request);
    const done = await this.performer.perform(callOf(reply.request), effect, async () => {
      await this.access.conversation(caller, args.conversationId);
      expectSelf(caller, args.by, 'by');
      return args;
    });
    // What is kept is the whole; one participant sees of its conversation what it sees elsewhere.
    const shown = caller.participant && effect === 'close_conversation';
    sendEffect(reply, shown ? { ...done, body: JSON.stringify(conversationView(caller, done.body)) } : done);
  }
}
