import rule from '../../overrides/loop-cap.js';
import { hers, his, man, policyNamed, woman } from '../support/facts.js';
import { testOverride } from '../support/override-table.js';

const text = 'Thank you for thanking me.';
const two = [man, woman, hers, his];
const spoken = (exchanges: Record<string, number>) => ({ participants: two, exchanges });

testOverride(rule, {
  proves: ['[S81]'],
  caps: [
    {
      when: 'two agents kept each other talking and this one has spoken ten times',
      draft: text,
      turn: spoken({ hers: 10, his: 10 }),
      codes: ['loop_cap'],
    },
    {
      when: 'a lower cap was set after it was passed',
      draft: text,
      turn: { ...spoken({ hers: 7 }), policy: { ...policyNamed('dating'), loopCap: { perSide: 3 } } },
    },
    {
      when: 'the draft hands over and still says something',
      draft: { outbound: text, handoff: { reason: 'we go round in circles' } },
      turn: spoken({ hers: 10 }),
    },
  ],
  passes: [
    { when: 'this is the tenth text', draft: text, turn: spoken({ hers: 9, his: 10 }) },
    { when: 'only the other agent is at its cap', draft: text, turn: spoken({ his: 10 }) },
    { when: 'a person took part, which sets the count to zero', draft: text, turn: spoken({ hers: 0, his: 0 }) },
    {
      when: 'the draft says nothing and only asks for a person',
      draft: { outbound: '', handoff: { reason: 'we go round in circles' } },
      turn: spoken({ hers: 10 }),
    },
    {
      when: 'the draft says nothing and only closes',
      draft: { outbound: ' \n', closes: true },
      turn: spoken({ hers: 10 }),
    },
    {
      when: 'there is one agent, which cannot loop',
      draft: text,
      turn: { participants: [man, woman, hers], exchanges: { hers: 40 } },
    },
  ],
});
