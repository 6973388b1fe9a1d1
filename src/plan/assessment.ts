import type { ModelAnswer } from '../domain/generation.js';
import { type Assessment, assessmentSchema } from '../domain/work.js';

/** What the model thinks of the newest message, as JSON by schema; null when it is none, and the turn goes on. */
export function assessmentOf({ text }: ModelAnswer): Assessment | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null; // The model's text: nothing to mend here.
  }
  return assessmentSchema.safeParse(json).data ?? null;
}
