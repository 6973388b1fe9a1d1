import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { gateSets, scoreGate } from './gates.js';
import { hostileInputs, hostileLength } from './hostile.js';
import { refusalSets, scoreRefusals } from './refusals.js';
import { contactScores, fallen, gateScores, recorded, refusalScores, wrapScores } from './report/recorded.js';
import { scoreContacts, scoreWraps } from './rules.js';
import { contactSets, wrapSets } from './sets.js';

const root = path.resolve('.');
const before = recorded(root);
const held = ({ name }: { name: string }): boolean => name === 'ours' || name === 'blind';
const unrecorded = ['never recorded: run npm run eval -- --record'];

describe('the recorded scores hold', () => {
  for (const set of contactSets(root).filter(held))
    test(`[S78] of contacts, set ${set.name}`, () => {
      const was = before?.contact[set.name];
      const is = contactScores(scoreContacts(set).tally);
      expect(was === undefined ? unrecorded : fallen(set.name, was, is)).toEqual([]);
    });

  for (const set of wrapSets(root).filter(held))
    test(`[S80] of wraps, set ${set.name}`, () => {
      const was = before?.wrap[set.name];
      const is = wrapScores(scoreWraps(set).tally);
      expect(was === undefined ? unrecorded : fallen(set.name, was, is)).toEqual([]);
    });

  for (const set of refusalSets(root).filter(held))
    test(`[S77] of refusals, set ${set.name}`, () => {
      const was = before?.refusals?.[set.name];
      const is = refusalScores(scoreRefusals(set).tally);
      expect(was === undefined ? unrecorded : fallen(set.name, was, is)).toEqual([]);
    });

  for (const set of gateSets(root))
    test(`of ${set.rule}, set ${set.name}`, () => {
      const was = before?.gates?.[set.name];
      const is = gateScores(scoreGate(set).tally);
      expect(was === undefined ? unrecorded : fallen(set.name, was, is)).toEqual([]);
    });
});

test('the corpora of the gates hold both kinds, and no turn twice', () => {
  for (const { rows } of gateSets(root)) {
    expect(rows.length).toBeGreaterThanOrEqual(100);
    expect(rows.filter(({ label }) => label === 'clean').length).toBeGreaterThanOrEqual(40);
    expect(rows.filter(({ label }) => label !== 'clean').length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(({ id: _id, why: _why, ...turn }) => JSON.stringify(turn))).size).toBe(rows.length);
  }
});

test('[S77] the refusals hold at least 250 pairs, 60 of them with evidence of its own, in twelve languages and all policies', () => {
  const rows = refusalSets(root).find(({ name }) => name === 'ours')?.rows ?? [];
  expect(rows.length).toBeGreaterThanOrEqual(250);
  expect(rows.filter(({ expect, state }) => expect === 'stays' && state !== 'supplied').length).toBeGreaterThanOrEqual(
    60,
  );
  expect(new Set(rows.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(rows.map(({ policy }) => policy)).size).toBe(6);
  expect(new Set(rows.map(({ request, reply, signal }) => JSON.stringify([request, reply, signal]))).size).toBe(
    rows.length,
  );
});

describe('a score that falls', () => {
  const was = { covered: 97, flagged: 0.5, offsetFaults: 0 };
  test.each([
    ['is less covered', { ...was, covered: 96.9 }, ['ours: covered was 97 and is 96.9']],
    ['is more flagged', { ...was, flagged: 0.6 }, ['ours: flagged was 0.5 and is 0.6']],
    ['is a wrong offset', { ...was, offsetFaults: 1 }, ['ours: offsetFaults was 0 and is 1']],
    ['is one no longer measured', { flagged: 0.5, offsetFaults: 0 }, ['ours: covered was 97 and is not measured']],
    ['is not one that rises', { covered: 98, flagged: 0, offsetFaults: 0 }, []],
  ])('%s', (_, is: Record<string, number>, sentences) => {
    expect(fallen('ours', was, is)).toEqual(sentences);
  });
});

test('there are at least forty hostile inputs, each of 100 kB and no two alike', () => {
  expect(hostileInputs.length).toBeGreaterThanOrEqual(40);
  expect(new Set(hostileInputs.map(({ text }) => text)).size).toBe(hostileInputs.length);
  expect(new Set(hostileInputs.map(({ text }) => text.length))).toEqual(new Set([hostileLength]));
});
