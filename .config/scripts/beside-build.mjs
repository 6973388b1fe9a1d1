// Code of test/ that runs against the build is compiled beside it, so that its imports lead into dist.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';
import { root } from './prepare.mjs';

/** Compiles these files and the TypeScript in these folders, tests left out. @returns what imports a compiled file */
export function compileBesideBuild({ folders, files }) {
  for (const file of [...folders.flatMap(typescriptIn), ...files]) compile(file);
  return (file) => import(pathToFileURL(path.join(root, 'dist', file.replace(/\.ts$/, '.js'))).href);
}

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
