import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Span } from '../../../overrides/text/span.js';
import { merged } from '../../../overrides/text/span.js';
import { hostileInputs } from '../hostile.js';
import type { ContactSet } from '../row.js';
import type { Tally } from '../score.js';
import { count, emptyTally } from '../score.js';
import type { Speed, Worst } from '../clock.js';
import { Asked } from './ask.js';
import { kept } from './kept.js';
import type { Peer } from './setups.js';
import { peers } from './setups.js';

export interface Measured {
  name: string;
  setup: string;
  /** By the name of the set. */
  tallies: Record<string, Tally>;
  speed: Speed | null;
  worst: Worst | null;
}

/** A peer that needs longer for one input is cut. */
const limits = { find: 300_000, speed: 60_000, hostile: 10_000 } as const;

export const peersFolder = (root: string): string => path.join(root, '.data', 'peers');

export const peersInstalled = (root: string): boolean => existsSync(path.join(peersFolder(root), 'load.mjs'));

export interface Wanted {
  root: string;
  sets: readonly ContactSet[];
  drafts: string[];
  /** Time takes minutes; accuracy alone does not. */
  timed: boolean;
  say(sentence: string): void;
}

/** Every peer on every set, one after the other, so that none disturbs the clock of another. */
export async function measurePeers(wanted: Wanted): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const peer of peers) {
    wanted.say(`${peer.name}: ${peer.setup}`);
    measured.push(await kept(peer, wanted, () => measurePeer(peer, wanted)));
  }
  return measured;
}

async function measurePeer({ name, setup }: Peer, { root, sets, drafts, timed, say }: Wanted): Promise<Measured> {
  const asked = new Asked(name, peersFolder(root));
  const tallies: Record<string, Tally> = {};
  for (const set of sets) tallies[set.name] = await talliedBy(asked, set);
  const speed = timed ? await asked.ask<Speed>({ kind: 'speed', drafts }, limits.speed) : null;
  const worst = timed ? await worstOf(asked, say) : null;
  await asked.end();
  return { name, setup, tallies, speed, worst };
}

async function talliedBy(asked: Asked, { name, rows }: ContactSet): Promise<Tally> {
  const tasks = rows.map(({ text, regions }) => ({ text, ...(regions && { regions }) }));
  const found = await asked.ask<Span[][]>({ kind: 'find', rows: tasks }, limits.find);
  if (found === null) throw new Error(`no answer for the set ${name}`);
  const tally = emptyTally();
  rows.forEach((row, at) => {
    const spans = merged(found[at] as Span[], (a, b) => ({ start: a.start, end: Math.max(a.end, b.end) }));
    count(tally, row, {
      spans: spans.filter(({ start, end }) => end > start),
      whole: false,
      offsetsHold: true,
      settled: true,
    });
  });
  return tally;
}

/** After so many inputs without an end the rest would tell nothing new. */
const mostCuts = 5;

async function worstOf(asked: Asked, say: Wanted['say']): Promise<Worst> {
  const worst: Worst = { ms: 0, input: '', inputs: 0, cut: 0 };
  for (const { name, text } of hostileInputs) {
    const answer = await asked.ask<number>({ kind: 'hostile', text }, limits.hostile);
    const ms = answer ?? limits.hostile;
    worst.inputs += 1;
    if (answer === null) worst.cut += 1;
    if (answer === null) say(`  cut off (10 s or 1 GB): ${name}`);
    if (ms > worst.ms) Object.assign(worst, { ms, input: name });
    if (worst.cut === mostCuts) break;
  }
  return worst;
}
