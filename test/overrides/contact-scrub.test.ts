import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import rule from '../../overrides/contact-scrub.js';
import { policyNamed, turnOf } from '../support/facts.js';
import { testOverride } from '../support/override-table.js';

testOverride(rule, {
  proves: ['[S78]'],
  rewrites: [
    {
      when: 'an address stands in the text',
      draft: 'Write to jane.doe@example.com.',
      to: 'Write to [contact removed].',
      codes: ['email'],
    },
    {
      when: 'a British number stands in the text',
      draft: 'Call +44 7700 900123 after six.',
      to: 'Call [contact removed] after six.',
      codes: ['phone'],
    },
    {
      when: 'the reason of a hand-off and a citation hold contacts, and coaching keeps its own',
      draft: {
        outbound: 'A person takes over.',
        coaching: 'He is @adam_92.',
        handoff: { reason: 'He wants to be called on 415-555-0132.' },
        citations: [{ source: 'https://example.com/terms', quote: 'Ask info@example.com.' }],
      },
      to: {
        handoff: { reason: 'He wants to be called on [contact removed].' },
        citations: [{ source: '[contact removed]', quote: 'Ask [contact removed].' }],
      },
      codes: ['phone', 'link', 'email'],
    },
  ],
  passes: [
    {
      when: 'only coaching names a contact',
      draft: { outbound: 'Good morning.', coaching: 'Her number is +44 7700 900123.' },
    },
    {
      when: 'the tenant allows the address',
      draft: 'Write to help@example.com.',
      turn: { policy: { ...policyNamed('dating'), allowContacts: ['help@example.com'] } },
    },
    { when: 'the digits are an order', draft: 'Your order 4155550132 has left.' },
    { when: 'a full stop lacks its space', draft: 'That is done.Next we look at the terms.' },
  ],
});

describe('[S78] contact-scrub', () => {
  test('names type and rule and place of what it took, never the value', () => {
    const draft = { outbound: '😀 Call +44 7700 900123.' };
    const outcome = rule.apply(turnOf(), draft);
    expect(outcome).toMatchObject({
      kind: 'rewrite',
      reasons: [{ code: 'phone', channel: 'outbound', start: 8, end: 23 }],
    });
    expect(
      JSON.stringify(outcome.kind === 'rewrite' && [outcome.because, outcome.reasons, outcome.alternatives]),
    ).not.toMatch(/7700|900123/);
  });

  test('sends the policy’s sentence when the tokens make the text too long', () => {
    const outcome = rule.apply(turnOf(), { outbound: `${'@ab '.repeat(300)}${'a '.repeat(7_390)}` });
    expect(outcome).toMatchObject({ draft: { outbound: policyNamed('dating').texts.scrubbed } });
    expect(outcome.kind === 'rewrite' && outcome.reasons.at(-1)?.code).toBe('address_template');
  });

  test('leaves coaching and signals byte for byte as they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('jane@example.com', ' ', '+44 7700 900123', 'é', '@jane_92', '😀')),
        (parts) => {
          const coaching = parts.join('');
          const signals = [
            {
              about: 'man',
              topic: coaching.slice(0, 20) || 'x',
              level: 'neutral' as const,
              evidence: coaching,
              because: coaching,
              note: coaching,
            },
          ];
          const outcome = rule.apply(turnOf(), { outbound: coaching, coaching, signals });
          if (outcome.kind === 'rewrite') expect(outcome.draft).toMatchObject({ coaching, signals });
        },
      ),
    );
  });
});
