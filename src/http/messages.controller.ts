import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { Problem } from '../domain/errors.js';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { listMessages } from '../store/reads/messages.js';
import { Access, expectSelf } from './access.js';
import { expectScope } from './auth.guard.js';
import { Documented, HappensOnce, HasId } from './documented.js';
import { type HttpReply, sendJson } from './exchange.js';
import { callerOf, callOf, IdPipe, Who } from './params.js';
import { Performer, replayHeader, sendEffect } from './perform.js';
import { Needs } from './scopes.js';
import {
  accepted,
  answered,
  type MessageQuery,
  messagePage,
  messageQuery,
  type PostedMessage,
  postedMessage,
  type WaitQuery,
  waitQuery,
} from './shapes/message.js';
import { turnView } from './view.js';
import { TurnWaiter } from './wait.js';

@Controller('v1/conversations/:id/messages')
export class MessagesController {
  constructor(
    private readonly performer: Performer,
    private readonly access: Access,
    private readonly database: Database,
    private readonly waiter: TurnWaiter,
  ) {}

  @Post()
  @Needs('converse', 'operate')
  @HasId()
  @HappensOnce()
  @Documented({
    summary: 'Says something: a person, an operator, or an outside agent with its draft.',
    answers: { 200: answered, 202: accepted },
    problems: [409],
  })
  async post(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) id: string,
    @Query({ schema: waitQuery }) { wait = 0 }: WaitQuery,
    @Body({ schema: postedMessage }) body: PostedMessage,
  ): Promise<void> {
    const caller = callerOf(reply.request);
    const call = callOf(reply.request);
    const effect = await this.performer.perform(call, 'post_message', async () => {
      await this.access.conversation(caller, id);
      expectToSpeak(caller, body);
      return argsOf(id, body);
    });
    const stored = accepted.parse(JSON.parse(effect.body));
    if (wait > 0 && stored.turnId) {
      const awaited = { tenantId: caller.tenantId, turnId: stored.turnId, ms: wait };
      const turn = await this.waiter.ended(awaited, reply.raw);
      if (turn) {
        replayHeader(reply, effect);
        sendJson(reply, 200, JSON.stringify({ ...stored, turn: turnView(caller, turn) }));
        return;
      }
    }
    sendEffect(reply, effect);
  }

  @Get()
  @HasId()
  @Documented({ summary: 'Reads what recipients see, oldest first.', answers: { 200: messagePage } })
  async list(
    @Who() caller: Caller,
    @Param('id', IdPipe) id: string,
    @Query({ schema: messageQuery }) query: MessageQuery,
  ) {
    await this.access.conversation(caller, id);
    const { after = 0, cursor = after, limit } = query;
    const page = await listMessages(this.database, caller.tenantId, { conversationId: id, after: cursor, limit });
    return this.access.listed(caller, id, page);
  }
}

/** Only the database knows what `from` is, so a text goes in both forms: a person's own, and a draft of only that. */
function argsOf(conversationId: string, { from, text, draft, operator, replyBy }: PostedMessage): object {
  if (operator !== undefined || from === undefined) return { conversationId, operator, text };
  if (!draft) return { conversationId, from, text, draft: { outbound: text }, replyBy };
  const { seenSeq, retryOf, ...said } = draft;
  return { conversationId, from, draft: said, seenSeq, retryOf };
}

function expectToSpeak(caller: Caller, { from, operator }: PostedMessage): void {
  if (operator === undefined) {
    expectScope(caller, ['converse']);
    expectSelf(caller, from ?? '', 'from');
    return;
  }
  if (caller.participant)
    throw new Problem(403, 'this key is one participant\'s; an operator needs a key with the scope "operate"');
  expectScope(caller, ['operate']);
}
