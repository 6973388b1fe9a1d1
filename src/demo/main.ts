import { readArguments } from './arguments.js';
import { Screen } from './show/screen.js';

const stopping = new AbortController();

async function main(): Promise<void> {
  const chosen = readArguments(process.argv.slice(2));
  const screen = new Screen(process.stdout);
  screen.say('Overrule', ['bold', 'cyan']);
  screen.say(
    'AI agents write messages for people. Rules written as code, called overrides, look at every draft and decide ' +
      'what leaves. You will see short conversations; for each, what the agent wanted to send, what left, and which ' +
      'rule made the difference.',
  );
  screen.gap();
  screen.say('Starting the service; this takes some seconds …', 'dim');
  // Loading the service takes a moment too, and nobody should look at an empty screen meanwhile.
  const { run } = await import('./run.js');
  await run(screen, chosen, stopping);
}

main().catch((error: unknown) => {
  if (stopping.signal.aborted) return;
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
