import { z } from 'zod';
import { type Claimed, claimedSchema } from '../domain/claimed.js';
import type { Failure, ModelRequest } from '../domain/generation.js';
import type { Reply } from '../domain/reply.js';
import type { Batches } from './batches.js';
import type { Database } from './database.js';

const commitAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['committed', 'superseded', 'fenced', 'ended', 'stale']), more: z.boolean() }),
  z.object({ status: z.literal('refused'), why: z.enum(['roster', 'cap']), facts: claimedSchema }),
]);
export type Committed = z.infer<typeof commitAnswer>;

/** Why the writer is asked again; `overrides` are the records of those that sent it back. */
export type SentBack = Pick<Reply, 'verdicts' | 'counters' | 'nudges' | 'overrides'>;

export interface GenerationClaim {
  attempt: number;
  turnId: string;
  dispatch: string;
  request: unknown;
}

/** A claim that is lost in a crash is claimed again, so it need not wait for the disk. */
const unhurried = "set_config('synchronous_commit', 'off', true)";
const claimOne = `select claim_turn($1, $2, $3) as value, ${unhurried}`;
const claimMany = `select done.value, ${unhurried} from jsonb_array_elements($1) with ordinality as x (asked, at),
  lateral claim_turn((asked ->> 'tenantId')::uuid, (asked ->> 'conversationId')::uuid, (asked ->> 'leaseMs')::int)
    as done (value) order by at`;
const commitMany = `select done.value from jsonb_array_elements($1) with ordinality as x (asked, at),
  lateral commit_reply((asked ->> 'tenantId')::uuid, asked -> 'reply') as done (value) order by at`;

interface Claim {
  tenantId: string;
  conversationId: string;
  leaseMs: number;
}

interface Commit {
  tenantId: string;
  reply: Reply;
}

/** The transitions of a turn. Every one is a single SQL function; only the row that comes back is believed. */
export class Turns {
  private readonly claims: Batches<Claim, unknown>;
  private readonly commits: Batches<Commit, unknown>;

  constructor(private readonly database: Database) {
    this.claims = database.batched<Claim, unknown>({
      one: ({ tenantId, conversationId, leaseMs }) => this.value(claimOne, [tenantId, conversationId, leaseMs]),
      many: (claims) => this.values(claimMany, claims),
      key: ({ conversationId }) => conversationId,
      apart: true,
    });
    this.commits = database.batched<Commit, unknown>({
      one: ({ tenantId, reply }) => this.value('select commit_reply($1, $2) as value', [tenantId, reply]),
      many: (commits) => this.values(commitMany, commits),
      key: ({ reply }) => reply.conversationId,
      apart: true,
    });
  }

  /** The oldest due turn under a new fencing token; null when nothing is due or another worker holds the conversation. */
  async claim(tenantId: string, conversationId: string, leaseMs: number): Promise<Claimed | null> {
    const answer = await this.claims.run({ tenantId, conversationId, leaseMs });
    return z.object({ turnId: z.string() }).safeParse(answer).success ? claimedSchema.parse(answer) : null;
  }

  async commit(tenantId: string, reply: Reply): Promise<Committed> {
    return commitAnswer.parse(await this.commits.run({ tenantId, reply }));
  }

  /** Gives the turn back undecided; it is due again after the delay. */
  async release(tenantId: string, claimed: Claimed, delayMs: number): Promise<void> {
    const { conversationId, turnId, token } = claimed;
    await this.value('select release_turn($1, $2)::text as value', [
      tenantId,
      { conversationId, turnId, token, delayMs },
    ]);
  }

  /** Asks for one model call and frees the conversation meanwhile. The generation's id, or null when fenced. */
  async beginGeneration(
    tenantId: string,
    claimed: Claimed,
    request: ModelRequest,
    sentBack?: SentBack,
  ): Promise<string | null> {
    const { conversationId, turnId, token, work } = claimed;
    const { dispatch } = request;
    const args = { conversationId, turnId, token, dispatch, request, work, ...(sentBack && { sentBack }) };
    return z
      .string()
      .nullable()
      .parse(await this.value('select begin_generation($1, $2) as value', [tenantId, args]));
  }

  /** Null when it is done, taken by another, or nobody waits for it any more. */
  async claimGeneration(tenantId: string, generationId: string, leaseMs: number): Promise<GenerationClaim | null> {
    const answer = await this.value('select claim_generation($1, $2, $3) as value', [tenantId, generationId, leaseMs]);
    const claim = {
      attempt: z.int(),
      turnId: z.string(),
      dispatch: z.string(),
      request: z.unknown(),
    };
    return z.object(claim).nullable().parse(answer);
  }

  async ended(tenantId: string, turnId: string): Promise<boolean> {
    return z.boolean().parse(await this.value('select turn_has_ended($1, $2) as value', [tenantId, turnId]));
  }

  /** Keeps what the model answered, or why it did not. The conversation to ring, or null when it came too late. */
  async storeGeneration(
    tenantId: string,
    stored: { id: string; attempt: number; request?: unknown; response?: unknown; error?: string; failure?: Failure },
  ): Promise<string | null> {
    return z
      .string()
      .nullable()
      .parse(await this.value('select store_generation($1, $2) as value', [tenantId, stored]));
  }

  private async value(sql: string, values: readonly unknown[]): Promise<unknown> {
    const [row] = await this.database.query<{ value: unknown }>(sql, values);
    return row?.value;
  }

  private async values(sql: string, asked: readonly object[]): Promise<unknown[]> {
    const rows = await this.database.query<{ value: unknown }>(sql, [asked]);
    return rows.map(({ value }) => value);
  }
}
