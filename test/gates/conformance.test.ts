import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gate } from '../../gates/define.js';
import { gates } from '../../gates/index.js';
import { judge } from '../../src/judge/judge.js';
import { factsFromHistory } from '../../src/decide/facts-from-history.js';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { policyNamed, turnOf } from '../support/facts.js';
import { gateIncidents } from '../support/gate-incidents.js';
import { catalog, madeOf } from '../support/making.js';
import { leftToFillIn } from '../support/placeholders.js';

const root = path.resolve(import.meta.dirname, '../..');
const ids = gates.map(({ gate }) => gate.id);
const notes = gateIncidents();

const gateFiles = readdirSync(path.join(root, 'gates'))
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => readFileSync(path.join(root, 'gates', file), 'utf8').includes('export default defineGate('))
  .map((file) => file.replace(/\.ts$/u, ''));

const before = { iteration: 0, counters: {}, nudges: [] };

describe('[S16] list, files, incident notes and test tables of the gates agree', () => {
  test('every file that defines a gate is a line of the list, and every line has its file', () => {
    expect([...ids].sort()).toEqual([...gateFiles].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the table of gates/README.md names them in their order, with their class and the note of each', () => {
    const rows = readFileSync(path.join(root, 'gates/README.md'), 'utf8').matchAll(
      /^\| (\d+) \| \[([a-z-]+)\]\(\2\.ts\) \| ([a-z-]+) \|.*\(incidents\/([\w-]+)\.md\)/gmu,
    );
    expect([...rows].map(([, ...cells]) => cells)).toEqual(
      gates.map(({ gate }, index) => [String(index + 1), gate.id, gate.class, gate.incident]),
    );
  });

  test.each(gates)(
    '$gate.id is what its own file exports, has a note, a table and a reason to stand there',
    async ({ gate, why }) => {
      expect(((await import(`../../gates/${gate.id}.ts`)) as { default: Gate }).default).toBe(gate);
      const { rejects, notes: noted } = notes.find(({ slug }) => slug === gate.incident)?.expect ?? {};
      expect(rejects ?? noted).toBe(gate.id);
      const table = path.join(root, 'test/gates', `${gate.id}.test.ts`);
      expect(existsSync(table) && readFileSync(table, 'utf8')).toContain('testGate(gate');
      expect(why.length).toBeGreaterThan(20);
    },
  );

  test.each(gates)(
    '[S28] $gate.id has a class, a bound or none, the reason for it, a cost and a meaning when broken',
    ({ gate }) => {
      expect(['tool-requiring', 'prose-only', 'neither']).toContain(gate.class);
      expect(gate.bound === null || (Number.isInteger(gate.bound) && gate.bound > 0)).toBe(true);
      expect(gate.boundedBecause.length).toBeGreaterThan(20);
      expect(['free', 'model']).toContain(gate.cost);
      expect(['block', 'allow']).toContain(gate.whenBroken);
      expect(Object.isFrozen(gate)).toBe(true);
    },
  );

  test('nothing that a scaffold left to be filled in is left', () => {
    expect(leftToFillIn('gates')).toEqual([]);
  });

  test.each(notes)('$slug is told in full, and its turn is rejected by the gate it wrote', (note) => {
    expect(note.headings).toEqual(['What happened.', 'What it cost.', 'The rule.', 'Delete it when']);
    const { making, expect: expected, ...told } = note;
    const facts = factsFromHistory({ ...told, policy: policyNamed(note.policy), ...(making && { making }) });
    const judged = judge(gates, facts, note.draft, before);
    const rejecting = judged.verdicts.filter(({ verdict }) => verdict === 'reject');
    const { rejects, also, notes: noted } = expected;
    expect(rejecting.map(({ gate }) => gate)).toEqual([...(rejects === undefined ? [] : [rejects]), ...also]);
    if (rejects !== undefined) expect(rejecting[0]?.limit === null).toBe(expected.invariant);
    if (noted !== undefined) expect(judged.verdicts.find(({ gate }) => gate === noted)?.because).not.toBeNull();
    expect(judged.reasons.map(({ code }) => code)).toEqual(expected.codes);
  });

  /** As the checklist names them. */
  const classes = {
    'tool-requiring': [
      'needs-citation',
      'unread-handle',
      'check-catalog',
      'plan-violation',
      'bad-tool-name',
      'bare-args',
      'unverified-claim',
      'result-too-large',
    ],
    'prose-only': [
      'incomplete-answer',
      'prose-required',
      'parroting',
      'false-abstention',
      'fake-citation',
      'leaked-envelope',
    ],
    neither: ['duplicate-call', 'force-answer', 'answer-kind', 'loop-candidate'],
  };
  test.each(Object.entries(classes))('[S12][S13][S14][S15] of the class %s are exactly these: %s', (kind, members) => {
    const ofKind = gates.filter(({ gate }) => gate.class === kind).map(({ gate }) => gate.id);
    expect([...ofKind].sort()).toEqual([...members].sort());
  });

  test.each([
    { first: 'bare-args', than: 'unverified-claim' },
    { first: 'duplicate-call', than: 'bad-tool-name' },
    { first: 'unread-handle', than: 'unverified-claim' },
    { first: 'needs-citation', than: 'unverified-claim' },
    { first: 'unverified-claim', than: 'answer-kind' },
    { first: 'unverified-claim', than: 'leaked-envelope' },
    { first: 'leaked-envelope', than: 'incomplete-answer' },
    { first: 'false-abstention', than: 'fake-citation' },
    { first: 'fake-citation', than: 'parroting' },
  ])('[S21] $first is asked before $than', ({ first, than }) => {
    expect(ids).toContain(than);
    expect(ids.indexOf(first)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(than));
  });

  const texts = Object.entries(builtInPolicies).flatMap(([policy, { texts: all }]) =>
    Object.entries(all).flatMap(([name, text]) => (text === null ? [] : [{ policy, name, text }])),
  );
  test.each(texts)('[S30] the text "$name" of $policy passes every gate, with tools at hand or not', ({ text }) => {
    expect(judge(gates, turnOf(), { outbound: text }, before).rejected).toBe(false);
    expect(judge(gates, turnOf(madeOf({ catalog })), { outbound: text }, before).rejected).toBe(false);
  });
});
