import { expect, test } from '@jest/globals';
import gate from '../../gates/loop-candidate.js';
import { turnOf } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { madeOf } from '../support/making.js';

testGate(gate, {
  proves: ['S11', 'S14'],
  rejects: [],
  passes: [
    { when: 'a turn begins', draft: 'Hello.' },
    { when: 'it is the tenth iteration', draft: 'Hello.', turn: madeOf({ iteration: 9 }) },
    { when: 'a turn only calls tools, for the hundredth time', draft: null, turn: madeOf({ iteration: 99 }) },
  ],
});

test.each([
  { iteration: 8, noted: undefined },
  { iteration: 9, noted: 'iteration 10 of one turn: it may be going in a circle' },
  { iteration: 23, noted: 'iteration 24 of one turn: it may be going in a circle' },
])('[S11] loop-candidate notes of iteration $iteration, from 0: $noted', ({ iteration, noted }) => {
  if (gate.judges !== 'calls') throw new Error('it is to see every iteration');
  expect(gate.judge(turnOf(madeOf({ iteration })), null)).toEqual(noted ? { kind: 'pass', noted } : { kind: 'pass' });
});
