import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedEngine } from '../../src/models/gguf/engine.js';

/** Writes a tiny model with random weights; it lies beside the project, and is not part of it. */
const writer = path.resolve(import.meta.dirname, '../../../shared/tiny-gguf.mjs');

/** Why the tests with a real model cannot run here, or null. */
export const withoutTinyModel: string | null = !existsSync(writer)
  ? 'skipped: ../shared/tiny-gguf.mjs is not there'
  : installedEngine() === null
    ? 'skipped: the engine is not installed, run "npm run model:install"'
    : null;

export async function writeTinyModel(folder: string): Promise<string> {
  const file = path.join(folder, 'tiny.gguf');
  await promisify(execFile)(process.execPath, [writer, file]);
  return file;
}

/** A larger window than it was made for, since it reads a token for each letter, and short answers: they are noise. */
export const tinyLimits = { window: 16_384, answer: 600 };
