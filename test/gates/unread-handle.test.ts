import gate from '../../gates/unread-handle.js';
import { testGate } from '../support/gate-table.js';
import { catalog, madeOf, runOf } from '../support/making.js';

const kept = runOf('search_docs', { outcome: 'handle', handle: 'r1', evidence: 'retrieving' });
const second = { ...kept, handle: 'r2' };
const read = runOf('artifact_read', { handle: 'r1' });
const handoff = { reason: 'It is too much to read.' };

testGate(gate, {
  proves: ['S25'],
  rejects: [
    {
      when: 'it answers from a result nobody opened',
      draft: 'Everything is in order.',
      turn: madeOf({ catalog, runs: [kept] }),
      codes: ['unread_handle'],
      invariant: true,
      directs: 'r1',
    },
    {
      when: 'one of two results was read; the correction names the other',
      draft: 'Everything is in order.',
      turn: madeOf({ catalog, runs: [kept, second, read] }),
      directs: 'r2',
    },
    {
      when: 'the reading failed',
      draft: 'Everything is in order.',
      turn: madeOf({ catalog, runs: [kept, { ...read, outcome: 'too_large' }] }),
    },
    {
      when: 'it asks for a person, and answers all the same',
      draft: { outbound: 'Everything is in order, but ask a colleague.', handoff },
      turn: madeOf({ catalog, runs: [kept] }),
    },
    {
      when: 'another tool was called meanwhile',
      draft: 'Everything is in order.',
      turn: madeOf({ catalog, runs: [kept, runOf('search_docs', { handle: 'r1' })] }),
    },
  ],
  passes: [
    { when: 'no result was too large', draft: 'Hello.' },
    { when: 'the result was read', draft: 'All is in order.', turn: madeOf({ catalog, runs: [kept, read] }) },
    {
      when: 'a person is asked for without a word',
      draft: { outbound: '', handoff },
      turn: madeOf({ catalog, runs: [kept] }),
    },
  ],
  ignores: [{ when: 'nothing here could read it', draft: 'All is in order.', turn: madeOf({ runs: [kept] }) }],
});
