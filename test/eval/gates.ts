import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Gate } from '../../gates/define.js';
import fakeCitation from '../../gates/fake-citation.js';
import falseAbstention from '../../gates/false-abstention.js';
import leakedEnvelope from '../../gates/leaked-envelope.js';
import parroting from '../../gates/parroting.js';
import type { Draft } from '../../src/domain/draft.js';
import type { ToolRun } from '../../src/domain/tool.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { said, turnOf } from '../support/facts.js';
import { catalog, computed, foundIn, madeOf, passageOf, runOf } from '../support/making.js';
import { parsed } from './sets.js';

/** A labelled draft, with what of its turn decides. Everything but text, label and why may be left out. */
export interface GateRow {
  id: string;
  text: string;
  /** `clean`, or what is wrong with it. */
  label: string;
  why: string;
  /** Lines as `who: text`. */
  history?: string[];
  /** The newest line, of a man. */
  question?: string;
  confidential?: string[];
  /** What a definitive tool gave. */
  definitive?: string;
  /** What other tools gave. */
  results?: string[];
  passages?: (string | { id: string; text: string })[];
  citations?: Draft['citations'];
}

export interface GateSet {
  name: string;
  gate: Gate;
  rows: readonly GateRow[];
}

const judged: readonly { file: string; gate: Gate }[] = [
  { file: 'leaks', gate: leakedEnvelope },
  { file: 'abstention', gate: falseAbstention },
  { file: 'citations', gate: fakeCitation },
  { file: 'parroting', gate: parroting },
];

export const gateSets = (root: string): GateSet[] =>
  judged
    .map(({ file, gate }) => ({ gate, name: file, file: path.join(root, 'test', 'corpora', `${file}.jsonl`) }))
    .filter(({ file }) => existsSync(file))
    .map(({ gate, name, file }) => ({ gate, name, rows: parsed<GateRow>(file) }));

export interface GateTally {
  /** Drafts that are to go back, and those of them that did. */
  faulty: number;
  found: number;
  clean: number;
  /** Clean drafts that went back. */
  alarms: number;
}

/** The turn of a row as the gate would meet it, with a catalogue wherever tools or citations come in. */
function turnOfRow({ history = [], question, confidential = [], ...row }: GateRow): TurnFacts {
  const passages = row.passages?.map((one, at) =>
    typeof one === 'string' ? passageOf(`p${at + 1}`, one) : passageOf(one.id, one.text),
  );
  const runs: ToolRun[] = [
    ...(row.definitive === undefined ? [] : [computed(row.definitive)]),
    ...(passages ? [foundIn(...passages)] : []),
    ...(row.results ?? []).map((text) => runOf('timetable', { text, evidence: 'retrieving' })),
  ];
  const lines = question === undefined ? history : [...history, `man: ${question}`];
  const making = madeOf({ confidential, runs, catalog: runs.length > 0 || row.citations ? catalog : [] });
  return turnOf({ ...said(...lines), ...making });
}

export function isRejected(gate: Gate, row: GateRow): boolean {
  const draft: Draft = { outbound: row.text, ...(row.citations && { citations: row.citations }) };
  return gate.judge(turnOfRow(row), draft).kind === 'reject';
}

export function scoreGate({ gate, rows }: GateSet): { tally: GateTally; misses: GateRow[] } {
  const tally: GateTally = { faulty: 0, found: 0, clean: 0, alarms: 0 };
  const misses = rows.filter((row) => {
    const rejected = isRejected(gate, row);
    const faulty = row.label !== 'clean';
    if (faulty) tally.faulty += 1;
    else tally.clean += 1;
    if (rejected && faulty) tally.found += 1;
    if (rejected && !faulty) tally.alarms += 1;
    return rejected !== faulty;
  });
  return { tally, misses };
}
