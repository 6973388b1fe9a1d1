import type { Draft } from '../../src/domain/draft.js';
import type { ModelAnswer, ModelRequest } from '../../src/domain/generation.js';
import type { Model } from '../../src/models/model.js';

/** A call the model is asked, and has not answered yet. */
export interface Held {
  request: ModelRequest;
  answer(draft: Draft): void;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** A model that is as slow as a test wants it: each call is answered by the test. */
export class HeldModel implements Model {
  readonly name = 'held model';
  private readonly waiting: Held[] = [];
  private readonly takers = new Map<string, (held: Held) => void>();

  generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const held = { request, answer: (draft: Draft) => resolve({ model: this.name, draft }), signal };
      const taker = this.takers.get(request.user);
      this.takers.delete(request.user);
      if (taker) taker(held);
      else this.waiting.push(held);
    });
  }

  /** The next call of a conversation that still waits, as soon as there is one. */
  next(conversationId: string): Promise<Held> {
    const index = this.waiting.findIndex(({ request, signal }) => request.user === conversationId && !signal.aborted);
    const [held] = index < 0 ? [] : this.waiting.splice(index, 1);
    return held ? Promise.resolve(held) : new Promise((resolve) => this.takers.set(conversationId, resolve));
  }
}
