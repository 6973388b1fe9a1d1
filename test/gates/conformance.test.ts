import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Gate } from '../../gates/define.js';
import { gates } from '../../gates/index.js';
import { judge } from '../../src/judge/judge.js';
import { factsFromHistory } from '../../src/decide/facts-from-history.js';
import { draftSchema } from '../../src/domain/draft.js';
import { rosterSchema } from '../../src/domain/participant.js';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { policyNamed, turnOf } from '../support/facts.js';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'gates/incidents');
const ids = gates.map(({ gate }) => gate.id);

const incident = z.strictObject({
  policy: z.string(),
  participants: rosterSchema,
  from: z.string(),
  history: z.array(z.strictObject({ from: z.string(), text: z.string() })),
  draft: draftSchema,
  expect: z.strictObject({ rejects: z.string(), codes: z.array(z.string()) }),
});

const notes = readdirSync(folder).map((file) => {
  const note = readFileSync(path.join(folder, file), 'utf8');
  const json = /```json\n([\s\S]*?)\n```/u.exec(note)?.[1] ?? '';
  const headings = [...note.matchAll(/^\*\*(.+?)\*\*/gmu)].map((match) => match[1]);
  return { slug: file.replace(/\.md$/u, ''), headings, ...incident.parse(JSON.parse(json)) };
});

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

  test.each(gates)(
    '$gate.id is what its own file exports, has a note, a table and a reason to stand there',
    async ({ gate, why }) => {
      expect(((await import(`../../gates/${gate.id}.ts`)) as { default: Gate }).default).toBe(gate);
      expect(notes.find(({ slug }) => slug === gate.incident)?.expect.rejects).toBe(gate.id);
      const table = path.join(root, 'test/gates', `${gate.id}.test.ts`);
      expect(existsSync(table) && readFileSync(table, 'utf8')).toContain('testGate(gate');
      expect(why.length).toBeGreaterThan(20);
    },
  );

  test.each(notes)('$slug is told in full, and its turn is rejected by the gate it wrote', (note) => {
    expect(note.headings).toEqual(['What happened.', 'What it cost.', 'The rule.', 'Delete it when']);
    const facts = factsFromHistory({ ...note, policy: policyNamed(note.policy) });
    const judged = judge(gates, facts, note.draft, before);
    expect(judged.verdicts.filter(({ verdict }) => verdict === 'reject').map(({ gate }) => gate)).toEqual([
      note.expect.rejects,
    ]);
    expect(judged.reasons.map(({ code }) => code)).toEqual(note.expect.codes);
  });

  const texts = Object.entries(builtInPolicies).flatMap(([policy, { texts: all }]) =>
    Object.entries(all).map(([name, text]) => ({ policy, name, text: text ?? '' })),
  );
  test.each(texts)('[S30] the text "$name" of $policy passes every gate', ({ text }) => {
    expect(judge(gates, turnOf(), { outbound: text }, before).rejected).toBe(false);
  });
});
