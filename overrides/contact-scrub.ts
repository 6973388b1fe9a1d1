import type { Alternative, Projected } from '../src/domain/verdict.js';
import type { ContactType, Finding } from './contact/finding.js';
import { nothingMet } from './contact/flood.js';
import { scrub, token } from './contact/scrub.js';
import { defineOverride, pass } from './define.js';
import { leavingChannels, withoutFindings } from './leaving.js';

const reachable: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'high', after: 'medium' } };
const traceable: Projected = {
  risk: { before: 'medium', after: 'none' },
  service: { before: 'high', after: 'medium' },
};
const templated: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'medium', after: 'low' } };

const names: Readonly<Record<ContactType, string>> = {
  email: 'an e-mail address',
  phone: 'a telephone number',
  link: 'a link',
  handle: 'a user name',
  ip: 'a network address',
  iban: 'an account number',
};

const alternatives: readonly Alternative[] = [
  { action: 'leave_contact_out', why: 'say the same without the address, number, link or name' },
  { action: 'request_handoff', why: 'a person may decide that a contact should be passed on' },
];

/**
 * Contacts do not leave: what one person pasted, the agent repeats to a stranger.
 * `coaching` and `signals` stay as they are: they go to the person represented, who may need the very contact.
 *
 * Known gaps: a plain user name with neither @ nor dot, digit or underscore; payloads encoded otherwise than in base64
 * or hexadecimal; a contact split over messages; a description in prose ("my first name at the big search engine");
 * pictures and attachments; number words outside the tables of `words/number-words.ts`; local numbers of up to six
 * digits, and of seven to ten bare digits with no word that announces them; domains under word-like endings without a
 * path or a cue ("jane.today").
 */
export default defineOverride({
  id: 'contact-scrub',
  version: 2,
  incident: '0002-handle-repeated',
  reads: leavingChannels,
  writes: leavingChannels,
  codes: {
    email: reachable,
    phone: reachable,
    link: reachable,
    handle: reachable,
    ip: traceable,
    iban: reachable,
    address_template: templated,
  },
  apply({ policy: { regions, languages, allowContacts: allow, texts } }, draft) {
    const met = nothingMet();
    const scrubbed = withoutFindings<Finding>(draft, {
      scrub: (text) => scrub(text, { regions, languages, allow, met }),
      reasonOf: ({ type, rule }) => ({ code: type, text: `${names[type]} was taken out (${rule})` }),
      stubborn: {
        code: 'address_template',
        text: 'what was left still read as a contact, so the policy’s sentence stands in',
      },
      sentence: texts.scrubbed,
      token,
    });
    if (scrubbed === null) return pass;
    return { kind: 'rewrite', ...scrubbed, because: 'a contact does not leave with a message', alternatives };
  },
});
