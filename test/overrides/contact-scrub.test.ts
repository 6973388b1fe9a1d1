import rule from '../../overrides/contact-scrub.js';
import { testOverride } from '../support/override-table.js';

testOverride(rule, {
  proves: ['S78'],
  rewrites: [
    { when: 'an address stands in the text', draft: 'Write to jane.doe@example.com.', to: 'Write to [contact removed].', codes: ['email'] },
    { when: 'a British number stands in the text', draft: 'Call +44 7700 900123 after six.', to: 'Call [contact removed] after six.', codes: ['phone'] },
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
    { when: 'only coaching names a contact', draft: { outbound: 'Good morning.', coaching: 'Her number is +44 7700 900123.' } },
    { when: 'the digits are an order', draft: 'Your order 4155550132 has left.' },
    { when: 'a full stop lacks its space', draft: 'That is done.Next we look at the terms.' },
  ],
});
