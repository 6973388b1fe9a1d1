import gate from '../../gates/fake-citation.js';
import { said } from '../support/facts.js';
import { testGate } from '../support/gate-table.js';
import { catalog, foundIn, madeOf, passageOf, runOf } from '../support/making.js';

const found = madeOf({
  catalog,
  runs: [foundIn(passageOf('p1', 'Reception closes at six in the evening.'), passageOf('p2', 'Dogs are welcome.'))],
});
const closes = (source: string, quote: string) => ({ outbound: 'It closes at six.', citations: [{ source, quote }] });

testGate(gate, {
  proves: ['S33'],
  rejects: [
    {
      when: 'a document is named by a number that nobody gave',
      draft: 'According to document 4, you may repay half of it every year without a fee.',
      span: 'According to document 4',
      codes: ['document_by_number'],
    },
    { when: 'a number stands in brackets', draft: 'We open at nine [1].', span: '[1]', codes: ['numbered_reference'] },
    { when: 'it is small talk', draft: 'Nice to meet you! [2]', codes: ['numbered_reference'] },
    { when: 'a note is missing', draft: 'We open at nine[^1].', codes: ['note_without_note'] },
    { when: 'a number is raised', draft: 'We open at nine.²', codes: ['numbered_reference'] },
    { when: 'a source stands in brackets', draft: 'At nine (Source: handbook, page 3).', codes: ['source_tag'] },
    { when: 'a source is a tag', draft: 'At nine [source: doc3].', codes: ['source_tag'] },
    { when: 'a source stands in lenticular brackets', draft: 'At nine【3】.', codes: ['source_tag'] },
    { when: 'it is German', draft: 'Um neun (Quelle: Handbuch).', codes: ['source_tag'] },
    { when: 'it is Chinese', draft: '九点开门（来源：手册）。', codes: ['source_tag'] },
    { when: 'a study is made up', draft: 'Love lasts (Smith et al., 2020).', codes: ['scholarly_reference'] },
    { when: 'the id was not found', draft: 'It closes at six [p7].', turn: found },
    { when: 'the number is beyond what was found', draft: 'It closes at six [3].', turn: found },
    {
      when: 'a citation names no passage',
      draft: closes('p7', 'closes at six'),
      turn: found,
      codes: ['unknown_passage'],
    },
    {
      when: 'nothing was looked up',
      draft: closes('p1', 'closes at six'),
      turn: madeOf({ catalog }),
      codes: ['unknown_passage'],
    },
    {
      when: 'a quotation is not in its passage',
      draft: closes('p1', 'closes at seven'),
      turn: found,
      codes: ['misquoted'],
    },
    {
      when: 'a quotation is of another passage',
      draft: closes('p1', 'Dogs are welcome'),
      turn: found,
      codes: ['misquoted'],
    },
    {
      when: 'an outside agent quotes what its own search did not give',
      draft: closes('handbook', 'closes at seven'),
      turn: madeOf({ runs: [runOf('search', { evidence: 'retrieving', text: 'It closes at six.' })] }),
      codes: ['misquoted'],
    },
  ],
  passes: [
    { when: 'it cites nothing', draft: 'We open at nine.' },
    { when: 'the id was found', draft: 'It closes at six [p1].', turn: found },
    { when: 'the number is of a passage', draft: 'It closes at six [1].', turn: found },
    { when: 'the citation is true', draft: closes('p1', 'Reception closes at six'), turn: found },
    { when: 'the quotation leaves words out', draft: closes('p1', 'Reception … in the evening'), turn: found },
    { when: 'the quotation is in other marks', draft: closes('p1', '“reception closes  at six”'), turn: found },
    {
      when: 'an outside agent quotes its own search',
      draft: closes('handbook', 'closes at six'),
      turn: madeOf({ runs: [runOf('search', { evidence: 'retrieving', text: 'It closes at six.' })] }),
    },
    {
      when: 'a participant spoke of the document',
      draft: 'In document 4? No.',
      turn: said('man: Is it in document 4?'),
    },
    { when: 'the note is there', draft: 'At nine[^1].\n\n[^1]: On weekdays.' },
    ...[
      'Press [1] for yes or [2] for no.',
      '[1] Red\n[2] Blue',
      'The interval [0, 1] holds it.',
      'Write `a[1]` for the second.',
      'a[1] is the second.',
      '[x] bread, [ ] milk',
      'Write to [contact removed].',
      'She [Anna] will come.',
      'Read [the map](https://example.com).',
      'The flat has 40 m².',
      'The source of the river is near.',
      'According to my mother, it rains.',
      'The photo (Paris, 2024) is lovely.',
      '【重要】明日は休みです。',
      'Source: trust me.',
      '',
    ].map((draft) => ({ when: `it says: ${draft || 'nothing'}`, draft })),
  ],
  ignores: [
    { when: 'an outside draft cites and says nothing of what its writer found', draft: closes('p1', 'at six') },
  ],
});
