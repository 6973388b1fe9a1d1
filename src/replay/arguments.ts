import { parseArgs } from 'node:util';

export interface Arguments {
  what: 'replay' | 'to-test';
  turnId: string;
  /** How often it is decided again. */
  times: number;
  /** The model is asked again, instead of deciding on what it said then. */
  anew: boolean;
  /** Of the service that has the turn; left out, the one of the settings. */
  url: string | undefined;
}

const usage = `npm run replay -- <turn id> [--times N] [--anew] [--url http://…]
npm run turn:to-test -- <turn id> [--url http://…]`;
const timesAtMost = 10_000;

/** @throws Error that says how it is called */
export function readArguments(given: readonly string[]): Arguments {
  const { values, positionals } = parsed(given);
  const [what, turnId, ...more] = positionals;
  const times = Number(values.times ?? 1);
  if ((what !== 'replay' && what !== 'to-test') || turnId === undefined || more.length > 0)
    throw new Error(`name one turn, by its id:\n${usage}`);
  if (!Number.isInteger(times) || times < 1 || times > timesAtMost)
    throw new Error(`--times takes a whole number from 1 to ${timesAtMost}, such as --times 20`);
  return { what, turnId, times, anew: values.anew === true, url: values.url };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { times: { type: 'string' }, anew: { type: 'boolean' }, url: { type: 'string' } },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}
