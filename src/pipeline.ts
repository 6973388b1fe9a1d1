import { barredFromSpeaking } from './decide/admit.js';
import { factsOf } from './decide/facts.js';
import { decidedReply, fallbackReply, replyOf, silentReply } from './decide/reply.js';
import type { Claimed } from './domain/claimed.js';
import type { Draft } from './domain/draft.js';
import type { ModelRequest } from './domain/generation.js';
import type { Reply } from './domain/reply.js';
import type { TurnFacts } from './domain/turn.js';
import { unreachable } from './domain/unreachable.js';
import { replyRequest } from './generate/request.js';
import { type Ruling, rule } from './judge/ruling.js';
import { stepOf } from './plan/step.js';
import type { Policies } from './store/policies.js';
import type { SentBack, Turns } from './store/turns.js';

/** What the pipeline tells the world around it. */
export interface Around {
  /** The conversation has news. */
  announce(tenantId: string, conversationId: string): void;
  /** A model should answer; the turn waits for it, nobody else does. */
  askModel(tenantId: string, generationId: string): Promise<void>;
  /** Rules threw: they silenced the draft, and somebody should mend them. */
  broken(claimed: Claimed, thrown: Ruling['thrown']): void;
  /** A turn could not be decided; it is tried again later. */
  failed(claimed: Claimed, error: unknown): void;
}

/** A worker's hold on a conversation: far longer than a step takes, and short enough to wait out after a crash. */
const leaseMs = 2_000;
const retryMs = 1_000;

/** The steps of a turn. Each claim does one: it commits something, and either ends the turn or frees it for a model. */
export class Pipeline {
  constructor(
    private readonly turns: Turns,
    private readonly policies: Policies,
    private readonly around: Around,
  ) {}

  /** Answers a doorbell: claims the conversation's due turns until none is left. */
  async drain(tenantId: string, conversationId: string): Promise<void> {
    for (;;) {
      const claimed = await this.turns.claim(tenantId, conversationId, leaseMs);
      if (!claimed) return;
      const more = await this.advance(tenantId, claimed).catch((error: unknown) =>
        this.giveBack(tenantId, claimed, error),
      );
      this.around.announce(tenantId, conversationId);
      if (!more) return;
    }
  }

  /** Does the next step of a turn. True when the conversation may have more to do. */
  private async advance(tenantId: string, claimed: Claimed): Promise<boolean> {
    const step = stepOf(claimed);
    switch (step.kind) {
      case 'judge':
        return this.judge(tenantId, claimed, step.draft);
      case 'generate':
        return this.generate(tenantId, claimed);
      case 'fall_back':
        return this.commit(tenantId, claimed, (facts) => ({
          ...fallbackReply(claimed, facts, step.because),
          draft: null,
        }));
      case 'give_up':
        return this.commit(tenantId, claimed, () => silentReply(claimed, 'failed', step.because));
      default:
        return unreachable(step);
    }
  }

  private async judge(tenantId: string, claimed: Claimed, draft: Draft): Promise<boolean> {
    const facts = await this.facts(tenantId, claimed);
    const ruling = rule(facts, draft, claimed);
    if (ruling.thrown.length > 0) this.around.broken(claimed, ruling.thrown);
    if (ruling.next === 'write_again' && claimed.kind === 'model')
      return this.ask(tenantId, claimed, replyRequest(claimed, facts, ruling.nudges), ruling);
    const again = (now: TurnFacts) => (now === facts ? ruling : rule(now, draft, claimed));
    return this.commit(tenantId, claimed, (now) => replyOf(claimed, now, draft, again(now)), facts);
  }

  /** Asks first whether anything would be let through, so that no model is paid for silence. */
  private async generate(tenantId: string, claimed: Claimed): Promise<boolean> {
    const facts = await this.facts(tenantId, claimed);
    const barred = barredFromSpeaking(facts);
    if (barred) return this.commit(tenantId, claimed, () => decidedReply(claimed, facts, barred));
    return this.ask(tenantId, claimed, replyRequest(claimed, facts));
  }

  private async ask(tenantId: string, claimed: Claimed, request: ModelRequest, sentBack?: SentBack): Promise<boolean> {
    const generationId = await this.turns.beginGeneration(tenantId, claimed, request, sentBack);
    if (generationId) await this.around.askModel(tenantId, generationId);
    return true;
  }

  /** Commits what was decided. Refused by cap or roster, it is decided again on the facts the refusal brings. */
  private async commit(
    tenantId: string,
    claimed: Claimed,
    replyTo: (facts: TurnFacts) => Reply,
    facts?: TurnFacts,
  ): Promise<boolean> {
    let now = facts ?? (await this.facts(tenantId, claimed));
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = await this.turns.commit(tenantId, replyTo(now));
      if (answer.status !== 'refused') return answer.more;
      now = await this.facts(tenantId, answer.facts);
    }
    throw new Error('the commit was refused three times, each time on fresh facts');
  }

  private async facts(tenantId: string, claimed: Claimed): Promise<TurnFacts> {
    const { body } = await this.policies.version(tenantId, claimed.policy, claimed.policyVersion);
    return factsOf(claimed, body);
  }

  /** Nothing is lost: the turn is due again after a while, and after too many such claims it ends as failed. */
  private async giveBack(tenantId: string, claimed: Claimed, error: unknown): Promise<boolean> {
    this.around.failed(claimed, error);
    await this.turns.release(tenantId, claimed, retryMs * claimed.claims);
    return false;
  }
}
