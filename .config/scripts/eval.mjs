// Scores the detectors, beside the libraries of others when `npm run eval:peers` has installed them.
import { prepare, root } from './prepare.mjs';

prepare();
// Only now, for a fresh clone has no compiler before.
const { compileBesideBuild } = await import('./beside-build.mjs');
const load = compileBesideBuild({ folders: ['test/eval'], files: ['test/support/facts.ts', 'test/support/making.ts'] });
const { evaluate } = await load('test/eval/main.ts');
process.exitCode = await evaluate(root, process.argv.slice(2));
