import { packs } from './packs.js';

export interface Arguments {
  /** End when everything was shown, instead of leaving the service to be called by hand. */
  once: boolean;
  /** The pack whose conversations are played; all rules in turn when it is left out. */
  policy?: string;
}

const names = Object.keys(packs);
const known = `  --once            show everything, then end (exit code 0 when all went as it has to)
  --policy <name>   the conversations of one policy: ${names.join(', ')}`;

/** @throws Error that lists what is known */
export function readArguments(given: readonly string[]): Arguments {
  const left = [...given];
  const at = left.findIndex((argument) => argument === '--policy' || argument.startsWith('--policy='));
  const [flag = '', next] = at < 0 ? [] : left.splice(at, left[at] === '--policy' ? 2 : 1);
  const policy = flag === '--policy' ? next : flag.slice('--policy='.length);
  if (at >= 0 && !names.includes(policy ?? '')) throw new Error(`${unknownPolicy(policy)}. It knows:\n${known}`);
  const unknown = left.filter((argument) => argument !== '--once');
  if (unknown.length > 0)
    throw new Error(
      `the demo does not know ${unknown.map((argument) => `"${argument}"`).join(', ')}. It knows:\n${known}`,
    );
  return { once: left.includes('--once'), ...(at >= 0 && { policy }) };
}

const unknownPolicy = (policy: string | undefined): string =>
  policy === undefined || policy.startsWith('--')
    ? '--policy needs the name of a policy behind it'
    : `the demo knows no policy "${policy}"`;
