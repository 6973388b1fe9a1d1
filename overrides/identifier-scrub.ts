import type { IdentifierKind } from '../src/domain/policy.js';
import { identifierKinds } from '../src/domain/policy.js';
import type { Alternative, Projected } from '../src/domain/verdict.js';
import { defineOverride, pass } from './define.js';
import { findIdentifiers } from './identifier/find.js';
import type { Identifier } from './identifier/identifier.js';
import { leavingChannels, withoutFindings } from './leaving.js';
import { scrubbed } from './text/scrub.js';

const exposed: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'high', after: 'medium' } };
const templated: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'medium', after: 'low' } };

const names: Readonly<Record<IdentifierKind, string>> = {
  nhs: 'an NHS number',
  npi: 'a provider number',
  mbi: 'a Medicare number',
  ssn: 'a social security number',
  iban: 'an account number',
  card: 'the number of a payment card',
  mrn: 'a medical record number',
};

const alternatives: readonly Alternative[] = [
  { action: 'leave_identifier_out', why: 'say the same without the number; the person knows whose record it is' },
  { action: 'request_handoff', why: 'a person may decide that a number should be passed on' },
];

/** Stands where an identifier stood, unless the policy has a word of its own. */
const usualToken = '[identifier removed]';

/**
 * What identifies a patient does not leave: whoever reads over a shoulder, or a wrong address, has the record with it.
 * `coaching` and `signals` stay as they are: they go to the person represented, who has the record.
 *
 * Known gaps: an SSN has no checksum, so any number of its form is one when it has dashes, and none without them unless
 * it is called one; one number in eleven passes for an NHS number, so "order 943 476 5919" is spared; record numbers
 * without a cue; numbers in words, split over messages, or with other marks inside than one space, dash, dot or slash.
 */
export default defineOverride({
  id: 'identifier-scrub',
  version: 1,
  incident: '0026-number-in-the-reply',
  reads: leavingChannels,
  writes: leavingChannels,
  codes: {
    nhs: exposed,
    npi: exposed,
    mbi: exposed,
    ssn: exposed,
    iban: exposed,
    card: exposed,
    mrn: exposed,
    identifier_template: templated,
  },
  apply({ policy: { overrides, texts } }, draft) {
    const { kinds = identifierKinds, token = usualToken } = overrides['identifier-scrub'] ?? {};
    const wanted = new Set(kinds);
    const scrubber = {
      scrub: (text: string) => scrubbed(text, token, (read) => findIdentifiers(read, wanted)),
      reasonOf: ({ kind, rule }: Identifier) => ({ code: kind, text: `${names[kind]} was taken out (${rule})` }),
      stubborn: {
        code: 'identifier_template',
        text: 'what was left still read as an identifier, so the policy’s sentence stands in',
      },
      sentence: texts.scrubbed,
      token,
    };
    const clean = withoutFindings(draft, scrubber);
    if (clean === null) return pass;
    return { kind: 'rewrite', ...clean, because: 'an identifier does not leave with a message', alternatives };
  },
});
