import gate from '../../gates/result-too-large.js';
import { testGate } from '../support/gate-table.js';
import { madeOf, runOf } from '../support/making.js';

const kept = runOf('search_docs', { outcome: 'handle', handle: 'r1' });
const large = runOf('artifact_read', { outcome: 'too_large', handle: 'r1', iteration: 1 });

testGate(gate, {
  proves: ['S38'],
  rejects: [
    {
      when: 'the whole of a result is asked for; the handle stays, and less is to be asked for',
      draft: null,
      turn: madeOf({ iteration: 1, runs: [kept, large] }),
      codes: ['result_too_large'],
      directs: 'the handle stands: r1',
    },
    {
      when: 'nobody knows which handle it was',
      draft: null,
      turn: madeOf({ iteration: 1, runs: [{ ...large, handle: null }] }),
      directs: 'Ask for less',
    },
  ],
  passes: [
    { when: 'nothing was called', draft: 'Hello.' },
    { when: 'a large result was kept and not asked for again', draft: null, turn: madeOf({ runs: [kept] }) },
    { when: 'that was in an earlier generation', draft: 'Yes.', turn: madeOf({ iteration: 2, runs: [kept, large] }) },
  ],
});
