import type { Database } from './database.js';

/** The SQL functions behind the POST routes; each is one transition and answers the bytes to send. */
export type EffectName =
  | 'create_conversation'
  | 'add_participant'
  | 'accept_message'
  | 'request_handoff'
  | 'take_over'
  | 'accept_handoff'
  | 'decline_handoff'
  | 'renew_handoff'
  | 'release_handoff'
  | 'note_typing'
  | 'close_conversation'
  | 'create_key'
  | 'review_override';

/** Whose call it is, and the idempotency key it carries. */
export interface Call {
  tenantId: string;
  keyId: string;
  /** Method and path without the query: the scope of the idempotency key. */
  route: string;
  idempotencyKey: string;
  /** SHA-256 of the body as it was sent. */
  bodyHash: Buffer;
}

export interface Effect {
  replayed: boolean;
  status: number;
  /** JSON, byte for byte what the first call was answered. */
  body: string;
  /** To be rung, when something became due. */
  ring: string | null;
  conversationId: string | null;
}

interface Row {
  replayed: boolean;
  status: number;
  body: string;
  conversation_id: string | null;
  rings: boolean;
}

/** Changes that happen once per idempotency key, with their answer kept in the same transaction. */
export class Effects {
  constructor(private readonly database: Database) {}

  /** @throws Problem 422 when the key was used with another body, and whatever the effect refuses with */
  async run(call: Call, effect: EffectName, args: object): Promise<Effect> {
    const [row] = await this.database.query<Row>('select * from once($1, $2, $3, $4, $5, $6, $7)', [
      call.tenantId,
      call.keyId,
      call.route,
      call.idempotencyKey,
      call.bodyHash,
      effect,
      args,
    ]);
    if (!row) throw new Error(`the effect ${effect} answered no row`);
    const { replayed, status, body, conversation_id: conversationId, rings } = row;
    return { replayed, status, body, conversationId, ring: rings ? conversationId : null };
  }

  /** The one change that is no POST: idempotent by nature, so it needs no key. */
  async removeParticipant(
    tenantId: string,
    args: { conversationId: string; participant: string; ifMatch?: string },
  ): Promise<Effect> {
    const [row] = await this.database.query<Omit<Row, 'replayed'>>('select * from remove_participant($1, $2)', [
      tenantId,
      args,
    ]);
    if (!row) throw new Error('remove_participant answered no row');
    const { status, body, conversation_id: conversationId, rings } = row;
    return { replayed: false, status, body, conversationId, ring: rings ? conversationId : null };
  }
}
