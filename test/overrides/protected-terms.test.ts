import { describe, expect, test } from '@jest/globals';
import rule from '../../overrides/protected-terms.js';
import { policyNamed, turnOf } from '../support/facts.js';
import { testOverride } from '../support/override-table.js';

const turn = { policy: policyNamed('hr') };

testOverride(rule, {
  proves: ['[S82]'],
  regenerates: [
    {
      when: 'the advice argues from a pregnancy',
      draft: {
        outbound: 'There are two places beside the entrance.',
        coaching: 'She has led a team of nine. She is pregnant, so a start in May would be a risk.',
      },
      turn,
      codes: ['protected_term'],
    },
    { when: 'the message asks about it', draft: 'Do you have children?', turn },
    {
      when: 'a claim says it, whichever part of it',
      draft: {
        outbound: 'Noted.',
        signals: [
          { about: 'man', topic: 'fit', level: 'concern', evidence: 'Hello.', because: 'He is too old for this.' },
        ],
      },
      turn,
    },
    {
      when: 'the reason of a hand-off says it',
      draft: { outbound: '', handoff: { reason: 'The candidate is deaf and asks for a person.' } },
      turn,
    },
    { when: 'it is said in another language of the policy', draft: 'Die Bewerberin ist schwanger.', turn },
    { when: 'the letters are disguised', draft: 'She is рregnаnt, I think.', turn },
    { when: 'a comma and a name come between', draft: 'Omar, who is Muslim, prays at noon.', turn },
  ],
  passes: [
    { when: 'black is a coffee', draft: 'She drinks black coffee.', turn },
    { when: 'single is a premium', draft: 'The single premium is due.', turn },
    { when: 'Asian is a market', draft: 'The Asian market opens first.', turn },
    { when: 'a law is the topic', draft: 'The Gay Marriage Act changed the form.', turn },
    { when: 'a rule speaks of everybody', draft: 'Pregnant employees may ask for a chair.', turn },
    { when: 'it is a condition', draft: 'If you are disabled, tell us what you need.', turn },
    {
      when: 'the language is none of the policy',
      draft: 'Die Bewerberin ist schwanger.',
      turn: { policy: { ...policyNamed('hr'), languages: ['en'] } },
    },
  ],
});

describe('[S82] what a person reads of it', () => {
  const terms = /pregnan|child|famil|relig|muslim|old|\bage\b|health|disab/iu;
  const outcome = rule.apply(turnOf(turn), { outbound: 'She is pregnant, and he is Muslim.' });

  test('the correction and the reasons never name the term, nor its kind', () => {
    if (outcome.kind !== 'regenerate') throw new Error(outcome.kind);
    const { directive, thought, because, reasons } = outcome;
    expect(JSON.stringify([directive, thought, because, reasons])).not.toMatch(terms);
    expect(Object.keys(rule.codes).join()).not.toMatch(terms);
  });

  test('the reasons say where', () => {
    if (outcome.kind !== 'regenerate') throw new Error(outcome.kind);
    expect(outcome.reasons.map(({ start, end }) => [start, end])).toEqual([
      [0, 15],
      [21, 33],
    ]);
  });
});
