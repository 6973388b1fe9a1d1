/** Microseconds for 1,000 units. */
export interface Speed {
  median: number;
  p99: number;
}

/** The slowest of the hostile inputs. */
export interface Worst {
  ms: number;
  input: string;
  /** Inputs that were tried. */
  inputs: number;
  /** Those of them that were cut off at the limit. */
  cut: number;
}

export interface Grown extends Worst {
  /** How many times longer four times the text took, the most of the slowest inputs; 4 is linear. */
  growth: number;
}

/** Microseconds of processor time that this process has used: a busy machine stretches the clock on the wall, not this one. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export type Run = (text: string) => unknown;

/** Milliseconds of processor time for warm-up and for measuring. */
const enough = { warm: 1_500, timed: 2_500 };
const mostSamples = 50_000;

/** Each draft by itself, again and again. */
export async function speedOf(run: Run, drafts: readonly string[]): Promise<Speed> {
  await sampled(run, drafts, enough.warm);
  const samples = await sampled(run, drafts, enough.timed);
  samples.sort((a, b) => a - b);
  const at = (share: number): number =>
    samples[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? NaN;
  return { median: at(0.5), p99: at(0.99) };
}

async function sampled(run: Run, drafts: readonly string[], ms: number): Promise<number[]> {
  const samples: number[] = [];
  const until = processorTime() + ms * 1_000;
  for (let at = 0; processorTime() < until && samples.length < mostSamples; at += 1) {
    const draft = drafts[at % drafts.length] as string;
    const started = processorTime();
    const pending = run(draft);
    if (pending instanceof Promise) await pending;
    samples.push((processorTime() - started) / (draft.length / 1_000));
  }
  return samples;
}

/** Milliseconds of one run. */
export async function millisecondsOf(run: Run, text: string): Promise<number> {
  const started = processorTime();
  await run(text);
  return (processorTime() - started) / 1_000;
}
