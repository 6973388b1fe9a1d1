import { type Failure, type ModelAnswer, type ModelRequest, modelRequestSchema } from '../domain/generation.js';
import { type Model, ModelError } from '../models/model.js';
import type { News } from '../store/news.js';
import type { GenerationClaim, Turns } from '../store/turns.js';
import { fitWindow } from './fit-window.js';
import { storable } from './storable.js';

/** Past the model's own time, so that a slow answer is still stored by the worker that waited for it. */
const slackMs = 5_000;
/** Intervals without news after which a generation looks all the same whether somebody still waits for it. */
const quietPolls = 10;
/** Times that one generation is begun: an answer that takes its process down with it must not do so for ever. */
const attemptsAtMost = 5;

const inVain = 'the turn ended first';

interface How {
  timeoutMs: number;
  thoughts: boolean;
  /** A line for the log of the process. */
  tell(line: string): void;
}

/** One model call: claimed, made, and stored before anything judges it. */
export class Generate {
  /** Told once, until the model answers again. */
  private failing = false;

  constructor(
    private readonly turns: Turns,
    private readonly news: News,
    private readonly model: Model,
    private readonly how: How,
  ) {}

  /** @returns the conversation whose turn is due by it, or null when nobody waits for this generation */
  async run(tenantId: string, generationId: string): Promise<string | null> {
    const claimed = await this.turns.claimGeneration(tenantId, generationId, this.how.timeoutMs + slackMs);
    if (!claimed) return null;
    const { attempt } = claimed;
    const outcome = await this.ask(tenantId, claimed).catch((error: unknown) => this.failed(error));
    this.tell(claimed, outcome);
    return this.turns.storeGeneration(tenantId, storable({ id: generationId, attempt, ...outcome }));
  }

  /** What the model was shown, and what it answered. */
  private async ask(tenantId: string, claimed: GenerationClaim) {
    if (claimed.attempt > attemptsAtMost)
      throw new Error(`the call was begun ${attemptsAtMost} times, and no answer could be stored`);
    const whole = modelRequestSchema.parse(claimed.request);
    const told = this.how.thoughts ? whole : withoutThoughts(whole);
    const request = await fitWindow(told, await this.model.limits(), (text) => this.model.count(text));
    return { request, response: await this.answer(tenantId, claimed, request) };
  }

  private failed(error: unknown): { error: string; failure: Failure } {
    const reason = error instanceof Error ? error.message : String(error);
    return { error: `${this.model.name}: ${reason}`, failure: error instanceof ModelError ? error.failure : 'failed' };
  }

  /** Not why it failed: what a server says may quote what it was sent, and a log holds nothing of a conversation. */
  private tell({ turnId }: GenerationClaim, outcome: object & { error?: string; failure?: Failure }): void {
    const { error, failure } = outcome;
    const failing = error !== undefined && failure !== 'does_not_fit' && !error.endsWith(inVain);
    if (failing === this.failing) return;
    this.failing = failing;
    const now = failing ? `fails (${failure ?? 'failed'}); GET /v1/turns/${turnId} tells why` : 'answers again';
    this.how.tell(`${this.model.name} ${now}`);
  }

  /** Stops the model when its turn has ended meanwhile. A courtesy: the commit asks the database again in any case. */
  private async answer(tenantId: string, claimed: GenerationClaim, request: ModelRequest): Promise<ModelAnswer> {
    const answered = new AbortController();
    const stop = new AbortController();
    const { timeoutMs } = this.how;
    const timer = setTimeout(
      () => stop.abort(new ModelError('timed_out', `no answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    const watch = this.untilInVain(tenantId, claimed, answered.signal).then((ended) => {
      if (ended) stop.abort(new Error(inVain));
    });
    try {
      return await this.model.generate(request, stop.signal);
    } finally {
      clearTimeout(timer);
      answered.abort();
      await watch;
    }
  }

  /** Looks when the turn has news, and now and then all the same, since news may be lost. True when nobody waits any more. */
  private async untilInVain(tenantId: string, { turnId }: GenerationClaim, answered: AbortSignal): Promise<boolean> {
    for (let quiet = 1; !answered.aborted; quiet++) {
      const heard = await this.news.next(turnId, this.news.pollMs, answered);
      if (answered.aborted || (!heard && quiet % quietPolls !== 0)) continue;
      // The database may be away for a moment; then the model goes on, and the next look tells.
      if (await this.turns.ended(tenantId, turnId).catch(() => false)) return true;
    }
    return false;
  }
}

/** For a model that takes words put into its mouth for its own answer: the directive alone corrects it. */
const withoutThoughts = (request: ModelRequest): ModelRequest => ({
  ...request,
  parts: request.parts.filter(({ kind }) => kind !== 'thought'),
});
