import { describe, expect, test } from '@jest/globals';
import type { Draft } from '../../src/domain/draft.js';
import type { ToolRun } from '../../src/domain/tool.js';
import type { Making } from '../../src/domain/work.js';
import type { Before } from '../../src/judge/judge.js';
import { rule } from '../../src/judge/ruling.js';
import { builtIn } from '../../src/tools/built-in.js';
import { said, turnOf } from '../support/facts.js';

const catalog = builtIn.map(({ spec }) => spec);
const run = (some: Partial<ToolRun>): ToolRun => ({
  iteration: 0,
  id: '1',
  tool: 'calculate',
  args: { expression: '12 * 30' },
  outcome: 'ok',
  text: '360',
  result: '360',
  evidence: 'definitive',
  handle: null,
  passages: [],
  ...some,
});
const making = (some: Partial<Making>): Making => ({ ...turnOf().making, catalog, stop: 'stop', ...some });

const rows: { gate: string; runs: ToolRun[]; draft: Draft }[] = [
  {
    gate: 'unread-handle',
    runs: [run({ outcome: 'handle', handle: 'r1', text: 'kept as r1' })],
    draft: { outbound: 'That is a very large number indeed.' },
  },
  {
    gate: 'false-abstention',
    runs: [run({})],
    draft: { outbound: 'I am sorry, I do not know how much that is.' },
  },
  { gate: 'unverified-claim', runs: [], draft: { outbound: 'It is 367.' } },
];

describe('[S25][S26][S27][S31] an invariant', () => {
  test.each(rows)('$gate holds for 1,000 stubborn generations while no budget ends them', ({ gate, runs, draft }) => {
    let before: Before = { iteration: 0, counters: {}, nudges: [] };
    for (let iteration = 0; iteration < 1_000; iteration++) {
      const facts = turnOf({ ...said('man: How much is 12 times 30?'), making: making({ runs, iteration }) });
      const ruling = rule(facts, draft, before);
      expect(ruling.next).toBe('write_again');
      expect(ruling.verdicts.find((verdict) => verdict.gate === gate)).toMatchObject({
        verdict: 'reject',
        limit: null,
      });
      before = { iteration: iteration + 1, counters: ruling.counters, nudges: ruling.nudges };
    }
    expect(before.counters[gate] ?? 0).toBe(0);
  });
});
