import type { Policy } from '../policy.js';

/** Applicants, employees and those who decide about them. What the law protects is never said of a person. No role is required:
 * an interview may have several on either side. */
export const hr: Policy = {
  roster: {},
  overrides: {
    'refusal-not-a-red-flag': { mode: 'enforce' },
    'contact-scrub': { mode: 'enforce' },
    'pair-check': { mode: 'enforce' },
    'wrap-rewrite': { mode: 'enforce' },
    'loop-cap': { mode: 'enforce' },
    'protected-terms': { mode: 'enforce' },
  },
  loopCap: { perSide: 10 },
  handoff: { lapseSeconds: 900, expiresInSeconds: 1_800 },
  texts: {
    fallback: 'Thank you for your patience. I am keeping to what matters for the work, one step at a time.',
    closing: 'This is where I step back. Thank you for your time.',
    notice: null,
    expired: 'I am back, and ready to go on from here.',
    capped: 'I will be quiet now until a person joins in. You may also ask for somebody of the people team.',
    neutral: 'Thank you, that is noted.',
    scrubbed: 'Contact details are kept on file and stay out of this chat.',
  },
  budget: { dispatches: 24, seconds: 120, then: 'fallback' },
  allowContacts: [],
  assess: false,
  languages: ['en', 'de', 'fr', 'es'],
  regions: ['US', 'GB', 'DE', 'FR', 'ES'],
};
