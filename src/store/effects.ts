import type { Batches } from './batches.js';
import type { Database } from './database.js';

/** The SQL functions behind the POST routes; each is one transition and answers the bytes to send. */
export type EffectName =
  | 'create_conversation'
  | 'add_participant'
  | 'accept_message'
  | 'post_message'
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

const one = 'select * from once($1, $2, $3, $4, $5, $6, $7)';
const many = `select done.* from jsonb_array_elements($1) with ordinality as x (call, at),
  lateral once((call ->> 'tenantId')::uuid, (call ->> 'keyId')::uuid, call ->> 'route', call ->> 'idempotencyKey',
    decode(call ->> 'bodyHash', 'hex'), call ->> 'effect', call -> 'args') as done order by at`;

interface Asked {
  call: Call;
  effect: EffectName;
  args: object;
}

/** Changes that happen once per idempotency key, with their answer kept in the same transaction. */
export class Effects {
  private readonly messages: Batches<Asked, Row>;

  constructor(private readonly database: Database) {
    this.messages = database.batched<Asked, Row>({
      one: (asked) => this.alone(asked),
      many: (asked) =>
        database.query<Row>(many, [
          asked.map(({ call, effect, args }) => ({ ...call, bodyHash: call.bodyHash.toString('hex'), effect, args })),
        ]),
      // It names the conversation, and is the scope of the idempotency key: the two rows that are locked.
      key: ({ call: { route } }) => route,
      apart: true,
    });
  }

  /**
   * Messages are many, and go together. Of the other effects some lock a conversation that only the database knows,
   * so that no order of theirs would keep two batches from waiting for each other.
   * @throws Problem 422 when the key was used with another body, and whatever the effect refuses with
   */
  async run(call: Call, effect: EffectName, args: object): Promise<Effect> {
    const asked = { call, effect, args };
    const row = await (effect === 'post_message' ? this.messages.run(asked) : this.alone(asked));
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

  private async alone({ call, effect, args }: Asked): Promise<Row> {
    const { tenantId, keyId, route, idempotencyKey, bodyHash } = call;
    const [row] = await this.database.query<Row>(one, [tenantId, keyId, route, idempotencyKey, bodyHash, effect, args]);
    if (!row) throw new Error(`the effect ${effect} answered no row`);
    return row;
  }
}
