import { describe, expect, test } from '@jest/globals';
import { findIdentifiers } from '../../overrides/identifier/find.js';
import rule from '../../overrides/identifier-scrub.js';
import { identifierKinds, type Policy } from '../../src/domain/policy.js';
import { policyNamed, turnOf } from '../support/facts.js';
import { provenKinds, seeded, sentenceWith, spoiled, validOf } from '../support/identifiers.js';
import { testOverride } from '../support/override-table.js';

const healthcare = policyNamed('healthcare');
const turn = { policy: healthcare };
const withRule = (settings: Omit<Policy['overrides'][string], 'mode'>) => ({
  policy: { ...healthcare, overrides: { 'identifier-scrub': { mode: 'enforce' as const, ...settings } } },
});

testOverride(rule, {
  proves: ['[S82]'],
  rewrites: [
    {
      when: 'the reply confirms a record with all that stands in it',
      draft: 'I found you as NHS number 943 476 5919, MRN 00482913, paid with 4111 1111 1111 1111.',
      turn,
      to: 'I found you as NHS number [identifier removed], MRN [identifier removed], paid with [identifier removed].',
      codes: ['nhs', 'mrn', 'card'],
    },
    {
      when: 'the numbers are those of the United States',
      draft: 'NPI 1234567893, MBI 1EG4-TE5-MK73, SSN 123-45-6789.',
      turn,
      to: 'NPI [identifier removed], MBI [identifier removed], SSN [identifier removed].',
      codes: ['npi', 'mbi', 'ssn'],
    },
    {
      when: 'an account is named for a refund',
      draft: 'The refund goes to DE89 3704 0044 0532 0130 00 today.',
      turn,
      to: 'The refund goes to [identifier removed] today.',
      codes: ['iban'],
    },
    {
      when: 'the digits are disguised',
      draft: 'It is ９４３ ４７６ ５９１９, or 9\u200b43\u200b476\u200b5919.',
      turn,
      to: 'It is [identifier removed], or [identifier removed].',
      codes: ['nhs', 'nhs'],
    },
    {
      when: 'a social security number without dashes is called one',
      draft: 'Your social security number is 123456789, and your patient ID is A-55 20 113.',
      turn,
      to: 'Your social security number is [identifier removed], and your patient ID is [identifier removed].',
      codes: ['ssn', 'mrn'],
    },
    {
      when: 'the reason of a hand-off and a citation hold them, and coaching keeps its own',
      draft: {
        outbound: 'A nurse takes over.',
        coaching: 'He is NHS 943 476 5919.',
        handoff: { reason: 'Asks about MRN: 00482913.' },
        citations: [{ source: 'letter', quote: 'NHS No. 9434765919, born 1970' }],
      },
      turn,
      to: {
        handoff: { reason: 'Asks about MRN: [identifier removed].' },
        citations: [{ source: 'letter', quote: 'NHS No. [identifier removed], born 1970' }],
      },
      codes: ['mrn', 'nhs'],
    },
    {
      when: 'the policy speaks another language',
      draft: 'Ihre Nummer ist 943 476 5919.',
      turn: withRule({ token: '[Nummer entfernt]' }),
      to: 'Ihre Nummer ist [Nummer entfernt].',
    },
    {
      when: 'two of them stand side by side',
      draft: '943 476 5919 and 4010232137 4010232137',
      turn,
      to: '[identifier removed] and [identifier removed] [identifier removed]',
    },
  ],
  passes: [
    {
      when: 'a digit of each number is wrong',
      draft: 'NHS 943 476 5918, card 4111 1111 1111 1112, NPI 1234567892.',
      turn,
    },
    { when: 'the number is an order of ten digits', draft: 'Your order 9434765919 has left.', turn },
    { when: 'the number is part of a longer one', draft: 'Part 99434765919-1, 943.476.5919.2, 1/9434765919.', turn },
    {
      when: 'no word calls the digits a record',
      draft: 'The record was 48291 visitors, and chart 3 shows 120045.',
      turn,
    },
    { when: 'the date has eight digits', draft: 'Born on 1970-03-02, seen on 20260302, at 10:20.', turn },
    { when: 'the area of a social security number was never given', draft: 'SSN 666-45-6789, 900-45-6789.', turn },
    { when: 'only coaching names it', draft: { outbound: 'Good morning.', coaching: 'NHS 943 476 5919' }, turn },
    { when: 'the policy does not ask for that kind', draft: 'NHS 943 476 5919.', turn: withRule({ kinds: ['card'] }) },
    { when: 'the number is one digit, ten times', draft: '0000000000 and 0000 0000 0000 0000', turn },
  ],
});

describe('[S82] an identifier with a check digit is found exactly', () => {
  test.each(provenKinds)('%s: five hundred valid ones, and none of them with one place changed', (kind) => {
    const random = seeded(20_261_201);
    const missed: string[] = [];
    const alarms: string[] = [];
    for (let n = 0; n < 500; n += 1) {
      const value = validOf(kind, random);
      const right = sentenceWith(kind, value, random);
      const spans = findIdentifiers(right.text, new Set([kind]));
      if (JSON.stringify(spans.map(({ start, end }) => [start, end])) !== JSON.stringify([[right.start, right.end]]))
        missed.push(right.text);
      const wrong = sentenceWith(kind, spoiled(kind, value, random), random);
      if (findIdentifiers(wrong.text, new Set([kind])).length > 0) alarms.push(wrong.text);
    }
    expect({ missed, alarms }).toEqual({ missed: [], alarms: [] });
  });

  test('records hold kind, place and rule, never the value', () => {
    const outcome = rule.apply(turnOf(turn), { outbound: '😀 NHS 943 476 5919.' });
    if (outcome.kind !== 'rewrite') throw new Error(outcome.kind);
    expect(outcome.reasons).toEqual([
      { code: 'nhs', text: 'an NHS number was taken out (nhs)', channel: 'outbound', start: 7, end: 19 },
    ]);
    expect(JSON.stringify([outcome.because, outcome.alternatives])).not.toMatch(/\d/);
  });

  test('every kind is a code of the rule', () => {
    expect(Object.keys(rule.codes)).toEqual(expect.arrayContaining([...identifierKinds]));
  });
});
