// Everything that has to hold, in order of cost, and all of it: one failure does not hide the next.
// The last line printed is the tests' "N passed, N failed"; a step that failed counts as one failure.
import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';
import { closingLine, runTests } from './test.mjs';

const steps = [
  ['format', 'npx', 'biome', 'format', '--config-path=.config/format.json'],
  ['lint'],
  ['types'],
  ['boundaries'],
  ['unused'],
  ['links'],
  ['spec'],
];

prepare();
const failedSteps = steps.filter((step) => !passes(step)).map(([name]) => name);
const counted = await runTests();
if (failedSteps.length > 0) console.log(`failed before the tests: ${failedSteps.join(', ')}`);
const total = { ...counted, failed: counted.failed + failedSteps.length };
console.log(closingLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/** Shows what a step printed only when it failed. */
function passes([name, ...command]) {
  const [program, ...args] = command.length > 0 ? command : ['npm', 'run', '--silent', name];
  const started = Date.now();
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 1 << 28 };
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  const passed = status === 0;
  if (!passed) process.stdout.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return passed;
}
