import type { Policy } from '../policy.js';

/** One man and one woman, each perhaps with an agent of their own. The default policy. */
export const dating: Policy = {
  roster: { man: 1, woman: 1 },
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
    fallback: 'Thank you for your patience. I am taking this one step at a time, to say it well.',
    closing: 'This is where I step back. Thank you for talking with me, and take good care.',
    notice: null,
    expired: 'I am back, and glad to go on from here.',
    capped: 'I will be quiet now until one of you joins in. You may also ask for a person of the team.',
    neutral: 'Thank you for telling me.',
    scrubbed: 'Contact details stay out of this chat for now.',
  },
  budget: { dispatches: 24, seconds: 120, then: 'fallback' },
  allowContacts: [],
  assess: false,
  languages: ['en'],
  regions: ['US', 'GB'],
};
