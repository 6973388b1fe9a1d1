import { Controller, Get, Param, Query } from '@nestjs/common';
import { Problem } from '../domain/errors.js';
import { type Snapshot, snapshotSchema } from '../domain/snapshot.js';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { listNotes } from '../store/reads/notes.js';
import { findSnapshot } from '../store/reads/snapshot.js';
import { findTurn, listTurns } from '../store/reads/turns.js';
import { Access } from './access.js';
import { Documented, HasId } from './documented.js';
import { IdPipe, Who } from './params.js';
import { Needs } from './scopes.js';
import { type NoteQuery, notePage, noteQuery, type TurnQuery, turn, turnPage, turnQuery } from './shapes/turn.js';
import { turnView } from './view.js';

/** What became of each attempt to speak, and the notes that came with it. */
@Controller('v1')
export class TurnsController {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
  ) {}

  @Get('turns/:id')
  @HasId()
  @Documented({ summary: 'Reads a turn.', answers: { 200: turn } })
  async read(@Who() caller: Caller, @Param('id', IdPipe) id: string) {
    const found = await findTurn(this.database, caller.tenantId, id);
    if (!found) throw noTurn();
    await this.access.conversation(caller, found.conversationId).catch((refusal: unknown) => {
      throw refusal instanceof Problem ? noTurn() : refusal;
    });
    return turnView(caller, found);
  }

  @Get('turns/:id/snapshot')
  @Needs('admin')
  @HasId()
  @Documented({
    summary: 'Reads an ended turn with everything its decision rested on, so that it can be replayed.',
    answers: { 200: snapshotSchema.meta({ id: 'Snapshot' }) },
  })
  async snapshot(@Who() { tenantId }: Caller, @Param('id', IdPipe) id: string): Promise<Snapshot> {
    const found = await findSnapshot(this.database, tenantId, id);
    if (found) return found;
    throw new Problem(404, 'no ended turn has this id; list them with GET /v1/conversations/:id/turns');
  }

  @Get('conversations/:id/turns')
  @HasId()
  @Documented({ summary: 'Lists the turns of a conversation, oldest first.', answers: { 200: turnPage } })
  async list(
    @Who() caller: Caller,
    @Param('id', IdPipe) id: string,
    @Query({ schema: turnQuery }) { cursor, limit }: TurnQuery,
  ) {
    await this.access.conversation(caller, id);
    const page = await listTurns(this.database, caller.tenantId, { conversationId: id, after: cursor ?? 0, limit });
    const { items, nextCursor } = await this.access.listed(caller, id, page);
    return { items: items.map((item) => turnView(caller, item)), nextCursor };
  }

  @Get('conversations/:id/notes')
  @HasId()
  @Documented({
    summary: 'Reads the coaching and signals for one participant, oldest first.',
    answers: { 200: notePage },
  })
  async notes(@Who() caller: Caller, @Param('id', IdPipe) id: string, @Query({ schema: noteQuery }) query: NoteQuery) {
    await this.access.conversation(caller, id);
    await this.access.notes(caller, id, query.for);
    const { cursor, limit } = query;
    return listNotes(this.database, caller.tenantId, {
      conversationId: id,
      reader: query.for,
      after: cursor ?? 0,
      limit,
    });
  }
}

const noTurn = () => new Problem(404, 'no turn has this id; list them with GET /v1/conversations/:id/turns');
