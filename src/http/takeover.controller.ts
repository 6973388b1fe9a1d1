import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../store/database.js';
import { Policies } from '../store/policies.js';
import { rosterOf } from '../store/reads/participants.js';
import { Access, expectSelf, noConversation } from './access.js';
import { Documented, HappensOnce, HasId, HasVersion } from './documented.js';
import type { HttpReply } from './exchange.js';
import { callerOf, callOf, IdPipe, ifMatchOf } from './params.js';
import { Performer, sendEffect } from './perform.js';
import { Needs } from './scopes.js';
import { scrubbedReason } from './scrubbed-reason.js';
import { by } from './shapes/common.js';
import { handoff } from './shapes/conversation.js';
import { type RequestedHandoff, requestedHandoff } from './shapes/handoff.js';

/** A conversation changes hands. */
@Controller('v1/conversations/:id')
export class TakeoverController {
  constructor(
    private readonly performer: Performer,
    private readonly access: Access,
    private readonly database: Database,
    private readonly policies: Policies,
  ) {}

  @Post('handoffs')
  @Needs('operate', 'converse')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({
    summary: 'Asks for a person; the agents are silent meanwhile.',
    answers: { 201: handoff },
    problems: [409],
  })
  async request(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) conversationId: string,
    @Body({ schema: requestedHandoff }) body: RequestedHandoff,
  ): Promise<void> {
    const caller = callerOf(reply.request);
    const ifMatch = ifMatchOf(reply.request);
    const effect = await this.performer.perform(callOf(reply.request), 'request_handoff', async () => {
      await this.access.conversation(caller, conversationId);
      expectSelf(caller, body.requestedBy, 'requestedBy');
      const reason = await this.scrubbed(caller.tenantId, conversationId, body.reason);
      return { ...body, conversationId, ifMatch, reason };
    });
    sendEffect(reply, effect);
  }

  @Post('takeover')
  @Needs('operate')
  @HasId()
  @HappensOnce()
  @HasVersion()
  @Documented({ summary: 'A person holds the conversation from now on.', answers: { 200: handoff }, problems: [409] })
  async takeover(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) conversationId: string,
    @Body({ schema: by }) body: z.infer<typeof by>,
  ): Promise<void> {
    const caller = callerOf(reply.request);
    const ifMatch = ifMatchOf(reply.request);
    const effect = await this.performer.perform(callOf(reply.request), 'take_over', async () => {
      await this.access.conversation(caller, conversationId);
      expectSelf(caller, body.by, 'by');
      return { ...body, conversationId, ifMatch };
    });
    sendEffect(reply, effect);
  }

  private async scrubbed(tenantId: string, conversationId: string, reason: string): Promise<string> {
    const roster = await rosterOf(this.database, tenantId, conversationId);
    if (!roster) throw noConversation();
    const policy = await this.policies.newest(tenantId, roster.policy);
    if (!policy) throw new Error(`the policy ${roster.policy} of a conversation is gone`);
    return scrubbedReason(roster, policy.body, reason);
  }
}
