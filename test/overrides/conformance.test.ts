import { describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Override } from '../../overrides/define.js';
import { overrides } from '../../overrides/index.js';
import { incidents } from '../support/incidents.js';
import { marked } from '../support/marked.js';
import { orderTable, readmePath } from '../support/order-table.js';
import { leftToFillIn } from '../support/placeholders.js';

const root = path.resolve(import.meta.dirname, '../..');
const notes = incidents();
const ids = overrides.map(({ rule }) => rule.id);

/** The files beside the list that define a rule; the others are parts of rules or of the fold. */
const ruleFiles = readdirSync(path.join(root, 'overrides'))
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => readFileSync(path.join(root, 'overrides', file), 'utf8').includes('export default defineOverride('))
  .map((file) => file.replace(/\.ts$/u, ''));

describe('[S84] list, files, incident notes and test tables agree', () => {
  test('every file that defines a rule is a line of the list, and every line has its file', () => {
    expect([...ids].sort()).toEqual([...ruleFiles].sort());
  });

  test.each(overrides)('$rule.id is what its own file exports', async ({ rule }) => {
    const file = (await import(`../../overrides/${rule.id}.ts`)) as { default: Override };
    expect(file.default).toBe(rule);
  });

  test.each(overrides)('$rule.id has an incident whose turn it fires in', ({ rule }) => {
    const note = notes.find(({ slug }) => slug === rule.incident);
    expect(note?.expect.fired).toContain(rule.id);
  });

  test.each(overrides)('$rule.id has a test table', ({ rule }) => {
    const file = path.join(root, 'test/overrides', `${rule.id}.test.ts`);
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain('testOverride(rule');
  });

  test.each(notes)(
    '$slug tells what happened, what it cost, the rule and when to delete it, and names an existing rule',
    ({ slug, headings, expect: { fired } }) => {
      expect(headings).toEqual(['What happened.', 'What it cost.', 'The rule.', 'Delete it when']);
      expect(ids).toEqual(expect.arrayContaining(fired));
      expect(overrides.filter(({ rule }) => rule.incident === slug).map(({ rule }) => rule.id)).toEqual([
        expect.any(String),
      ]);
    },
  );

  test('every rule has a code, a reason to stand where it stands, and a version', () => {
    for (const { rule, why } of overrides) {
      expect(Object.keys(rule.codes).length).toBeGreaterThan(0);
      expect(why.length).toBeGreaterThan(20);
      expect(rule.version).toBeGreaterThan(0);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('nothing that a scaffold left to be filled in is left', () => {
    expect(leftToFillIn('overrides')).toEqual([]);
  });

  test('the table of the README is what the code says; `npm run docs` writes it', () => {
    expect(marked(readmePath, 'order', orderTable())).toBe(orderTable());
  });
});
