import type { Policy } from '../policy.js';

/** Agents among themselves, with or without people watching. No role is required. */
export const agents: Policy = {
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
    fallback: 'Thank you for waiting. I am taking this one step at a time, to get it right.',
    closing: 'This is where I step back. Thank you for working with me.',
    notice: null,
    expired: 'I am back, and ready to go on from here.',
    capped: 'I will be quiet now until a person joins in. Either side may ask for one.',
    neutral: 'Thank you, that is noted.',
    scrubbed: 'Contact details stay out of this thread.',
  },
  budget: { dispatches: 24, seconds: 120, then: 'fallback' },
  allowContacts: [],
  assess: false,
  languages: ['en'],
  regions: ['US', 'GB'],
};
