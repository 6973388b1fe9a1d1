import { describe, expect, test } from '@jest/globals';
import { defineGate, type Gate, pass } from '../../gates/define.js';
import { judge } from '../../src/judge/judge.js';
import { turnOf } from '../support/facts.js';

type Change = Partial<Omit<Extract<Gate, { judges: 'draft' }>, 'judges'>>;
const gate = (id: string, change: Change = {}) => ({
  why: 'for a test',
  gate: defineGate({
    id,
    class: 'tool-requiring',
    bound: 3,
    boundedBecause: 'for a test',
    judges: 'draft',
    cost: 'free',
    whenBroken: 'block',
    incident: '0000-none',
    judge: () => ({ kind: 'reject', because: id, reasons: [{ code: id, text: id, channel: 'outbound' }] }),
    nudge: () => ({ directive: `Mend ${id}.`, thought: `I will mend ${id}.` }),
    ...change,
  }),
});
const broken = () => {
  throw new Error('does not run');
};
const run = (list: ReturnType<typeof gate>[], counters = {}, iteration = 0) =>
  judge(list, turnOf(), { outbound: 'Hello.' }, { iteration, counters, nudges: [] });

describe('the gates over one draft', () => {
  test('[S21] are all asked, in their order, and what passes is recorded too', () => {
    const judged = run([
      gate('one', { judge: () => pass }),
      gate('two', { judge: () => ({ kind: 'not_applicable', because: 'no tools' }) }),
    ]);
    expect(judged).toMatchObject({ rejected: false, because: null, nudges: [] });
    expect(judged.verdicts.map(({ gate: id, verdict, counter }) => [id, verdict, counter])).toEqual([
      ['one', 'pass', 0],
      ['two', 'not_applicable', 0],
    ]);
  });

  test('[S14] are heard when they only observe: what one notes is kept, and nothing is sent back', () => {
    const judged = run([gate('one', { judge: () => ({ kind: 'pass', noted: 'it has seen something' }) })]);
    expect(judged).toMatchObject({ rejected: false, nudges: [], verdicts: [{ because: 'it has seen something' }] });
  });

  test('[S17] correct one class at a time: the first finding fixes it, others are recorded and not counted', () => {
    const judged = run([gate('one'), gate('two', { class: 'prose-only' }), gate('three')]);
    expect(judged.nudges.map(({ gate: id }) => id)).toEqual(['one', 'three']);
    expect(judged.verdicts.map(({ verdict, counter, nudge }) => [verdict, counter, nudge === null])).toEqual([
      ['reject', 1, false],
      ['reject', 0, true],
      ['reject', 1, false],
    ]);
    expect(judged.counters).toEqual({ one: 1, three: 1 });
  });

  test.each([
    { before: 0, counter: 1, spent: false },
    { before: 1, counter: 2, spent: false },
    { before: 2, counter: 3, spent: true },
  ])(
    '[S42] a bounded gate that has rejected $before times: spent is $spent, and a branch that ends gives no nudge',
    ({ before, counter, spent }) => {
      const judged = run([gate('one')], { one: before }, before);
      expect(judged).toMatchObject({ rejected: true, spent, verdicts: [{ iteration: before, counter, limit: 3 }] });
      expect(judged.nudges).toHaveLength(spent ? 0 : 1);
    },
  );

  test('an invariant never gives in', () => {
    expect(run([gate('one', { bound: null })], { one: 999 })).toMatchObject({
      rejected: true,
      spent: false,
      nudges: [{ gate: 'one' }],
    });
  });

  test.each([
    { whenBroken: 'block', rejected: true },
    { whenBroken: 'allow', rejected: false },
  ] as const)(
    'one that is to $whenBroken when it breaks: rejected is $rejected, and the log of the process hears of it',
    ({ whenBroken, rejected }) => {
      const judged = run([gate('one', { judge: broken, whenBroken })]);
      expect(judged).toMatchObject({ rejected, verdicts: [{ verdict: 'error' }], thrown: [{ rule: 'one' }] });
      expect(JSON.stringify([judged.verdicts, judged.reasons])).not.toContain('does not run');
    },
  );
});
