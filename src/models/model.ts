import type { Failure, ModelAnswer, ModelRequest } from '../domain/generation.js';

/** What a model takes, in tokens. */
export interface Limits {
  /** Prompt and answer together. */
  window: number;
  /** Kept free for the answer. */
  answer: number;
}

/** A quarter of the window is kept for the answer, and no more than this: a message has at most 16,000 characters. */
const answerAtMost = 4_096;

export const answerTokens = (window: number): number => Math.min(answerAtMost, Math.floor(window / 4));

/** A local model. One adapter per kind stands behind this port. */
export interface Model {
  /** As it names itself in logs and records. */
  readonly name: string;
  limits(): Promise<Limits>;
  /** Tokens of a text: by the model's own tokenizer where it has one, else a stated estimate. */
  count(text: string): Promise<number>;
  /**
   * One call. Rejects when the signal aborts, with a ModelError, or with an error whose message is safe to store.
   */
  generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
  /** Frees what it holds of the machine. */
  close?(): Promise<void>;
}

/** A call that returned nothing, and what that means for the turn. The message is safe to store. */
export class ModelError extends Error {
  constructor(
    readonly failure: Failure,
    message: string,
  ) {
    super(message);
    this.name = 'ModelError';
  }
}
