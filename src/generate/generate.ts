import { modelRequestSchema } from '../domain/generation.js';
import type { Model } from '../models/model.js';
import type { Turns } from '../store/turns.js';

/** Past the model's own time, so that a slow answer is still stored by the worker that waited for it. */
const slackMs = 5_000;

/** One model call: claimed, made, and stored before anything judges it. */
export class Generate {
  constructor(
    private readonly turns: Turns,
    private readonly model: Model,
    private readonly timeoutMs: number,
  ) {}

  /** @returns the conversation whose turn is due by it, or null when nobody waits for this generation */
  async run(tenantId: string, generationId: string): Promise<string | null> {
    const claimed = await this.turns.claimGeneration(tenantId, generationId, this.timeoutMs + slackMs);
    if (!claimed) return null;
    const { attempt } = claimed;
    try {
      const response = await this.model.generate(
        modelRequestSchema.parse(claimed.request),
        AbortSignal.timeout(this.timeoutMs),
      );
      return await this.turns.storeGeneration(tenantId, { id: generationId, attempt, response });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return this.turns.storeGeneration(tenantId, {
        id: generationId,
        attempt,
        error: `${this.model.name}: ${reason}`,
      });
    }
  }
}
