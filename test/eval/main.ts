import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { channels } from './channels.js';
import type { Grown } from './clock.js';
import { speedOf } from './clock.js';
import { otherSets } from './corpora/index.js';
import type { GateSet } from './gates.js';
import { gateSets, scoreGate } from './gates.js';
import { measurePeers, peersInstalled } from './peers/measure.js';
import { chart } from './report/chart.js';
import { record } from './report/recorded.js';
import type { Cost, Report } from './report/report.js';
import { tables } from './report/table.js';
import type { ContactSet, WrapSet } from './row.js';
import type { RefusalSet } from './refusals.js';
import { refusalSets, scoreRefusals } from './refusals.js';
import { scoreContacts, scoreWraps } from './rules.js';
import { absent, contactSets, wrapSets } from './sets.js';
import { contactAlone, draftsOf, plainDrafts, grownOf, privateText, wholeList, worstOf } from './time.js';

const usage = `npm run eval [-- --json] [--record] [--misses] [--untimed] [--alone]
  --json      the numbers instead of the tables
  --record    writes them to .config/eval/scores.json, and the chart when nothing was left out
  --misses    names the rows that went wrong, but for the blind set
  --untimed   accuracy only
  --alone     without the libraries of others
`;

const options = {
  json: { type: 'boolean', default: false },
  record: { type: 'boolean', default: false },
  misses: { type: 'boolean', default: false },
  untimed: { type: 'boolean', default: false },
  alone: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Runs the evaluation of the repository at `root`; the exit code. */
export async function evaluate(root: string, args: string[]): Promise<number> {
  const { values: asked } = parseArgs({ args, options });
  if (asked.help) {
    process.stdout.write(usage);
    return 0;
  }
  for (const sentence of absent(root)) say(`left out: ${sentence}`);
  const sets = {
    contact: [...contactSets(root), ...otherSets(root)],
    wrap: wrapSets(root),
    refusals: refusalSets(root),
    gates: gateSets(root),
  };
  if (asked.misses) showMisses(sets);
  const report = await measured(root, sets, { timed: !asked.untimed, peers: !asked.alone });
  process.stdout.write(`${asked.json ? JSON.stringify(report, null, 2) : tables(report)}\n`);
  const complete = report.speed !== null && report.peers.length > 0;
  write(path.join('.data', 'eval', 'scores.svg'), chart(report), root);
  if (asked.record) record(root, report);
  if (asked.record && complete) write(path.join('.config', 'eval', 'scores.svg'), chart(report), root);
  else if (asked.record) say('the recorded chart stays: it needs the times and the libraries of others');
  return 0;
}

function write(file: string, text: string, root: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  say(`the chart is ${file}`);
}

interface Sets {
  contact: ContactSet[];
  wrap: WrapSet[];
  refusals: RefusalSet[];
  gates: GateSet[];
}

async function measured(
  root: string,
  { contact, wrap, refusals, gates }: Sets,
  wanted: { timed: boolean; peers: boolean },
): Promise<Report> {
  const rows = contact.find(({ name }) => name === 'ours')?.rows ?? [];
  const dense = draftsOf(rows.map(({ text }) => text));
  const plain = plainDrafts(wrap.find(({ name }) => name === 'ours')?.rows ?? [], rows);
  const report: Report = {
    contact: Object.fromEntries(contact.map((set) => [set.name, scoreContacts(set).tally])),
    wrap: Object.fromEntries(wrap.map((set) => [set.name, scoreWraps(set).tally])),
    refusals: Object.fromEntries(refusals.map((set) => [set.name, scoreRefusals(set).tally])),
    gates: Object.fromEntries(gates.map((set) => [set.name, scoreGate(set).tally])),
    speed: wanted.timed ? await costs(plain, dense) : null,
    hostile: wanted.timed ? await hostileCosts() : null,
    peers: [],
  };
  if (!wanted.peers) return report;
  if (!peersInstalled(root)) {
    say('left out: the libraries of others are not installed (npm run eval:peers installs them, apart from ours)');
    return report;
  }
  return { ...report, peers: await measurePeers({ root, sets: contact, drafts: plain, timed: wanted.timed, say }) };
}

async function costs(plain: string[], dense: string[]): Promise<Record<string, Cost>> {
  const measured = {
    'contact alone': contactAlone,
    'the whole list': wholeList,
    'the whole list, text for one reader': privateText,
  };
  const result: Record<string, Cost> = {};
  for (const [name, run] of Object.entries(measured)) {
    say(`timing ${name}`);
    result[name] = { plain: await speedOf(run, plain), dense: await speedOf(run, dense), worst: await worstOf(run) };
  }
  return result;
}

async function hostileCosts(): Promise<Record<string, Grown>> {
  const result: Record<string, Grown> = {};
  for (const [name, run] of Object.entries(channels)) {
    say(`hostile text in: ${name}`);
    result[name] = await grownOf(run);
  }
  return result;
}

function showMisses({ contact, wrap, refusals, gates }: Sets): void {
  for (const set of contact.filter(({ sealed }) => !sealed))
    for (const { id, kind, why } of scoreContacts(set).misses) say(`${set.name} ${id} ${kind}: ${why}`);
  for (const set of wrap.filter(({ sealed }) => !sealed))
    for (const { id, why } of scoreWraps(set).misses) say(`${set.name} ${id} not exact: ${why}`);
  for (const set of refusals.filter(({ sealed }) => !sealed))
    for (const { id, expect, why } of scoreRefusals(set).misses) say(`${set.name} ${id} is to be ${expect}: ${why}`);
  for (const set of gates.filter(({ sealed }) => !sealed))
    for (const { id, label, why } of scoreGate(set).misses)
      say(`${set.name} ${id} ${label === 'clean' ? 'sent back' : 'not found'}: ${why}`);
}
