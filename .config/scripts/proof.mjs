// A proof in full: npm run proof -- <name> [--count=N] [--seed=N], or all of them without a name.
// The same test files run in every test run, in part and under one seed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { closingLine, runTests } from './test.mjs';

/** How many make it whole: interleavings, races, runs of fifty commands, rounds, conversations, turns, messages. */
const whole = { interleavings: 50_000, races: 2_000, model: 500, cap: 200, load: 200, kills: 200, typist: 60 };
/** Where those are that no file in test/ownership is named after. */
const elsewhere = {
  load: 'test/integration/load.test.ts',
  kills: 'test/integration/engine/killed.test.ts',
  typist: 'test/integration/engine/typist.test.ts',
};
const fileOf = (name) => elsewhere[name] ?? `test/ownership/${name}.test.ts`;

const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in whole));
if (unknown.length > 0) {
  console.error(`there is no proof "${unknown[0]}"; there are: ${Object.keys(whole).join(', ')}`);
  process.exit(1);
}
const option = (name, otherwise) =>
  Number(given.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);

prepare();
const folder = mkdtempSync(path.join(tmpdir(), 'overrule-proof-'));
for (const name of names.length > 0 ? names : Object.keys(whole)) await prove(name);
rmSync(folder, { recursive: true });

async function prove(name) {
  const count = option('count', whole[name]);
  const seed = option('seed', Math.floor(Math.random() * 1_000_000_000));
  const figures = path.join(folder, name);
  writeFileSync(figures, '');
  console.log(`${name}: count ${count}, seed ${seed}`);
  process.env.OVERRULE_PROOF_COUNT = String(count);
  process.env.OVERRULE_PROOF_SEED = String(seed);
  process.env.OVERRULE_PROOF_FIGURES = figures;
  const started = Date.now();
  const counted = await runTests([fileOf(name)]);
  process.stdout.write(readFileSync(figures, 'utf8'));
  console.log(`${name}: ${closingLine(counted)}, in ${Math.round((Date.now() - started) / 1000)} s`);
  if (counted.failed > 0) process.exitCode = 1;
}
