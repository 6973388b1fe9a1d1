import type { Policy } from '../policy.js';

/** Applications for credit. What an applicant declines to disclose, and need not, never counts against them. No role is
 * required: a couple may borrow together. */
export const lending: Policy = {
  roster: {},
  overrides: {
    'refusal-not-a-red-flag': { mode: 'enforce' },
    'contact-scrub': { mode: 'enforce' },
    'pair-check': { mode: 'enforce' },
    'wrap-rewrite': { mode: 'enforce' },
    'loop-cap': { mode: 'enforce' },
  },
  loopCap: { perSide: 10 },
  handoff: { lapseSeconds: 900, expiresInSeconds: 1_800 },
  texts: {
    fallback: 'Thank you for your patience. I am going through your application one step at a time.',
    closing: 'This is where I step back. Thank you for your application.',
    notice: null,
    expired: 'I am back, and ready to go on with your application.',
    capped: 'I will be quiet now until a person joins in. You may also ask for a person of the lending team.',
    neutral: 'Thank you, that is noted.',
    scrubbed: 'Contact details are kept with your application and stay out of this chat.',
  },
  budget: { dispatches: 24, seconds: 120, then: 'fallback' },
  allowContacts: [],
  assess: false,
  languages: ['en'],
  regions: ['US', 'GB'],
};
