import { readSettings } from '../config/settings.js';
import { Api } from '../demo/api.js';
import { snapshotSchema } from '../domain/snapshot.js';
import { keptKey } from '../first-key.js';
import { chooseModel } from '../models/choose.js';
import { builtIn } from '../tools/built-in.js';
import { readArguments } from './arguments.js';
import { generateAnew } from './generate-anew.js';
import { tableOf } from './table.js';
import { replay } from './replay.js';
import { writeTest } from './to-test.js';

/** `npm run replay -- <turn id>` and `npm run turn:to-test -- <turn id>`: both ask a running service for the turn. */
async function main(): Promise<void> {
  const chosen = readArguments(process.argv.slice(2));
  const settings = readSettings();
  const api = new Api(
    chosen.url ?? `http://${settings.host}:${settings.port}`,
    settings.adminKey ?? (await keyOf(settings.dataDir)),
  );
  const snapshot = await api.get(`/v1/turns/${chosen.turnId}/snapshot`, snapshotSchema);
  const catalog = builtIn.map(({ spec }) => spec);
  if (chosen.what === 'to-test') {
    const file = await writeTest(snapshot);
    console.log(`Wrote ${file}. It holds the conversation as it was: take out what does not belong into a repository.`);
    return;
  }
  const endings = chosen.anew
    ? await generateAnew(snapshot, { catalog, times: chosen.times, model: (await chooseModel(settings)).model })
    : Array.from({ length: chosen.times }, () => replay(snapshot, catalog));
  const { text, same } = tableOf(snapshot.ended, endings);
  console.log(text);
  if (!same && !chosen.anew) process.exitCode = 1;
}

async function keyOf(dataDir: string): Promise<string> {
  const key = await keptKey(dataDir);
  if (key) return key;
  throw new Error(
    `there is no key in ${dataDir}: start the service there, or give ADMIN_KEY the key of an admin of the service`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
