import { describe, expect, test } from '@jest/globals';
import type { Gate } from '../../gates/define.js';
import type { Draft } from '../../src/domain/draft.js';
import { turnOf } from './facts.js';

interface Row {
  /** Reads as the rest of a sentence. */
  when: string;
  /** A text is a draft with only that `outbound`. */
  draft: string | Draft;
}

interface RejectRow extends Row {
  /** The words of `outbound` that the first reason points at. */
  span?: string;
}

interface Table {
  /** The numbers of the checklist these rows prove; they stand in the titles. */
  proves: readonly string[];
  rejects: readonly RejectRow[];
  passes: readonly Row[];
}

const draftOf = (draft: string | Draft): Draft => (typeof draft === 'string' ? { outbound: draft } : draft);

/** One table per gate. Each rejection also proves that both channels of its nudge speak, and quote nothing of the draft. */
export function testGate(gate: Gate, { proves, rejects, passes }: Table): void {
  describe(`${proves.map((number) => `[${number}]`).join('')} ${gate.id}`, () => {
    const judge = (row: Row) => gate.judge(turnOf(), draftOf(row.draft));
    test.each(passes)('passes when $when', (row) => expect(judge(row)).toEqual({ kind: 'pass' }));
    test.each(rejects)('rejects when $when', (row) => {
      const judgement = judge(row);
      if (judgement.kind !== 'reject') throw new Error(`expected a rejection, got ${judgement.kind}`);
      const { outbound } = draftOf(row.draft);
      const [first] = judgement.reasons;
      const span = outbound.slice(first?.start, first?.end);
      if (row.span) expect(span).toBe(row.span);
      expect(span.length).toBeGreaterThan(0);
      for (const said of Object.values(gate.nudge(judgement))) {
        expect(said.length).toBeGreaterThan(20);
        expect(said).not.toContain(outbound);
      }
    });
  });
}
