import { admin } from './admin.js';
import { engine } from './engine.js';
import { growth } from './growth.js';
import { latency } from './latency.js';
import { overrides } from './overrides.js';
import { type Found, load, machine, print, say } from './report.js';
import { type Stand, startStand } from './stand.js';
import { takeover } from './takeover.js';
import { throughput } from './throughput.js';

interface Places {
  root: string;
  stand(): Promise<Stand>;
}

const parts: Record<string, (places: Places) => Promise<Found>> = {
  overrides: ({ root }) => overrides(root),
  throughput: async ({ stand }) => throughput(await stand()),
  latency: async ({ stand }) => latency(await stand()),
  growth: async ({ stand }) => growth(await stand()),
  admin: async ({ stand }) => admin(await stand()),
  takeover: async ({ stand }) => takeover(await stand()),
  engine: async ({ stand }) => engine(await stand()),
};

/** Measures the named parts, or all of them, and judges nothing; the exit code. Tables, and the same as one line of JSON. */
export async function bench(root: string, args: readonly string[]): Promise<number> {
  const unknown = args.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    say(`there is no bench "${unknown}"; there are: ${Object.keys(parts).join(', ')}`);
    return 1;
  }
  const started = { machine: machine(), load: load() };
  let stand: Promise<Stand> | null = null;
  const places: Places = { root, stand: () => (stand ??= startStand()) };
  const found: Found[] = [];
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () => void (stand ?? Promise.resolve(null)).then((up) => up?.stop()).finally(() => process.exit(1)),
    );
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (args.length > 0 && !args.includes(name)) continue;
      say(`measuring ${name}`);
      const result = await part(places);
      print(result);
      found.push(result);
    }
  } finally {
    await (stand as Promise<Stand> | null)?.then(({ stop }) => stop());
  }
  process.stdout.write(`\n${started.machine}, load ${started.load} before and ${load()} after\n`);
  process.stdout.write(`${JSON.stringify({ ...started, parts: found })}\n`);
  return 0;
}
