import { boot, type Running } from './boot.js';
import { readSettings } from './config/settings.js';

async function main(): Promise<void> {
  const settings = readSettings();
  for (const warning of settings.warnings) console.warn(warning);
  const running = await boot(settings);
  for (const note of running.notes) console.warn(note);
  console.log(welcome(running, settings.roles));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(running));
}

function welcome({ url, key, speaker }: Running, roles: readonly string[]): string {
  const keyLine = key.made
    ? `Your admin key, shown this once and kept in ${key.file}: ${key.key}`
    : `The admin key is the one ${key.file ? `in ${key.file}` : 'of ADMIN_KEY'}.`;
  return [
    `Overrule (${roles.join(', ')}) ${url ? `listens on ${url}` : 'is running'}`,
    ...(speaker ? [speaker] : []),
    keyLine,
  ].join('\n');
}

async function stop(running: Running): Promise<void> {
  await running.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
