import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findContacts } from '../../../overrides/contact/find.js';

const options = { regions: ['US', 'GB'], allow: [] };

const of = (units: string, length: number | { min: number; max: number }) =>
  fc
    .array(fc.constantFrom(...units), {
      minLength: typeof length === 'number' ? length : length.min,
      maxLength: typeof length === 'number' ? length : length.max,
    })
    .map((chars) => chars.join(''));
const hexadecimal = '0123456789abcdef';
const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const uuid = fc.uuid({ version: [4, 7] });
const moment = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

const joined = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
  fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((all) => all.join(''));

/** Beside words that announce a telephone or a name. */
const besideCues = [
  'The id is #.',
  '#',
  'My phone showed # as the id',
  'Call create(#) please',
  'contact ref #, thanks',
  'Your number: #',
  'see # and #',
  'conversation=#;',
  'text "#" sent',
  '(#)',
  '# is mine',
  "I'm #",
  'Tel der Kundin: siehe #',
  'phone #',
];
/** Between words that announce nothing: these are digits that somebody could dial. */
const plainly = ['It says #.', '#', 'see # there', '(#)'];

const run = (value: fc.Arbitrary<string>, carriers: readonly string[], runs: number) =>
  fc.assert(
    fc.property(value, fc.constantFrom(...carriers), (id, carrier) => {
      expect(
        findContacts(
          carrier.replaceAll('#', () => id),
          options,
        ),
      ).toEqual([]);
    }),
    { numRuns: runs, seed: 20_261_201 },
  );

describe('[S78] an identifier is no contact', () => {
  test.each<[string, fc.Arbitrary<string>]>([
    ['a UUID', uuid],
    ['a UUID in capitals', uuid.map((id) => id.toUpperCase())],
    ['a UUID in braces', uuid.map((id) => `{${id}}`)],
    ['a UUID as a name', uuid.map((id) => `urn:uuid:${id}`)],
    ['a UUID without dashes', uuid.map((id) => id.replaceAll('-', ''))],
  ])('%s', (_what, value) => run(value, besideCues, 20_000), 60_000);

  test.each<[string, fc.Arbitrary<string>]>([
    ['an MD5 digest', of(`${hexadecimal}abcdef`, 32)],
    ['a commit', of(`${hexadecimal}abcdef`, 40)],
    ['a SHA-256 digest', of(`${hexadecimal}abcdef`, 64)],
    ['a trace', joined('00-', of(`${hexadecimal}abcdef`, 32), '-', of(`${hexadecimal}abcdef`, 16), '-01')],
    ['a ULID', joined('01', of('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 24))],
    ['a moment', moment.map((date) => date.toISOString())],
    ['a moment elsewhere', moment.map((date) => date.toISOString().replace('Z', '+02:00'))],
    ['a hardware address', of(hexadecimal, 12).map((hex) => (hex.match(/../g) as string[]).join(':'))],
    ['a scoped package', joined('@', of(letters, 6), '/', of(letters, 5))],
  ])('%s', (_what, value) => run(value, besideCues, 2_000));

  test.each<[string, fc.Arbitrary<string>]>([
    ['a nanoid', of(`${capitals}${letters}${digits}_-`, 21)],
    ['base64', of(`${capitals}${letters}${digits}+/`, { min: 16, max: 43 })],
    ['a parcel', joined('1Z', of(`${capitals}${digits}`, 6), of(digits, 10))],
    ['an order', joined(fc.constantFrom('ORD-', 'INV-', 'PO-', 'RMA-', '#'), of(digits, { min: 6, max: 8 }))],
    ['a version', joined(of(digits, 1), '.', of(digits, 2), '.', of(digits, 3))],
    ['a version of four parts', joined('v', of(digits, 2), '.', of(digits, 1), '.', of(digits, 4), '.', of(digits, 3))],
    ['seconds of the epoch', joined('timestamp 1', of(digits, 9))],
    ['milliseconds of the epoch', joined('17', of(digits, 11))],
    ['a number of an item', joined('item ', of('123456789', 1), of(digits, 12))],
    ['an EAN', joined('EAN ', of(digits, 13))],
    ['an ISBN', joined('ISBN 978-', of(digits, 1), '-', of(digits, 2), '-', of(digits, 6), '-', of(digits, 1))],
    ['an IMEI', joined('IMEI ', of(digits, 15))],
    ['a card', joined('card 4', of(digits, 3), ' ', of(digits, 4), ' ', of(digits, 4), ' ', of(digits, 4))],
    ['a social security number', joined('SSN ', of(digits, 3), '-', of(digits, 2), '-', of(digits, 4))],
    [
      'a price',
      joined(fc.constantFrom('$', '€', '£', '₹', '¥'), of('123456789', 1), ',', of(digits, 3), '.', of(digits, 2)),
    ],
    [
      'a price behind',
      joined(of('123456789', 1), ' ', of(digits, 3), ' ', of(digits, 3), fc.constantFrom(' €', ' руб.', ' Kč', ' kr')),
    ],
    ['a place', joined(of(digits, 2), '.', of(digits, 6), ', -', of(digits, 2), '.', of(digits, 6))],
    [
      'a path',
      joined(
        '/',
        of(letters, 5),
        '/',
        of(digits, 8),
        '/',
        of(letters, 6),
        fc.constantFrom('.ts', '.md', '.py', '.pdf'),
      ),
    ],
  ])('%s', (_what, value) => run(value, plainly, 2_000));
});
