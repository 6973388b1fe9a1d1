import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiProduces } from '@nestjs/swagger';
import { z } from 'zod';
import { Problem } from '../domain/errors.js';
import { Database } from '../store/database.js';
import { nextEventOf } from '../store/reads/conversations.js';
import { Access, noConversation } from './access.js';
import { Documented, HasId } from './documented.js';
import { EventStream } from './event-stream.js';
import type { HttpReply } from './exchange.js';
import { callerOf, IdPipe } from './params.js';
import { type EventQuery, eventQuery } from './shapes/event.js';

@Controller('v1/conversations/:id/events')
export class EventsController {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly stream: EventStream,
  ) {}

  @Get()
  @HasId()
  @ApiProduces('text/event-stream')
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'The last id that was seen; without it the stream begins at the first.',
    schema: { type: 'integer' },
  })
  @Documented({
    summary: 'Streams what happens: message, turn, handoff, capped, and with "for" note. Resumes without a gap.',
    answers: { 200: z.string() },
  })
  async events(
    @Res() reply: HttpReply,
    @Param('id', IdPipe) conversationId: string,
    @Query({ schema: eventQuery }) { for: reader }: EventQuery,
  ): Promise<void> {
    const caller = callerOf(reply.request);
    await this.access.conversation(caller, conversationId);
    const next = await nextEventOf(this.database, caller.tenantId, conversationId);
    if (next === null) throw noConversation();
    if (reader !== undefined) await this.access.notes(caller, conversationId, reader);
    const after = lastSeen(reply.request.headers['last-event-id'], next);
    reply.hijack();
    const open = () => this.access.mayEnter(caller, conversationId);
    await this.stream.send(reply, { tenantId: caller.tenantId, conversationId, reader: reader ?? null, after, open });
  }
}

function lastSeen(header: string | string[] | undefined, next: number): number {
  if (header === undefined || header === '') return 0;
  const id = typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : Number.NaN;
  if (id < next) return id;
  throw new Problem(
    400,
    'Last-Event-ID is the id of an event of this conversation, such as 7; leave it out to begin anew',
  );
}
