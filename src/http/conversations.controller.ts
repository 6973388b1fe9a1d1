import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { Policies } from '../store/policies.js';
import { conversationJson, listConversations } from '../store/reads/conversations.js';
import { Access, expectTenantWide, noConversation } from './access.js';
import { chosenPolicy } from './chosen-policy.js';
import { Documented, HappensOnce, HasId } from './documented.js';
import type { HttpReply } from './exchange.js';
import { callerOf, callOf, IdPipe, Who } from './params.js';
import { Performer, sendEffect } from './perform.js';
import { Needs } from './scopes.js';
import {
  type ConversationQuery,
  conversation,
  conversationPage,
  conversationQuery,
  type NewConversation,
  newConversation,
} from './shapes/conversation.js';
import { conversationView } from './view.js';

@Controller('v1/conversations')
export class ConversationsController {
  constructor(
    private readonly performer: Performer,
    private readonly access: Access,
    private readonly database: Database,
    private readonly policies: Policies,
  ) {}

  @Post()
  @Needs('converse')
  @HappensOnce()
  @Documented({ summary: 'Starts a conversation.', answers: { 201: conversation } })
  async create(@Res() reply: HttpReply, @Body({ schema: newConversation }) body: NewConversation): Promise<void> {
    const caller = callerOf(reply.request);
    const effect = await this.performer.perform(callOf(reply.request), 'create_conversation', async () => {
      expectTenantWide(caller);
      await chosenPolicy(this.policies, caller.tenantId, body);
      return { settings: {}, ...body };
    });
    sendEffect(reply, effect);
  }

  @Get()
  @Documented({ summary: 'Lists conversations, the newest first.', answers: { 200: conversationPage } })
  async list(@Who() caller: Caller, @Query({ schema: conversationQuery }) query: ConversationQuery) {
    if (await this.access.hasLeft(caller)) return { items: [], nextCursor: null };
    const id = caller.participant?.conversationId;
    const { items, nextCursor } = await listConversations(this.database, caller.tenantId, { ...query, id });
    return { items: items.map((body) => conversationView(caller, body)), nextCursor };
  }

  @Get(':id')
  @HasId()
  @Documented({ summary: 'Reads a conversation as it is now.', answers: { 200: conversation } })
  async read(@Who() caller: Caller, @Param('id', IdPipe) id: string): Promise<unknown> {
    await this.access.conversation(caller, id);
    const body = await conversationJson(this.database, caller.tenantId, id);
    if (body === null) throw noConversation();
    return conversationView(caller, body);
  }
}
