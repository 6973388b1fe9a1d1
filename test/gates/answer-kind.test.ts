import gate from '../../gates/answer-kind.js';
import { said } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { catalog, computed, foundIn, madeOf, passageOf, planFor, runOf } from '../support/making.js';

const passage = 'Dogs are welcome in the garden rooms,\n  for a fee of 35 euros a night.';
const found = foundIn(passageOf('p1', passage));
const cites = (source: string, quote: string) => ({ outbound: 'It is allowed.', citations: [{ source, quote }] });
const nothing = runOf('search_docs', { evidence: 'retrieving', text: 'Nothing was found.' });
const asked = said('man: Are dogs welcome in the garden rooms?');
const sum = planFor('tool_computed', 'calculate');
const docs = planFor('doc_cited', 'search_docs');
const scoped = planFor('capacity_scoped');

testGate(gate, {
  proves: ['S55', 'S57'],
  rejects: [
    {
      when: 'a number was promised and no tool ran',
      draft: '540.',
      turn: madeOf({ plan: sum }),
      codes: ['nothing_computed'],
    },
    {
      when: 'the answer leaves out what the tool computed',
      draft: 'That is quite affordable.',
      turn: madeOf({ plan: sum, runs: [computed('540')] }),
      codes: ['result_left_out'],
    },
    {
      when: 'the answer gives another number',
      draft: 'That makes 560 in all.',
      turn: madeOf({ plan: sum, runs: [computed('540')] }),
    },
    {
      when: 'only a search ran',
      draft: 'That makes 35 in all.',
      turn: madeOf({ plan: sum, runs: [found] }),
      codes: ['nothing_computed'],
    },
    {
      when: 'citations were promised and there are none',
      draft: 'It is allowed.',
      turn: madeOf({ plan: docs, runs: [found] }),
      codes: ['nothing_cited'],
    },
    {
      when: 'the quotation does not stand in the passage',
      draft: cites('p1', 'dogs are not welcome'),
      turn: madeOf({ plan: docs, runs: [found] }),
      codes: ['citation_not_found'],
    },
    {
      when: 'the source was not found',
      draft: cites('p9', 'Dogs are welcome'),
      turn: madeOf({ plan: docs, runs: [found] }),
    },
    { when: 'the quotation is empty', draft: cites('p1', ' '), turn: madeOf({ plan: docs, runs: [found] }) },
    {
      when: 'a decline was promised, and it holds forth',
      draft: 'The stars are favourable.',
      turn: madeOf({ plan: scoped }),
      codes: ['no_honest_decline'],
    },
  ],
  passes: [
    {
      when: 'it names what the tool computed',
      draft: 'That makes 540 in all.',
      turn: madeOf({ plan: sum, runs: [computed('540')] }),
    },
    { when: 'the result is small', draft: 'It is 4.', turn: madeOf({ plan: sum, runs: [computed('4')] }) },
    {
      when: 'the result is grouped',
      draft: 'It is 619,821,987.',
      turn: madeOf({ plan: sum, runs: [computed('619821987')] }),
    },
    {
      when: 'the result is rounded',
      draft: 'About 3.14.',
      turn: madeOf({ plan: sum, runs: [computed('3.14159265')] }),
    },
    {
      when: 'the result is a time',
      draft: 'It is 2:05 pm.',
      turn: madeOf({ plan: sum, runs: [computed('2026-03-01T14:05:00Z')] }),
    },
    { when: 'the result is a word', draft: 'It is true.', turn: madeOf({ plan: sum, runs: [computed('true')] }) },
    {
      when: 'the quotation stands in the passage, but for its white space',
      draft: cites('p1', 'the garden rooms, for a fee'),
      turn: madeOf({ plan: docs, runs: [found] }),
    },
    {
      when: 'nothing was found, and it says so',
      draft: 'I found nothing about dogs.',
      turn: madeOf({ plan: docs, runs: [nothing] }),
    },
    ...[
      'I do not know that.',
      'Das weiß ich leider nicht.',
      'Je ne sais pas.',
      'No lo sé.',
      'Não sei.',
      'Non lo so.',
      'Dat weet ik niet.',
      'Nie wiem.',
    ].map((draft) => ({ when: `it declines as promised: ${draft}`, draft, turn: madeOf({ plan: scoped }) })),
    { when: 'talk was promised', draft: 'How nice!', turn: madeOf({ plan: planFor('conversational') }) },
    { when: 'a flourish was promised', draft: 'Who knows?', turn: madeOf({ plan: planFor('rhetorical') }) },
    {
      when: 'it asks for a person instead',
      draft: { outbound: 'I will ask.', handoff: { reason: 'No result.' } },
      turn: madeOf({ plan: sum }),
    },
  ],
});

testGate(gate, {
  proves: ['S56'],
  rejects: [
    {
      when: 'it declines, though a passage answers the question',
      draft: 'I do not know that.',
      turn: { ...madeOf({ catalog, plan: scoped, runs: [found] }), ...asked },
      codes: ['can_be_answered'],
      directs: 'cite it',
    },
    {
      when: 'it declines, though a tool gave a definite result',
      draft: 'I do not know that.',
      turn: madeOf({ catalog, plan: scoped, runs: [computed('540')] }),
      codes: ['can_be_answered'],
    },
  ],
  passes: [
    {
      when: 'the passage is cited after all',
      draft: cites('p1', 'Dogs are welcome'),
      turn: { ...madeOf({ catalog, plan: scoped, runs: [found] }), ...asked },
    },
    {
      when: 'the passage is about something else',
      draft: 'I do not know that.',
      turn: {
        ...madeOf({ catalog, plan: scoped, runs: [found] }),
        ...said('man: Does she still love her former husband?'),
      },
    },
    {
      when: 'it gives the result, and says what it does not know',
      draft: 'It is 540 now; what it will be, I do not know.',
      turn: madeOf({ catalog, plan: scoped, runs: [computed('540')] }),
    },
  ],
});

testGate(gate, {
  proves: ['S58'],
  rejects: [],
  passes: [],
  ignores: [{ when: 'there is no plan', draft: 'It is 540.', turn: madeOf({ catalog, plan: null }) }],
});
