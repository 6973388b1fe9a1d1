import gate from '../../gates/duplicate-call.js';
import { testGate } from '../support/gate-table.js';
import { madeOf, runOf } from '../support/making.js';

const first = runOf('search_docs', { args: { query: 'dog' }, evidence: 'retrieving' });
const again = runOf('search_docs', { args: { query: 'dog' }, iteration: 1, outcome: 'duplicate' });

testGate(gate, {
  proves: ['S36'],
  rejects: [
    {
      when: 'this generation asks what was answered before',
      draft: null,
      turn: madeOf({ iteration: 1, runs: [first, again] }),
      codes: ['duplicate_call'],
      directs: 'Do not call it again',
    },
    {
      when: 'one of two calls is old',
      draft: null,
      turn: madeOf({ iteration: 1, runs: [first, again, runOf('tool_catalog', { iteration: 1 })] }),
    },
  ],
  passes: [
    { when: 'nothing was called', draft: 'Hello.' },
    { when: 'the call is new', draft: null, turn: madeOf({ runs: [first] }) },
    {
      when: 'the second call was made in an earlier generation',
      draft: 'Yes, you may.',
      turn: madeOf({ iteration: 2, runs: [first, again] }),
    },
  ],
});
