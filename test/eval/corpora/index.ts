import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContactSet, Row } from '../row.js';
import { guardrails, libphonenumber, linkifyIt, tauBench, uts58 } from './others.js';
import { twitterText } from './twitter-text.js';

const readers: Readonly<Record<string, (folder: string) => Row[]>> = {
  'linkify-it': linkifyIt,
  'twitter-text': twitterText,
  'libphonenumber-js': libphonenumber,
  uts58,
  'openai-guardrails-js': guardrails,
  'tau-bench-airline': tauBench,
};

/** The corpora of others that are there. */
export const otherSets = (root: string): ContactSet[] =>
  Object.entries(readers)
    .map(([name, read]) => ({ name, read, folder: path.join(root, '..', 'shared', 'corpora', name) }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ name, read, folder }) => ({ name, rows: read(folder) }));
