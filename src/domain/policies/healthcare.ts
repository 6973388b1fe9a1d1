import type { Policy } from '../policy.js';

/** Patients and those who look after them. What identifies a patient does not leave in a message. A budget that is spent ends
 * with a person, for somebody may be unwell. No role is required: a carer may speak for a patient. */
export const healthcare: Policy = {
  roster: {},
  overrides: {
    'refusal-not-a-red-flag': { mode: 'enforce' },
    'contact-scrub': { mode: 'enforce' },
    'pair-check': { mode: 'enforce' },
    'wrap-rewrite': { mode: 'enforce' },
    'loop-cap': { mode: 'enforce' },
    'identifier-scrub': { mode: 'enforce' },
  },
  loopCap: { perSide: 10 },
  handoff: { lapseSeconds: 900, expiresInSeconds: 1_800 },
  texts: {
    fallback: 'Thank you for waiting. I want to be careful here, so I am taking this one step at a time.',
    closing: 'This is where I step back. Thank you, and take good care of yourself.',
    notice: 'A member of the care team has been asked to join.',
    expired: 'I am back, and ready to go on from here.',
    capped: 'I will be quiet now until a person joins in. You may also ask for a member of the care team.',
    neutral: 'Thank you for telling me.',
    scrubbed: 'Personal details stay in your record and out of this chat.',
  },
  budget: { dispatches: 24, seconds: 120, then: 'handoff' },
  allowContacts: [],
  assess: false,
  languages: ['en'],
  regions: ['US', 'GB'],
};
