import { describe, expect, test } from '@jest/globals';
import rule from '../../../overrides/contact-scrub.js';
import { token } from '../../../overrides/contact/scrub.js';
import { turnOf } from '../../support/facts.js';

const sent = (outbound: string): string => {
  const outcome = rule.apply(turnOf(), { outbound });
  return outcome.kind === 'rewrite' ? outcome.draft.outbound : outbound;
};

/** What detectors of others did to each text, and what must be left of it: « » marks what goes, and nothing else does. */
const faults: readonly (readonly [string, string])[] = [
  ['takes the number of a product for a telephone', 'The product id is 4155550132.'],
  ['takes a time of the epoch for a telephone', 'It was logged at 1700000000 seconds.'],
  ['takes a time of the epoch in milliseconds for a telephone', 'The stamp reads 1700000000123.'],
  ['takes an item number of 13 digits for a telephone', 'item 9781234567890'],
  ['takes a UUID for a telephone', 'The entry is 01a22f5f-5be9-7ba7-8756-564f5519133d.'],
  ['takes a digest for a telephone', 'commit 602539f4ba545262ba4d5271e0bda2f5'],
  ['takes an ISBN for a telephone', 'Read ISBN 978-3-16-148410-0.'],
  ['takes a card for a telephone', 'The card 4242 4242 4242 4242 has expired.'],
  ['takes a date and an hour for a telephone', 'We meet on 2026-11-30 14:30.'],
  ['takes the hours of a shop for a telephone', 'We are open 0900-1730.'],
  ['takes degrees of a place for a telephone', 'The door is at 52.520008, 13.404954.'],
  ['takes an amount for a telephone', 'Sales reached 1.204.558 and then 250 000 000.'],
  ['takes a score for a telephone', 'They won 6-4, 3-6, 7-5.'],
  ['takes "individual" for an address, for it holds a mark of India', 'The individual decides.'],
  ['takes short technical names for names of people', 'We use S3, EKS, C4 and AES-192.'],
  ['takes a missing space for a link', 'That is done.Next we look at the terms.'],
  ['takes a framework for a link', 'We write node.js and asp.net.'],
  ['takes a file for a link', 'Open readme.md, index.ts and report.pdf.'],
  ['takes a member of an object for a link', 'Then user.profile.update() is called.'],
  ['takes initials for a link', 'The U.S.A. and the U.K. agree, e.g. on tax.'],
  ['takes a scoped package for a name', 'Install @nestjs/core and @types/node.'],
  ['takes a decorator for a name', '@Injectable() export class Mail {}'],
  ['takes a style sheet for a name', '@media (max-width: 600px) { color: red }'],
  ['takes an hour behind an at-sign for a name', 'Lunch is @ 5pm.'],
  ['takes the version of a package for an address', 'lodash@4.17.21 is old.'],
  ['takes a version of four parts for a network address', 'Version 10.0.19041.1 is installed.'],
  ['misses a British number of the drama range', 'Call «+44 7700 900123» after six.'],
  ['misses fullwidth digits', 'Call «４１５－５５５－０１３２».'],
  ['misses Arabic digits', 'هاتفي «٠٥٠ ١٢٣ ٤٥٦٧»'],
  ['cuts an address in half at its plus', 'Write to «jane.doe+loans@mail.example.co.uk».'],
  ['cuts an address in half at its quotes', "Write to «o'brien@example.ie»."],
  ['is shifted by an emoji before the span', '😀👍🏽 Call «415-555-0132» 😀'],
  ['takes the full stop behind a link in', 'See «https://example.com/a».'],
  ['leaves the brackets of a path behind', 'See «https://example.com/a_(b)».'],
  ['loses a domain between scripts without spaces', '请访问«example.com»吧'],
  ['needs a scheme', 'It is on «wa.me/15550132444».'],
  ['stops at an invisible mark', 'Call «415\u200b-555\u2060-0132».'],
];

describe('[S78] faults of other detectors are none of ours', () => {
  test.each(faults)('%s: %s', (_fault, marked) => {
    const text = marked.replace(/[«»]/g, '');
    expect(sent(text)).toBe(marked.replace(/«[^»]*»/g, token));
  });

  test('misses an address that stands in a hand-off or a citation only', () => {
    const outcome = rule.apply(turnOf(), {
      outbound: 'A person takes over.',
      handoff: { reason: 'He is at jane@example.com.' },
      citations: [{ source: 'terms', quote: 'Ask info@example.com.' }],
    });
    expect(outcome).toMatchObject({
      kind: 'rewrite',
      draft: { handoff: { reason: `He is at ${token}.` }, citations: [{ source: 'terms', quote: `Ask ${token}.` }] },
    });
  });
});
