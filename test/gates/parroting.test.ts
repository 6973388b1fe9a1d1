import gate from '../../gates/parroting.js';
import { policyNamed, said } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { computed, foundIn, madeOf, passageOf } from '../support/making.js';

const letter = 'We married too young, we moved for his work four times, and in the end we only spoke about the bills.';
const rule = 'Guests who arrive after six find their key in the box beside the door, and the code comes by message.';
const short = 'Guests who arrive after six find their key in the box.';
const own = 'Berta would be glad to meet you on Sunday at the lake, if the weather is kind.';
const found = (question: string) => ({
  ...said(`man: ${question}`),
  ...madeOf({ runs: [foundIn(passageOf('p1', rule))] }),
});
const { fallback } = policyNamed('dating').texts;

testGate(gate, {
  proves: ['S34', 'S35'],
  rejects: [
    {
      when: 'somebody gets a whole letter back',
      draft: letter,
      turn: said(`woman: ${letter} What should he know?`),
      codes: ['repeats_message'],
      span: letter.slice(0, -1),
    },
    { when: 'case and markup are other', draft: `**${letter.toUpperCase()}**`, turn: said(`woman: ${letter}`) },
    {
      when: 'thirteen words in a row stand in an answer of its own',
      draft:
        'I see that it was hard for you, that you married too young, we moved for his work four times, and in the end there was peace, at least for the children and for you.',
      turn: said(`woman: ${letter}`),
      codes: ['repeats_message'],
    },
    {
      when: 'a question is thrown back',
      draft: 'Would you travel by train or by car to the sea?',
      turn: said('man: Would you travel by train or by car to the sea?'),
    },
    {
      when: 'it is Chinese',
      draft: '我喜欢在周末和朋友一起去山里徒步，然后在湖边做饭看电影。',
      turn: said('man: 我喜欢在周末和朋友一起去山里徒步，然后在湖边做饭看电影。'),
    },
    { when: 'a passage is copied', draft: rule, turn: found('How do I get in?'), codes: ['repeats_passage'] },
    {
      when: 'a passage is copied at length and cited',
      draft: { outbound: rule, citations: [{ source: 'p1', quote: rule }] },
      turn: found('How do I get in?'),
      codes: ['repeats_passage'],
    },
    {
      when: 'a short answer is the words of a passage, and cites none',
      draft: short,
      turn: found('Where is my key?'),
      codes: ['repeats_passage'],
    },
    {
      when: 'it says again what it said before',
      draft: own,
      turn: said(`hers: ${own}`, 'man: Hm.'),
      codes: ['self_echo'],
      directs: 'before',
    },
    {
      when: 'it says again what it said before, with a word in front',
      draft: `Well, ${own}`,
      turn: said(`hers: ${own}`, 'man: Hm.'),
      codes: ['self_echo'],
    },
  ],
  passes: [
    { when: 'nobody said anything', draft: letter },
    {
      when: 'a greeting comes back',
      draft: 'Good morning, how are you?',
      turn: said('man: Good morning, how are you?'),
    },
    {
      when: 'it quotes briefly',
      draft: 'You wrote “we moved for his work four times”. How was that?',
      turn: said(`woman: ${letter}`),
    },
    {
      when: 'it answers in its own words',
      draft: 'That was a lot of moving. He has moved often, too.',
      turn: said(`woman: ${letter}`),
    },
    {
      when: 'somebody asked to hear it again',
      draft: letter,
      turn: said(`woman: ${letter}`, 'man: What did she say exactly?'),
    },
    { when: 'somebody asked for a translation', draft: letter, turn: said(`woman: Übersetze bitte: ${letter}`) },
    { when: 'somebody asked to read a rule out', draft: rule, turn: found('Read me the rule, please.') },
    {
      when: 'a tool gave the words',
      draft: `Here it is: ${rule}`,
      turn: { ...said(`man: ${rule} Is that right?`), ...madeOf({ runs: [computed(rule, 'rules')] }) },
    },
    { when: 'the agent is asked to say it again', draft: own, turn: said(`hers: ${own}`, 'man: Can you repeat that?') },
    {
      when: 'a person asks the same again',
      draft: own,
      turn: said('man: When would Berta meet me?', `hers: ${own}`, 'man: When would Berta meet me?'),
    },
    {
      when: 'a figure is another one',
      draft: 'Three nights with breakfast are 260 euros for the two of you.',
      turn: said('hers: Three nights with breakfast are 240 euros for the two of you.', 'man: With the dog?'),
    },
    {
      when: 'short words come again',
      draft: 'That is fine with me.',
      turn: said('hers: That is fine with me.', 'man: And Monday?'),
    },
    { when: 'the fallback is said again', draft: fallback, turn: said(`hers: ${fallback}`, 'man: Hello?') },
    {
      when: 'a short answer is the words of the passage that it cites',
      draft: { outbound: short, citations: [{ source: 'p1', quote: short }] },
      turn: found('Where is my key?'),
    },
    {
      when: 'a passage is quoted',
      draft: 'It says: “Guests who arrive after six find their key in the box”.',
      turn: found('How?'),
    },
    { when: 'nothing is said', draft: '', turn: said(`woman: ${letter}`) },
  ],
});
