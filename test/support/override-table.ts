import { describe, expect, test } from '@jest/globals';
import type { Override } from '../../overrides/define.js';
import type { Draft } from '../../src/domain/draft.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { turnOf } from './facts.js';

interface Row {
  /** Reads as the rest of a sentence: "when the question is inside a quotation". */
  when: string;
  /** A text is a draft with only that `outbound`. */
  draft: string | Draft;
  turn?: Partial<TurnFacts>;
  /** The codes of the reasons, in any order. */
  codes?: readonly string[];
}

interface RewriteRow extends Row {
  /** A text is the new `outbound`; a partial draft, the channels that changed. */
  to: string | Partial<Draft>;
}

interface Table {
  /** The numbers of the checklist these rows prove, such as `[S77]`; they stand in the titles. */
  proves: readonly string[];
  passes?: readonly Row[];
  rewrites?: readonly RewriteRow[];
  regenerates?: readonly Row[];
  silences?: readonly Row[];
  caps?: readonly Row[];
}

const draftOf = (draft: string | Draft): Draft => (typeof draft === 'string' ? { outbound: draft } : draft);

/** One table per rule. Each rewrite also proves that the rule leaves its own answer alone and keeps to its channels. */
export function testOverride(
  rule: Override,
  { proves, passes = [], rewrites = [], regenerates = [], silences = [], caps = [] }: Table,
): void {
  describe(`${proves.join('')} ${rule.id}`, () => {
    const decide = (row: Row) => rule.apply(turnOf(row.turn), draftOf(row.draft));
    for (const row of passes) test(`passes when ${row.when}`, () => expect(decide(row)).toEqual({ kind: 'pass' }));
    for (const row of rewrites) test(`rewrites when ${row.when}`, () => expectRewrite(rule, row));
    for (const row of regenerates) test(`sends back when ${row.when}`, () => expectStop('regenerate', rule, row));
    for (const row of silences) test(`silences when ${row.when}`, () => expectStop('silence', rule, row));
    for (const row of caps) test(`caps when ${row.when}`, () => expectStop('cap', rule, row));
  });
}

function expectRewrite(rule: Override, row: RewriteRow): void {
  const before = draftOf(row.draft);
  const outcome = rule.apply(turnOf(row.turn), before);
  if (outcome.kind !== 'rewrite') throw new Error(`expected a rewrite, got ${outcome.kind}`);
  const to = typeof row.to === 'string' ? { outbound: row.to } : row.to;
  expect(outcome.draft).toEqual({ ...before, ...to });
  expect(rule.writes).toEqual(expect.arrayContaining(Object.keys(to)));
  expectCodes(rule, row, outcome.reasons);
  expect(rule.apply(turnOf(row.turn), outcome.draft)).toEqual({ kind: 'pass' });
}

function expectStop(kind: 'regenerate' | 'silence' | 'cap', rule: Override, row: Row): void {
  const outcome = rule.apply(turnOf(row.turn), draftOf(row.draft));
  if (outcome.kind !== kind) throw new Error(`expected ${kind}, got ${outcome.kind}`);
  expectCodes(rule, row, outcome.reasons);
}

function expectCodes(rule: Override, { codes }: Row, reasons: readonly { code: string }[]): void {
  const given = reasons.map(({ code }) => code);
  expect(given.length).toBeGreaterThan(0);
  expect(Object.keys(rule.codes)).toEqual(expect.arrayContaining(given));
  if (codes) expect([...given].sort()).toEqual([...codes].sort());
}
