import type { Policy } from '../policy.js';

/** Customers and a help desk. A ticket that was closed is not opened again by a farewell. No role is required: whoever writes
 * is a customer. */
export const support: Policy = {
  roster: {},
  overrides: {
    'refusal-not-a-red-flag': { mode: 'enforce' },
    'contact-scrub': { mode: 'enforce' },
    'pair-check': { mode: 'enforce' },
    'wrap-rewrite': { mode: 'enforce' },
    'loop-cap': { mode: 'enforce' },
    'closed-thread': { mode: 'enforce' },
  },
  loopCap: { perSide: 10 },
  handoff: { lapseSeconds: 900, expiresInSeconds: 1_800 },
  texts: {
    fallback: 'Thank you for your patience. I am looking into this one step at a time.',
    closing: 'This ticket is closed now. Thank you for getting in touch.',
    notice: 'A member of the support team has been asked to join.',
    expired: 'I am back, and ready to go on with your request.',
    capped: 'I will be quiet now until a person joins in. You may also ask for a person of the support team.',
    neutral: 'Thank you, and all the best.',
    scrubbed: 'Contact details stay out of this ticket.',
  },
  budget: { dispatches: 24, seconds: 120, then: 'fallback' },
  allowContacts: [],
  assess: false,
  languages: ['en'],
  regions: ['US', 'GB'],
};
