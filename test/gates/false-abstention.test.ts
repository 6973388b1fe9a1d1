import gate from '../../gates/false-abstention.js';
import { said } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { computed, foundIn, madeOf, passageOf, planFor, runOf } from '../support/making.js';

const asked = said('man: What is 73291 times 8457?');
const result = { ...asked, ...madeOf({ runs: [computed('619821987')] }) };
const found = (text: string) => ({
  ...said('man: When does the reception close?'),
  ...madeOf({ runs: [foundIn(passageOf('p1', text))] }),
});
const answers = found('Reception closes at six in the evening, and late arrivals use the key box.');
const other = found('Dogs are welcome in the garden.');

testGate(gate, {
  proves: ['S24', 'S26'],
  rejects: [
    {
      when: 'a calculator has given the sum',
      draft: "I'm sorry, but as an AI I cannot calculate that.",
      turn: result,
      codes: ['denied_result'],
      invariant: true,
      directs: 'result',
    },
    {
      when: 'an outside agent says itself that its result is definitive',
      draft: 'I have no information on that.',
      turn: { ...asked, ...madeOf({ runs: [runOf('sum', { evidence: 'definitive', text: '619821987' })] }) },
      invariant: true,
    },
    ...[
      'No lo sé.',
      "Je n'ai pas accès à cette information.",
      'Das weiß ich leider nicht.',
      'Não consigo calcular isso.',
      'Non ne ho idea.',
      'Ik kan dat niet berekenen.',
      'Nie mam takich informacji.',
      'Bunu hesaplayamıyorum.',
      'Не могу это посчитать.',
      '很抱歉，我没有相关信息。',
      '申し訳ありませんが、わかりません。',
    ].map((draft) => ({ when: `a result is denied: ${draft}`, draft, turn: result, invariant: true })),
    {
      when: 'a passage speaks of what was asked',
      draft: "I couldn't find when it closes.",
      span: "I couldn't find",
      turn: answers,
      codes: ['denied_passages'],
      invariant: false,
      directs: 'passages',
    },
    {
      when: 'the plan was to decline and a passage speaks of what was asked',
      draft: 'The handbook does not mention it.',
      turn: { ...answers, making: { ...answers.making, plan: planFor('capacity_scoped') } },
      invariant: false,
    },
  ],
  passes: [
    { when: 'it gives the result', draft: 'It is 619,821,987.', turn: result },
    {
      when: 'it does not know one thing and gives the result',
      draft: "I don't know it by heart, but it is 619821987.",
      turn: result,
    },
    { when: 'somebody else did not know', draft: 'He said “I don’t know”. It is a lot.', turn: result },
    {
      when: 'the tool failed',
      draft: "I don't know.",
      turn: { ...asked, ...madeOf({ runs: [runOf('calculate', { evidence: 'definitive', outcome: 'failed' })] }) },
    },
    {
      when: 'the tool found nothing',
      draft: 'There is no record of her.',
      turn: { ...asked, ...madeOf({ runs: [computed('null')] }) },
    },
    { when: 'the passages speak of something else', draft: "I don't know when it closes.", turn: other },
    {
      when: 'it gives part of the passage',
      draft: "I don't know about holidays, else it is six, and late arrivals use the key box.",
      turn: answers,
    },
    { when: 'nothing was looked up', draft: "I don't know.", turn: asked },
    {
      when: 'the plan was to decline and nothing was found',
      draft: "I can't know that.",
      turn: { ...asked, ...madeOf({ plan: planFor('capacity_scoped') }) },
    },
    { when: 'it is an idiom', draft: "I can't wait to tell you, and I don't know how to thank you.", turn: result },
    { when: 'it asks', draft: "Don't you know it?", turn: result },
    { when: 'nothing is said', draft: '', turn: result },
  ],
});
