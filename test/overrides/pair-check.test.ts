import rule from '../../overrides/pair-check.js';
import type { Participant } from '../../src/domain/participant.js';
import { hers, man, policyNamed, woman } from '../support/facts.js';
import { testOverride } from '../support/override-table.js';

const text = 'She would like to meet on Sunday.';
const roster = (...participants: Participant[]) => ({ participants });
const second: Participant = { ...woman, id: 'second' };
const friend: Participant = { id: 'friend', kind: 'human' };
const robot: Participant = { id: 'robot', kind: 'agent', role: 'man' };

testOverride(rule, {
  proves: ['[S79]'],
  silences: [
    {
      when: 'there are two women, and one would be the client by chance',
      draft: text,
      turn: roster(man, woman, second, hers),
      codes: ['doubled'],
    },
    { when: 'the man has left', draft: text, turn: roster(woman, hers), codes: ['missing'] },
    { when: 'an agent plays the man', draft: text, turn: roster(robot, woman, hers), codes: ['wrong_kind'] },
    {
      when: 'one role is doubled and the other missing',
      draft: text,
      turn: roster(woman, second, hers),
      codes: ['doubled', 'missing'],
    },
    {
      when: 'the draft only asks for a person',
      draft: { outbound: '', handoff: { reason: 'who is the client' } },
      turn: roster(woman, second, hers, man),
      codes: ['doubled'],
    },
    {
      when: 'a role wants two and has one, with an agent beside',
      draft: text,
      turn: { ...roster(man, robot, woman, hers), policy: { ...policyNamed('dating'), roster: { man: 2 } } },
      codes: ['missing'],
    },
  ],
  passes: [
    { when: 'there is one of each', draft: text },
    { when: 'an agent of the same role stands beside the man', draft: text, turn: roster(man, robot, woman, hers) },
    { when: 'somebody without a role looks on', draft: text, turn: roster(man, woman, friend, hers) },
    {
      when: 'the policy requires nobody',
      draft: text,
      turn: { ...roster(hers, robot), policy: policyNamed('agents') },
    },
  ],
});
