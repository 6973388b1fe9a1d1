import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostileInputs } from '../hostile.js';
import type { Measured, Wanted } from './measure.js';
import type { Peer } from './setups.js';

/** Pinned libraries do not change, and measuring them takes minutes: what was measured is kept until anything it rests on changes. */
export async function kept(peer: Peer, wanted: Wanted, measure: () => Promise<Measured>): Promise<Measured> {
  const file = path.join(wanted.root, '.data', 'eval', 'peers', `${peer.name.replace(/\W+/g, '-')}.json`);
  const key = keyOf(peer, wanted);
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { key: string; measured: Measured })
    : null;
  if (before?.key === key && (before.measured.worst !== null || !wanted.timed)) return before.measured;
  const measured = await measure();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ key, measured }));
  return measured;
}

function keyOf({ name, setup, load }: Peer, { root, sets, drafts }: Wanted): string {
  const versions = readFileSync(path.join(root, '.config', 'eval', 'peers.json'), 'utf8');
  const parts = [name, setup, String(load), versions, sets, drafts, hostileInputs];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
