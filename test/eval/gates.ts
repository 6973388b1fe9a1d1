import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Gate } from '../../gates/define.js';
import fakeCitation from '../../gates/fake-citation.js';
import falseAbstention from '../../gates/false-abstention.js';
import leakedEnvelope from '../../gates/leaked-envelope.js';
import parroting from '../../gates/parroting.js';
import { findIdentifiers } from '../../overrides/identifier/find.js';
import identifierScrub from '../../overrides/identifier-scrub.js';
import protectedTerms from '../../overrides/protected-terms.js';
import type { Draft } from '../../src/domain/draft.js';
import type { ToolRun } from '../../src/domain/tool.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { policyNamed, said, turnOf } from '../support/facts.js';
import { provenKinds, seeded, sentenceWith, spoiled, validOf } from '../support/identifiers.js';
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
  /** The gate, or the override, that is measured. */
  rule: string;
  rows: readonly GateRow[];
  sendsBack(row: GateRow): boolean;
  /** Its rows are never shown: who sees them tunes to them. */
  sealed: boolean;
}

const judged: readonly { file: string; gate: Gate }[] = [
  { file: 'leaks', gate: leakedEnvelope },
  { file: 'abstention', gate: falseAbstention },
  { file: 'citations', gate: fakeCitation },
  { file: 'parroting', gate: parroting },
];

export const gateSets = (root: string): GateSet[] => {
  const ofGates = judged.map(({ file, gate }) => ({
    name: file,
    rule: gate.id,
    sendsBack: (row: GateRow) => isRejected(gate, row),
  }));
  const labelled = [...ofGates, { name: 'protected', rule: protectedTerms.id, sendsBack: namesSomebody }]
    .flatMap((set) => [
      { ...set, sealed: false, file: path.join(root, 'test', 'corpora', `${set.name}.jsonl`) },
      {
        ...set,
        name: `${set.name}, blind`,
        sealed: true,
        file: path.join(root, 'test', 'corpora', 'blind', `${set.name}.jsonl`),
      },
    ])
    .filter(({ file }) => existsSync(file))
    .map(({ file, ...set }) => ({ ...set, rows: parsed<GateRow>(file) }));
  return [...labelled, identifierSet()];
};

const hr = turnOf({ policy: policyNamed('hr') });
const namesSomebody = ({ text }: GateRow): boolean => protectedTerms.apply(hr, { outbound: text }).kind !== 'pass';

/** A hundred valid numbers of each kind, and the same with one place changed. A row is right when exactly the number is found. */
function identifierSet(): GateSet {
  const random = seeded(20_261_202);
  const made = provenKinds.flatMap((kind) =>
    Array.from({ length: 100 }, () => {
      const value = validOf(kind, random);
      const changed = spoiled(kind, value, random);
      return [sentenceWith(kind, value, random), sentenceWith(kind, changed, random)] as const;
    }),
  );
  const rows = made.flatMap(([right, wrong], at) => [
    { id: `i${at}`, label: right.kind, why: `a valid ${right.kind}`, ...right },
    { id: `i${at}x`, label: 'clean', why: `a ${wrong.kind} with one place changed`, ...wrong },
  ]);
  const known = new Map<GateRow, (typeof rows)[number]>(rows.map((row) => [row, row]));
  return {
    name: 'identifiers',
    rule: identifierScrub.id,
    sealed: false,
    rows,
    sendsBack: (row) => {
      const { text, kind, start, end } = known.get(row) as (typeof rows)[number];
      const spans = findIdentifiers(text, new Set([kind]));
      return row.label === 'clean'
        ? spans.length > 0
        : spans.length === 1 && spans[0]?.start === start && spans[0].end === end;
    },
  };
}

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

function isRejected(gate: Gate, row: GateRow): boolean {
  const draft: Draft = { outbound: row.text, ...(row.citations && { citations: row.citations }) };
  return gate.judge(turnOfRow(row), draft).kind === 'reject';
}

export function scoreGate({ rows, sendsBack }: GateSet): { tally: GateTally; misses: GateRow[] } {
  const tally: GateTally = { faulty: 0, found: 0, clean: 0, alarms: 0 };
  const misses = rows.filter((row) => {
    const rejected = sendsBack(row);
    const faulty = row.label !== 'clean';
    if (faulty) tally.faulty += 1;
    else tally.clean += 1;
    if (rejected && faulty) tally.found += 1;
    if (rejected && !faulty) tally.alarms += 1;
    return rejected !== faulty;
  });
  return { tally, misses };
}
