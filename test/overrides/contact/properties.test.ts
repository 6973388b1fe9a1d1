import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findContacts } from '../../../overrides/contact/find.js';
import { scrub, token } from '../../../overrides/contact/scrub.js';

const options = { regions: ['US', 'GB'], allow: [] };

const piece = fc.constantFrom(
  'jane',
  '@',
  '.',
  'com',
  'example.com',
  ' ',
  ' at ',
  ' dot ',
  '(at)',
  '[.]',
  '415',
  '-',
  '555',
  '0132',
  '+44 7700 900123',
  'http://',
  'www.',
  '😀',
  '\ud83d',
  '\udc00',
  '\u200b',
  '\u0301',
  '４',
  '٣',
  'call ',
  'order ',
  'insta: ',
  'jane_doe92',
  '。',
  'é',
  '**',
  '&#64;',
  '%40',
  '\n',
  ':',
  '/',
  'one ',
  'two ',
  'ſ',
  '谢谢',
  'ﷺ',
);
const hostile = fc.array(piece, { maxLength: 24 }).map((parts) => parts.join(''));
const anyText = fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));

const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const loneIn = (text: string): number => text.match(lone)?.length ?? 0;

describe('[S78] of any text', () => {
  test('spans are in order, apart, and inside the text as written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { start, end } of findContacts(text, options)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2_000 },
    );
  });

  test('what stands outside the spans is byte for byte the same, and the edits replay to the result', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = scrub(text, options);
        if (result.kind !== 'scrubbed') return;
        let replayed = '';
        let from = 0;
        for (const { start, end } of result.findings) {
          replayed += text.slice(from, start) + token;
          from = end;
        }
        expect(replayed + text.slice(from)).toBe(result.text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('no cut leaves half a character behind', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = scrub(text, options);
        if (result.kind === 'scrubbed') expect(loneIn(result.text)).toBeLessThanOrEqual(loneIn(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('twice is once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = scrub(text, options);
        if (result.kind === 'scrubbed') expect(scrub(result.text, options)).toEqual({ kind: 'clean' });
      }),
      { numRuns: 2_000 },
    );
  });

  test('the token is no contact, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.constantFrom('call ', 'insta: ', 'www.', '@', '+', 'mail '), (lead) =>
        expect(findContacts(`${lead}${token}`, options)).toEqual([]),
      ),
    );
  });
});
