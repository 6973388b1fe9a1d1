import { appendFileSync } from 'node:fs';

export interface Proof {
  /** How much of it runs. */
  count: number;
  seed: number;
  /** For the test that holds it, in ms: the whole takes minutes. */
  timeout: number;
  whole: boolean;
}

/**
 * How far a proof goes: a seeded part in every test run, and all of it, under a seed of its own, by
 * `npm run proof -- <name>`, which sets the two variables.
 */
export function proof(seeded: number): Proof {
  const { OVERRULE_PROOF_COUNT: count, OVERRULE_PROOF_SEED: seed } = process.env;
  const whole = count !== undefined;
  return {
    count: Number(count ?? seeded),
    seed: Number(seed ?? 20_260_101),
    timeout: whole ? 21_600_000 : 240_000,
    whole,
  };
}

/** What was counted, for the person who asked for the proof; a test run stays silent. */
export function tell(figures: object): void {
  const file = process.env.OVERRULE_PROOF_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
