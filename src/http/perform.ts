import { Injectable } from '@nestjs/common';
import { Problem } from '../domain/errors.js';
import { Doorbell } from '../queue/doorbell.js';
import { Announcements } from '../store/announcements.js';
import { Database } from '../store/database.js';
import { type Call, type Effect, type EffectName, Effects } from '../store/effects.js';
import { keptAnswer } from '../store/reads/idempotency.js';
import { type HttpReply, sendJson } from './exchange.js';

const otherBody = () =>
  new Problem(422, 'this Idempotency-Key was used with another body; send the first body again, or a new key');

/** Runs an effect once per idempotency key, and tells whoever has to act on it. */
@Injectable()
export class Performer {
  constructor(
    private readonly effects: Effects,
    private readonly doorbell: Doorbell,
    private readonly announcements: Announcements,
    private readonly database: Database,
  ) {}

  /**
   * `prepare` makes the effect's arguments, and may refuse by what the world says now. The world may have moved on
   * since a first call succeeded, so a refusal counts only when nothing is kept under this idempotency key.
   */
  async perform(call: Call, effect: EffectName, prepare: () => object | Promise<object>): Promise<Effect> {
    let args: object;
    try {
      args = await prepare();
    } catch (refusal) {
      return await this.kept(call, refusal);
    }
    return this.tell(call.tenantId, await this.effects.run(call, effect, args));
  }

  /** Rings for what became due, and announces what changed. A crash before this is made good by the sweeper. */
  async tell(tenantId: string, effect: Effect): Promise<Effect> {
    if (effect.conversationId) this.announcements.announce(tenantId, effect.conversationId);
    if (effect.ring) await this.doorbell.ring(tenantId, effect.ring);
    return effect;
  }

  private async kept(call: Call, refusal: unknown): Promise<Effect> {
    const kept = refusal instanceof Problem ? await keptAnswer(this.database, call) : null;
    if (!kept) throw refusal;
    if (!call.bodyHash.equals(kept.bodyHash)) throw otherBody();
    return { replayed: true, status: kept.status, body: kept.body, ring: null, conversationId: null };
  }
}

/** The stored bytes as they are, with the word that they are a replay. */
export function sendEffect(reply: HttpReply, effect: Effect): void {
  replayHeader(reply, effect);
  sendJson(reply, effect.status, effect.body);
}

export function replayHeader(reply: HttpReply, { replayed }: Pick<Effect, 'replayed'>): void {
  if (replayed) reply.header('idempotency-replayed', 'true');
}
