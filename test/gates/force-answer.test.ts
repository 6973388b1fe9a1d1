import gate from '../../gates/force-answer.js';
import { testGate } from '../support/gate-table.js';
import { madeOf, runOf } from '../support/making.js';

const searched = runOf('search_docs', { evidence: 'retrieving' });
const later = { iteration: 1 };

testGate(gate, {
  proves: ['S14'],
  rejects: [
    {
      when: 'calls are over and a tool is called once more',
      draft: null,
      turn: madeOf({ mustAnswer: true, ...later, runs: [searched, runOf('search_docs', later)] }),
      codes: ['answer_due'],
      directs: 'Answer now',
    },
    {
      when: 'calls are over and the call made no sense',
      draft: null,
      turn: madeOf({ mustAnswer: true, ...later, runs: [runOf('calculate', { ...later, outcome: 'bad_args' })] }),
    },
    {
      when: 'a handle is read that was read before',
      draft: null,
      turn: madeOf({
        mustAnswer: true,
        ...later,
        runs: [runOf('artifact_read', { handle: 'r1' }), runOf('artifact_read', { ...later, handle: 'r1' })],
      }),
    },
    { when: 'calls are over and nothing was written', draft: null, turn: madeOf({ mustAnswer: true }) },
  ],
  passes: [
    { when: 'it answers', draft: 'Yes.', turn: madeOf({ mustAnswer: true }) },
    { when: 'calls are not over', draft: null, turn: madeOf({ runs: [searched] }) },
    {
      when: 'a handle is opened for the first time, as unread-handle asks',
      draft: null,
      turn: madeOf({
        mustAnswer: true,
        ...later,
        runs: [searched, runOf('artifact_read', { ...later, handle: 'r1' })],
      }),
    },
    {
      when: 'a tool is called for the first time, as the plan may ask',
      draft: null,
      turn: madeOf({ mustAnswer: true, ...later, runs: [searched, runOf('calculate', later)] }),
    },
  ],
});
