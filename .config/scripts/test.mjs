// The whole suite, or what jest's arguments name. The last line printed is "N passed, N failed".
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, root } from './prepare.mjs';

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} a suite that cannot run counts as one failure */
export async function runTests(jestArguments = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'overrule-test-'));
  // As root the test database runs as the user postgres, who has to pass through.
  chmodSync(folder, 0o711);
  const results = path.join(folder, 'results.json');
  try {
    await runJest(['--json', `--outputFile=${results}`, ...jestArguments], folder);
    return countIn(results);
  } finally {
    stopDatabasesIn(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function runJest(jestArguments, folder) {
  const config = path.join(root, '.config', 'jest.config.mjs');
  const jest = [path.join(root, 'node_modules', 'jest', 'bin', 'jest.js'), '--config', config, ...jestArguments];
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const env = { ...process.env, NODE_OPTIONS: options.join(' '), TMPDIR: folder };
  const child = spawn(process.execPath, jest, { cwd: root, env, stdio: ['inherit', 'ignore', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.on('close', resolve));
}

function countIn(results) {
  if (!existsSync(results)) return { passed: 0, failed: 1, skipped: 0 };
  const found = JSON.parse(readFileSync(results, 'utf8'));
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  const nothingRan = found.numPassedTests + failed === 0;
  return {
    passed: found.numPassedTests,
    failed: nothingRan || (!found.success && failed === 0) ? failed + 1 : failed,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/** Jest skips its teardown when it is interrupted; what it started would then outlive it. */
function stopDatabasesIn(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) !== 'postmaster.pid') continue;
    try {
      process.kill(Number(readFileSync(path.join(folder, name), 'utf8').split('\n')[0]), 'SIGQUIT');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  prepare();
  const counted = await runTests(process.argv.slice(2));
  console.log(closingLine(counted));
  process.exitCode = counted.failed > 0 ? 1 : 0;
}
