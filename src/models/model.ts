import type { ModelAnswer, ModelRequest } from '../domain/generation.js';

/** A local model. One adapter per kind stands behind this port. */
export interface Model {
  /** As it names itself in logs and records. */
  readonly name: string;
  /** One call. Rejects when the signal aborts, or with an error whose message is safe to store. */
  generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
}
