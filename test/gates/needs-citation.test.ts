import gate from '../../gates/needs-citation.js';
import { said } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { catalog, computed, foundIn, madeOf, passageOf, planFor, runOf } from '../support/making.js';

const words = 'Dogs are welcome in the garden rooms, for a fee of 35 euros a night.';
const found = foundIn(passageOf('p1', words));
const plan = planFor('doc_cited', 'search_docs');
const citations = [{ source: 'p1', quote: 'for a fee of 35 euros' }];
const nothing = runOf('search_docs', { evidence: 'retrieving', text: 'Nothing was found.' });

testGate(gate, {
  proves: ['S12'],
  rejects: [
    {
      when: 'the plan is to cite, and nothing is cited',
      draft: 'Dogs are fine.',
      turn: madeOf({ catalog, plan, runs: [found] }),
      codes: ['missing_citation'],
      directs: 'citations',
    },
    { when: 'the plan is to cite, and nobody has searched', draft: 'Dogs are fine.', turn: madeOf({ catalog, plan }) },
    {
      when: 'nothing was found, and it answers all the same',
      draft: 'Dogs are fine.',
      turn: madeOf({ catalog, plan, runs: [nothing] }),
    },
    {
      when: 'it repeats a passage word for word',
      draft: 'Of course: dogs are welcome in the garden rooms.',
      turn: madeOf({ catalog, runs: [found] }),
      span: 'dogs are welcome in the garden rooms',
    },
    {
      when: 'it states a figure that stands in a passage only',
      draft: 'It costs 35 euros.',
      turn: madeOf({ catalog, runs: [found] }),
      span: '35',
    },
  ],
  passes: [
    {
      when: 'it cites',
      draft: { outbound: 'It costs 35 euros.', citations },
      turn: madeOf({ catalog, plan, runs: [found] }),
    },
    {
      when: 'nothing was found, and it says so',
      draft: "I couldn't find anything about dogs.",
      turn: madeOf({ catalog, plan, runs: [nothing] }),
    },
    { when: 'it says something else', draft: 'Shall I ask?', turn: madeOf({ catalog, runs: [found] }) },
    {
      when: 'a person said those words first',
      draft: 'You are right: dogs are welcome in the garden rooms.',
      turn: { ...madeOf({ catalog, runs: [found] }), ...said('man: I think dogs are welcome in the garden rooms.') },
    },
    {
      when: 'a person named the figure first',
      draft: 'Yes, 35 it is.',
      turn: { ...madeOf({ catalog, runs: [found] }), ...said('man: Is it 35 a night?') },
    },
    {
      when: 'a tool computed the figure',
      draft: 'That makes 35.',
      turn: madeOf({ catalog, runs: [found, computed('35')] }),
    },
    {
      when: 'it only asks for a person',
      draft: { outbound: '', handoff: { reason: 'Dogs.' } },
      turn: madeOf({ catalog, plan, runs: [found] }),
    },
  ],
  ignores: [
    { when: 'nobody searched', draft: 'Dogs are fine.' },
    { when: 'the plan is another', draft: 'Dogs are fine.', turn: madeOf({ plan: planFor('conversational') }) },
  ],
});
