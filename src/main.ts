import { boot, type Running } from './boot.js';
import { readSettings } from './config/settings.js';

async function main(): Promise<void> {
  const settings = readSettings();
  for (const warning of settings.warnings) console.warn(warning);
  const running = await boot(settings);
  for (const note of running.notes) console.warn(note);
  console.log(welcome(running, settings.roles));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(running, signal));
}

function welcome({ url, key, speaker }: Running, roles: readonly string[]): string {
  const where = roles.includes('api') ? `listens on ${url}` : `runs${url ? ` and tells its health on ${url}` : ''}`;
  const lines = [`Overrule (${roles.join(', ')}) ${where}`];
  if (speaker) lines.push(speaker);
  if (key?.made) lines.push(`Your admin key, shown this once and kept in ${key.file}: ${key.key}`);
  else if (key) lines.push(`The admin key is the one ${key.file ? `in ${key.file}` : 'of ADMIN_KEY'}.`);
  return lines.join('\n');
}

/** What is at work is given this long; what is cut off then is due again, as after any crash. */
const stopsWithinMs = 10_000;

async function stop(running: Running, signal: string): Promise<void> {
  console.log(`Overrule stops (${signal})`);
  setTimeout(() => {
    console.warn('Overrule did not finish in time and ends now; another process goes on with what was at work');
    process.exit(1);
  }, stopsWithinMs).unref();
  await running.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
