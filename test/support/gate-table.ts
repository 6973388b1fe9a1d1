import { describe, expect, test } from '@jest/globals';
import type { Gate, Judgement } from '../../gates/define.js';
import type { Draft } from '../../src/domain/draft.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { turnOf } from './facts.js';

interface Row {
  /** Reads as the rest of a sentence. */
  when: string;
  /** A text is a draft with only that `outbound`; null while the model only calls tools. */
  draft: string | Draft | null;
  /** What the turn is beside that; `madeOf` tells how the draft came about. */
  turn?: Partial<TurnFacts>;
}

interface RejectRow extends Row {
  /** The words of `outbound` that the first reason points at. */
  span?: string;
  /** The code of each reason, in order. */
  codes?: readonly string[];
  /** Whether the finding is one that is never given in to. Asked of gates that know both kinds. */
  invariant?: boolean;
  /** What the directive has to name. */
  directs?: string;
}

interface Table {
  /** The numbers of the checklist these rows prove; they stand in the titles. */
  proves: readonly string[];
  /** None for a gate that only observes. */
  rejects: readonly RejectRow[];
  passes: readonly Row[];
  /** Rows the gate says it cannot judge. */
  ignores?: readonly Row[];
}

const draftOf = (draft: string | Draft): Draft => (typeof draft === 'string' ? { outbound: draft } : draft);

function judge(gate: Gate, { draft, turn }: Row): Judgement {
  const facts = turnOf(turn);
  if (gate.judges === 'calls') return gate.judge(facts, draft === null ? null : draftOf(draft));
  if (draft === null) throw new Error(`${gate.id} judges texts; give the row a draft`);
  return gate.judge(facts, draftOf(draft));
}

/** One table per gate. Each rejection also proves that both channels of its nudge speak, and quote nothing of the draft. */
export function testGate(gate: Gate, { proves, rejects, passes, ignores = [] }: Table): void {
  describe(`${proves.map((number) => `[${number}]`).join('')} ${gate.id}`, () => {
    if (passes.length > 0)
      test.each(passes)('passes when $when', (row) => expect(judge(gate, row)).toMatchObject({ kind: 'pass' }));
    if (ignores.length > 0)
      test.each(ignores)('is not applicable when $when', (row) =>
        expect(judge(gate, row)).toMatchObject({ kind: 'not_applicable' }),
      );
    if (rejects.length > 0) test.each(rejects)('rejects when $when', (row) => expectRejection(gate, row));
  });
}

function expectRejection(gate: Gate, row: RejectRow): void {
  const judgement = judge(gate, row);
  if (judgement.kind !== 'reject') throw new Error(`expected a rejection, got ${judgement.kind}`);
  const outbound = row.draft === null ? '' : draftOf(row.draft).outbound;
  const { reasons } = judgement;
  expect(reasons.length).toBeGreaterThan(0);
  for (const { start, end } of reasons) if (start !== undefined) expect(outbound.slice(start, end).trim()).not.toBe('');
  if (row.span !== undefined) expect(outbound.slice(reasons[0]?.start, reasons[0]?.end)).toBe(row.span);
  if (row.codes) expect(reasons.map(({ code }) => code)).toEqual(row.codes);
  if (row.invariant !== undefined) expect(judgement.invariant ?? false).toBe(row.invariant);
  const { directive, thought } = gate.nudge(judgement);
  expect(directive).toContain(row.directs ?? '');
  for (const said of [directive, thought, judgement.because]) {
    expect(said.length).toBeGreaterThan(20);
    if (outbound.trim() !== '') expect(said).not.toContain(outbound.trim());
  }
}
