import gate from '../../gates/plan-violation.js';
import { testGate } from '../support/gate-table.js';
import { catalog, madeOf, planFor, runOf } from '../support/making.js';

const plan = planFor('tool_computed', 'search_docs', 'calculate', 'provide_answer');
const searched = runOf('search_docs');

testGate(gate, {
  proves: ['S12'],
  rejects: [
    {
      when: 'it answers before any planned call',
      draft: 'About 540.',
      turn: madeOf({ catalog, plan }),
      codes: ['plan_skipped', 'plan_skipped'],
      directs: 'search_docs, calculate',
    },
    {
      when: 'one of two planned calls was made; the correction names the other',
      draft: 'About 540.',
      turn: madeOf({ catalog, plan, runs: [searched] }),
      directs: 'to use calculate first',
    },
    {
      when: 'the planned call failed',
      draft: 'About 540.',
      turn: madeOf({ catalog, plan, runs: [searched, runOf('calculate', { outcome: 'bad_args' })] }),
    },
  ],
  passes: [
    {
      when: 'every planned tool has run',
      draft: 'It is 540.',
      turn: madeOf({ catalog, plan, runs: [searched, runOf('calculate')] }),
    },
    {
      when: 'a planned result is kept under a handle',
      draft: 'It is 540.',
      turn: madeOf({ catalog, plan, runs: [{ ...searched, outcome: 'handle', handle: 'r1' }, runOf('calculate')] }),
    },
    { when: 'the plan names no tool', draft: 'Hello.', turn: madeOf({ plan: planFor('conversational') }) },
    {
      when: 'it asks for a person instead',
      draft: { outbound: 'A colleague will help.', handoff: { reason: 'No calculator.' } },
      turn: madeOf({ catalog, plan }),
    },
  ],
});

testGate(gate, {
  proves: ['S58'],
  rejects: [],
  passes: [],
  ignores: [{ when: 'there is no plan', draft: 'About 540.', turn: madeOf({ catalog, plan: null }) }],
});
