// Scores the detectors, beside the libraries of others when `npm run eval:peers` has installed them.
// The code of test/eval runs against the build: it is compiled beside it, so that its imports lead into dist.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { prepare, root } from './prepare.mjs';

prepare();
const sources = [...typescriptIn('test/eval'), 'test/support/facts.ts'];
for (const file of sources) compile(file);
const { evaluate } = await import(pathToFileURL(path.join(root, 'dist', 'test', 'eval', 'main.js')).href);
process.exitCode = await evaluate(root, process.argv.slice(2));

function typescriptIn(folder) {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
}

function compile(file) {
  const target = path.join(root, 'dist', file.replace(/\.ts$/, '.js'));
  const { code } = transformFileSync(path.join(root, file), { sourceMaps: 'inline' });
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, code);
}
