import { barredFromSpeaking } from './decide/admit.js';
import { factsOf, policyOf } from './decide/facts.js';
import { decidedReply, endedReply, replyOf } from './decide/reply.js';
import type { Claimed } from './domain/claimed.js';
import type { Draft } from './domain/draft.js';
import type { ModelAnswer } from './domain/generation.js';
import type { Policy } from './domain/policy.js';
import type { Reply } from './domain/reply.js';
import type { TurnFacts } from './domain/turn.js';
import { unreachable } from './domain/unreachable.js';
import { type Making, unknownMaking } from './domain/work.js';
import { readAnswer } from './generate/answer.js';
import { requestOf } from './generate/request.js';
import { makingOfAnswer, makingOfDraft } from './judge/making.js';
import { ended, type Ruling, rule, ruleCalls } from './judge/ruling.js';
import { afterCalls, type Ask, type End, nextCall, stepOf } from './plan/step.js';
import type { Policies } from './store/policies.js';
import type { SentBack, Turns } from './store/turns.js';
import type { Tools } from './tools/tools.js';

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

/** A turn that this worker holds. */
interface Held {
  tenantId: string;
  claimed: Claimed;
  /** With the conversation's settings folded in. */
  policy: Policy;
}

/** A worker's hold on a conversation: far longer than a step takes, and short enough to wait out after a crash. */
const leaseMs = 2_000;
const retryMs = 1_000;

/** The steps of a turn. Each claim does one: it commits something, and either ends the turn or frees it for a model. */
export class Pipeline {
  constructor(
    private readonly turns: Turns,
    private readonly policies: Policies,
    private readonly tools: Tools,
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
    const { body } = await this.policies.version(tenantId, claimed.policy, claimed.policyVersion);
    const held = { tenantId, claimed, policy: policyOf(claimed, body) };
    const step = stepOf(claimed, held.policy, this.tools.catalog);
    switch (step.kind) {
      case 'decide':
        return this.decide(held, step.draft);
      case 'judge':
        return this.judge(held, step.answer);
      case 'ask':
        return this.admit(held, step);
      case 'end':
        return this.commit(held, unknownMaking, (facts) => endedReply(claimed, facts, step));
      default:
        return unreachable(step);
    }
  }

  /** An outside agent's draft: nobody is asked again here. */
  private decide(held: Held, draft: Draft): Promise<boolean> {
    return this.carryOut(held, draft, makingOfDraft(draft, held.claimed));
  }

  /** A generation: its calls are made, all of it is judged, and either it is decided or its writer goes on. */
  private async judge({ tenantId, claimed, policy }: Held, answer: ModelAnswer): Promise<boolean> {
    const { draft, calls } = readAnswer(answer, claimed.work);
    const made = await this.tools.run(tenantId, calls, { ...claimed.work, iteration: claimed.iteration });
    const now = { ...claimed, work: afterCalls(claimed, answer, made) };
    const held = { tenantId, claimed: now, policy };
    const making = makingOfAnswer(now, answer, this.tools.catalog);
    if (draft) return this.carryOut(held, draft, making);
    const ruling = ruleCalls(this.facts(held, making), now);
    this.report(now, ruling);
    return this.goOn(held, making, ruling);
  }

  /** Asks first whether anything would be let through, so that no model is paid for silence. */
  private async admit(held: Held, step: Ask): Promise<boolean> {
    const barred = barredFromSpeaking(this.facts(held, unknownMaking));
    if (barred) return this.commit(held, unknownMaking, (facts) => decidedReply(held.claimed, facts, barred));
    return this.ask(held, step);
  }

  /** What the rules say of a draft, carried out: committed, or its writer goes on. */
  private async carryOut(held: Held, draft: Draft, making: Making): Promise<boolean> {
    const { claimed } = held;
    const facts = this.facts(held, making);
    const ruling = rule(facts, draft, claimed);
    this.report(claimed, ruling);
    if (ruling.next === 'write_again' && claimed.kind === 'model') return this.goOn(held, making, ruling);
    const again = (now: TurnFacts, first: boolean) => (first ? ruling : rule(now, draft, claimed));
    return this.commit(held, making, (now, first) => replyOf(claimed, now, draft, again(now, first)));
  }

  /** The next call of the same turn, while its bounds and its budget last. */
  private async goOn(held: Held, making: Making, ruling: Omit<Ruling, 'decision'>): Promise<boolean> {
    const { claimed, policy } = held;
    const next: Ask | End =
      ruling.next === 'fall_back'
        ? { kind: 'end', how: 'fallback', because: ruling.because ?? 'a gate does not give in' }
        : nextCall({ ...claimed, nudges: ruling.nudges }, policy);
    const { counters, nudges, sentBackBy } = ruling;
    if (next.kind === 'ask')
      return this.ask(held, next, { verdicts: ruling.verdicts, counters, nudges, overrides: sentBackBy });
    return this.commit(held, making, (facts) => {
      const reply = endedReply(claimed, facts, next);
      return { ...reply, verdicts: ended(ruling.verdicts), counters, overrides: [...sentBackBy, ...reply.overrides] };
    });
  }

  private async ask(held: Held, { dispatch, work }: Ask, sentBack?: SentBack): Promise<boolean> {
    const { tenantId } = held;
    const claimed = { ...held.claimed, work, nudges: sentBack?.nudges ?? held.claimed.nudges };
    const facts = this.facts({ ...held, claimed }, unknownMaking);
    const request = requestOf(dispatch, { claimed, facts, catalog: this.tools.catalog });
    const generationId = await this.turns.beginGeneration(tenantId, claimed, request, sentBack);
    if (generationId) await this.around.askModel(tenantId, generationId);
    return true;
  }

  /** Commits what was decided. Refused by cap or roster, it is decided again on the facts the refusal brings. */
  private async commit(
    held: Held,
    making: Making,
    replyTo: (facts: TurnFacts, first: boolean) => Reply,
  ): Promise<boolean> {
    const { tenantId, policy } = held;
    let facts = this.facts(held, making);
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = await this.turns.commit(tenantId, replyTo(facts, attempt === 0));
      if (answer.status !== 'refused') return answer.more;
      facts = factsOf(answer.facts, policy, making);
    }
    throw new Error('the commit was refused three times, each time on fresh facts');
  }

  private facts = ({ claimed, policy }: Held, making: Making): TurnFacts => factsOf(claimed, policy, making);

  private report(claimed: Claimed, { thrown }: Pick<Ruling, 'thrown'>): void {
    if (thrown.length > 0) this.around.broken(claimed, thrown);
  }

  /** Nothing is lost: the turn is due again after a while, and after too many such claims it ends as failed. */
  private async giveBack(tenantId: string, claimed: Claimed, error: unknown): Promise<boolean> {
    this.around.failed(claimed, error);
    await this.turns.release(tenantId, claimed, retryMs * claimed.claims);
    return false;
  }
}
