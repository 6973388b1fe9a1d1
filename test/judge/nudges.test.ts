import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { defineGate, type Judgement, notApplicable, pass } from '../../gates/define.js';
import type { GateClass } from '../../src/domain/verdict.js';
import { type Before, type Judged, judge } from '../../src/judge/judge.js';
import { turnOf } from '../support/facts.js';

type Said = 'pass' | 'reject' | 'invariant' | 'not_applicable' | 'throws';
/** What each gate says in one iteration. */
type Iteration = readonly Said[];

const kinds: readonly GateClass[] = [
  'tool-requiring',
  'prose-only',
  'neither',
  'tool-requiring',
  'prose-only',
  'prose-only',
];
let now: Iteration = [];
let at = 0;

function judgement(said: Said): Judgement {
  if (said === 'throws') throw new Error('does not run');
  if (said === 'pass') return pass;
  if (said === 'not_applicable') return notApplicable('there is nothing to judge');
  const reasons = [{ code: 'wrong', text: 'wrong', channel: 'outbound' as const }];
  return { kind: 'reject', because: 'it is wrong', reasons, ...(said === 'invariant' && { invariant: true }) };
}

const list = kinds.map((kind, index) => ({
  why: 'for a test',
  gate: defineGate({
    id: `gate-${index}`,
    class: kind,
    bound: index === 1 ? null : 1 + (index % 3) * 2,
    boundedBecause: 'for a test',
    cost: 'free',
    whenBroken: 'block',
    incident: '0000-none',
    judges: 'draft',
    judge: () => judgement(now[index] ?? 'pass'),
    nudge: () => ({ directive: `Mend ${index} of ${at}.`, thought: `I will mend ${index} of ${at}.` }),
  }),
}));
const classOf = (id: string): GateClass | undefined => list.find(({ gate }) => gate.id === id)?.gate.class;

/** Runs a sequence, one iteration on what the one before it left; it ends at a bound. */
function run(sequence: readonly Iteration[]): { before: Before; judged: Judged }[] {
  const steps: { before: Before; judged: Judged }[] = [];
  let before: Before = { iteration: 0, counters: {}, nudges: [] };
  for (const [index, iteration] of sequence.entries()) {
    now = iteration;
    at = index;
    const judged = judge(list, turnOf(), { outbound: 'Hello.' }, before);
    steps.push({ before, judged });
    if (judged.spent) break;
    before = { iteration: index + 1, counters: judged.counters, nudges: judged.nudges };
  }
  return steps;
}

const said = fc.constantFrom<Said>('pass', 'pass', 'pass', 'reject', 'invariant', 'not_applicable', 'throws');
const sequences = fc.array(fc.array(said, { minLength: kinds.length, maxLength: kinds.length }), { maxLength: 12 });
const always = (holds: (steps: ReturnType<typeof run>, sequence: readonly Iteration[]) => void): void =>
  fc.assert(
    fc.property(sequences, (sequence) => holds(run(sequence), sequence)),
    { numRuns: 10_000 },
  );
const sticky = ({ nudges }: Pick<Judged, 'nudges'>) => nudges.filter(({ gate }) => classOf(gate) !== 'neither');

describe('after any sequence of findings', () => {
  test('[S18] all active corrections belong to one class', () =>
    always((steps) => {
      for (const { judged } of steps) {
        const classes = new Set(sticky(judged).map(({ gate }) => classOf(gate)));
        expect(classes.size).toBeLessThanOrEqual(1);
      }
    }));

  test('[S17][S14] a correction of one class clears those of the other, and a hard stop clears nothing', () =>
    always((steps) => {
      for (const { before, judged } of steps) {
        const given = judged.verdicts.filter(({ nudge }) => nudge !== null).map(({ gate }) => gate);
        const [kind] = given.map(classOf);
        const kept = sticky({ nudges: [...before.nudges] }).filter(({ gate }) => {
          const verdict = judged.verdicts.find((one) => one.gate === gate)?.verdict;
          return verdict !== 'pass' && (kind === undefined || kind === 'neither' || kind === classOf(gate));
        });
        const active = judged.nudges.map(({ gate }) => gate).sort();
        const expected = [...new Set([...kept.map(({ gate }) => gate), ...given])].sort();
        expect(active).toEqual(judged.spent ? [] : expected);
      }
    }));

  test('[S20] clearing a correction never resets its counter, and an invariant has none', () =>
    always((steps) => {
      for (const { before, judged } of steps)
        for (const { gate } of list) {
          const was = before.counters[gate.id] ?? 0;
          const is = judged.counters[gate.id] ?? 0;
          expect(is - was === 0 || is - was === 1).toBe(true);
          if (gate.bound === null) expect(is).toBe(0);
        }
    }));

  test('[S45][S44] only the newest correction of a gate is active, and none of one that is content', () =>
    always((steps) => {
      for (const [index, { judged }] of steps.entries()) {
        const ids = judged.nudges.map(({ gate }) => gate);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { gate, nudge, verdict } of judged.verdicts) {
          const active = judged.nudges.find((one) => one.gate === gate);
          if (nudge && !judged.spent) expect(active?.directive).toBe(`Mend ${gate.slice(5)} of ${index}.`);
          if (verdict === 'pass') expect(active).toBeUndefined();
        }
      }
    }));

  test('[S42][S41] a branch that ends has no correction, and one that goes back has both channels', () =>
    always((steps) => {
      for (const { judged } of steps) {
        if (judged.spent) expect(judged.nudges).toEqual([]);
        else if (judged.rejected) expect(judged.nudges.length).toBeGreaterThan(0);
        for (const { directive, thought } of judged.nudges) expect([directive, thought]).not.toContain('');
      }
    }));

  test('[S21] equal inputs give the equal first finding', () =>
    always((steps, sequence) => {
      const again = run(sequence);
      expect(again.map(({ judged }) => judged.because)).toEqual(steps.map(({ judged }) => judged.because));
      for (const { judged } of steps) {
        const first = judged.verdicts.find(({ verdict }) => verdict === 'reject' || verdict === 'error');
        expect(judged.rejected).toBe(first !== undefined);
        if (first && !judged.spent) expect(first.nudge).not.toBeNull();
      }
    }));
});
