import type { Draft } from '../../src/domain/draft.js';
import type { ModelAnswer, ModelRequest } from '../../src/domain/generation.js';
import { estimatedTokens } from '../../src/models/estimate.js';
import type { Model } from '../../src/models/model.js';
import { answerOf } from '../../src/models/scripted.js';

/** A call the model is asked, and has not answered yet. */
export interface Held {
  request: ModelRequest;
  /** The transcript as it was shown, `who: text`, with what is said of who holds the conversation. */
  seen: string[];
  /** The corrections that were shown. */
  corrections: string[];
  answer(draft: Draft): void;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** A model that is as slow as a test wants it: each reply is answered by the test. It makes no plans. */
export class HeldModel implements Model {
  readonly name = 'held model';
  private readonly waiting: Held[] = [];
  private readonly takers = new Map<string, (held: Held) => void>();

  limits = () => Promise.resolve({ window: 32_768, answer: 4_096 });

  count = (text: string) => Promise.resolve(estimatedTokens(text));

  generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    if (request.dispatch !== 'reply') return Promise.resolve(answerOf(this.name, { outbound: '' }));
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const held = {
        request,
        ...shown(request),
        answer: (draft: Draft) => resolve(answerOf(this.name, draft)),
        signal,
      };
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

function shown({ parts }: ModelRequest): Pick<Held, 'seen' | 'corrections'> {
  const transcript = parts.filter(({ kind }) => ['line', 'question', 'hands'].includes(kind));
  return {
    seen: transcript.map(({ role, name, content }) => `${name ?? role}: ${content}`),
    corrections: parts.filter(({ kind }) => kind === 'directive').map(({ content }) => content),
  };
}
