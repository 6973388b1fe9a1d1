import type { Draft } from '../src/domain/draft.js';
import { maxText } from '../src/domain/draft.js';
import type { Policy } from '../src/domain/policy.js';
import type { Alternative, Projected, Reason } from '../src/domain/verdict.js';
import type { ContactType, Finding } from './contact/finding.js';
import type { Met } from './contact/flood.js';
import { nothingMet } from './contact/flood.js';
import { scrub, token } from './contact/scrub.js';
import { defineOverride, pass } from './define.js';

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

type Leaving = 'outbound' | 'handoff' | 'citations';

const longest = { outbound: maxText, reason: 2_000, source: 500, quote: maxText } as const;

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
  reads: ['outbound', 'handoff', 'citations'],
  writes: ['outbound', 'handoff', 'citations'],
  codes: {
    email: reachable,
    phone: reachable,
    link: reachable,
    handle: reachable,
    ip: traceable,
    iban: reachable,
    address_template: templated,
  },
  apply({ policy }, draft) {
    const reasons: Reason[] = [];
    const reading: Reading = { policy, reasons, met: nothingMet() };
    const outbound = withoutContacts(draft.outbound, { ...reading, channel: 'outbound', most: longest.outbound });
    const handoff = handoffWithout(draft, reading);
    const citations = citationsWithout(draft, reading);
    if (reasons.length === 0) return pass;
    const scrubbed: Draft = { ...draft, outbound, ...(handoff && { handoff }), ...(citations && { citations }) };
    return {
      kind: 'rewrite',
      draft: scrubbed,
      because: 'a contact does not leave with a message',
      reasons,
      alternatives,
    };
  },
});

interface Reading {
  policy: Policy;
  reasons: Reason[];
  met: Met;
}

interface Field extends Reading {
  channel: Leaving;
  /** Units the field may hold. */
  most: number;
}

/** The text without contacts; the policy's sentence when one would still show, or the tokens make it too long. */
function withoutContacts(text: string, { policy, reasons, met, channel, most }: Field): string {
  const result = scrub(text, {
    regions: policy.regions,
    languages: policy.languages,
    allow: policy.allowContacts,
    met,
  });
  if (result.kind === 'clean') return text;
  for (const finding of result.findings) reasons.push(reasonOf(finding, channel));
  if (result.kind === 'scrubbed' && result.text.length <= most) return result.text;
  reasons.push({
    code: 'address_template',
    text: 'what was left still read as a contact, so the policy’s sentence stands in',
    channel,
  });
  return channel === 'outbound' ? policy.texts.scrubbed : token;
}

const reasonOf = ({ type, rule, start, end }: Finding, channel: Leaving): Reason => ({
  code: type,
  text: `${names[type]} was taken out (${rule})`,
  channel,
  start,
  end,
});

function handoffWithout({ handoff }: Draft, reading: Reading): Draft['handoff'] {
  if (handoff === undefined) return undefined;
  return {
    ...handoff,
    reason: withoutContacts(handoff.reason, { ...reading, channel: 'handoff', most: longest.reason }),
  };
}

function citationsWithout({ citations }: Draft, reading: Reading): Draft['citations'] {
  return citations?.map(({ source, quote }) => ({
    source: withoutContacts(source, { ...reading, channel: 'citations', most: longest.source }),
    quote: withoutContacts(quote, { ...reading, channel: 'citations', most: longest.quote }),
  }));
}
