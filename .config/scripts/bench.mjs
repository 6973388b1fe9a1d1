// Measures the real service on an embedded database, and judges nothing: npm run bench, or npm run bench -- <part>…
import { prepare, root } from './prepare.mjs';

prepare();
// Only now, for a fresh clone has no compiler before.
const { compileBesideBuild } = await import('./beside-build.mjs');
const load = compileBesideBuild({
  folders: ['test/bench', 'test/eval'],
  files: ['test/support/facts.ts', 'test/support/redis-server.ts'],
});
const { bench } = await load('test/bench/main.ts');
process.exitCode = await bench(root, process.argv.slice(2));
