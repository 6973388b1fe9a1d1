import { Injectable } from '@nestjs/common';
import { Problem } from '../domain/errors.js';
import { participantId } from '../domain/participant.js';
import { Database } from '../store/database.js';
import type { Caller } from '../store/keys.js';
import { findHandoff } from '../store/reads/handoffs.js';
import { nextEventOf } from '../store/reads/conversations.js';
import type { Page } from '../store/reads/page.js';
import { isKnownParticipant, isOnRoster } from '../store/reads/participants.js';
import { expectScope } from './auth.guard.js';

export const noHandoff = () => new Problem(404, 'no hand-off has this id; list them with GET /v1/handoffs');
export const noConversation = () =>
  new Problem(404, 'no conversation has this id; list yours with GET /v1/conversations');

/** What a key that is one participant's may touch. What it may not see does not exist for it. */
@Injectable()
export class Access {
  constructor(private readonly database: Database) {}

  /** @throws Problem 404 for a participant's key outside its conversation, or after the participant left it */
  async conversation(caller: Caller, id: string): Promise<string> {
    if (!(await this.mayEnter(caller, id))) throw noConversation();
    return id;
  }

  /** Whether the conversation exists for this key, if it exists at all. */
  async mayEnter({ tenantId, participant }: Caller, id: string): Promise<boolean> {
    if (!participant) return true;
    return (
      participant.conversationId === id &&
      (await isOnRoster(this.database, tenantId, { conversationId: id, id: participant.id }))
    );
  }

  /** Whether the lists of this key are empty: it is the key of a participant who has left. */
  async hasLeft(caller: Caller): Promise<boolean> {
    return caller.participant !== null && !(await this.mayEnter(caller, caller.participant.conversationId));
  }

  /** @throws Problem 404 for a participant's key on a hand-off of another conversation */
  async handoff(caller: Caller, id: string): Promise<void> {
    if (!caller.participant) return;
    const handoff = await findHandoff(this.database, caller.tenantId, id);
    if (handoff?.conversationId !== caller.participant.conversationId) throw noHandoff();
    await this.conversation(caller, handoff.conversationId);
  }

  /** An empty list of a conversation that does not exist is no list. @throws Problem 404 */
  async listed<Item>({ tenantId }: Caller, conversationId: string, page: Page<Item>): Promise<Page<Item>> {
    if (page.items.length === 0 && (await nextEventOf(this.database, tenantId, conversationId)) === null)
      throw noConversation();
    return page;
  }

  /**
   * Whose notes are asked for: admins and the tenant's own server may read anybody's, a participant its own.
   * @throws Problem 403 without such a scope, 404 for anybody this key may not read or nobody knows
   */
  async notes(caller: Caller, conversationId: string, reader: string): Promise<void> {
    expectScope(caller, ['converse', 'admin']);
    const mine = !caller.participant || caller.participant.id === reader;
    const named = mine && participantId.safeParse(reader).success;
    if (!named || !(await isKnownParticipant(this.database, caller.tenantId, { conversationId, id: reader })))
      throw new Problem(404, 'no participant of this conversation whose notes you may read has this id');
  }
}

/** @throws Problem 403 when a participant's key speaks for somebody else */
export function expectSelf({ participant }: Caller, who: string, field: string): void {
  if (participant && participant.id !== who)
    throw new Problem(403, `this key is one participant's; "${field}" can only be "${participant.id}"`);
}

/** @throws Problem 403 for a participant's key: the whole conversation is not its to change */
export function expectTenantWide({ participant }: Caller): void {
  if (participant) throw new Problem(403, "this key is one participant's; use a key of the whole tenant");
}
