export interface Arguments {
  /** End when everything was shown, instead of leaving the service to be called by hand. */
  once: boolean;
}

const known = '  --once   show everything, then end (exit code 0 when all went as it has to)';

/** @throws Error that lists what is known */
export function readArguments(given: readonly string[]): Arguments {
  const unknown = given.filter((argument) => argument !== '--once');
  if (unknown.length > 0)
    throw new Error(
      `the demo does not know ${unknown.map((argument) => `"${argument}"`).join(', ')}. It knows:\n${known}`,
    );
  return { once: given.includes('--once') };
}
