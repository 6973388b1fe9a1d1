import { describe, expect, test } from '@jest/globals';
import { findContacts } from '../../../overrides/contact/find.js';
import { addresses } from './addresses.js';
import { handles } from './handles.js';
import { innocentNumbers } from './innocent-numbers.js';
import { innocentWords } from './innocent-words.js';
import { moreAddresses } from './more-addresses.js';
import { moreHandles } from './more-handles.js';
import { morePhones } from './more-phones.js';
import { phones } from './phones.js';

const options = { regions: ['US', 'GB'], allow: [] };

const rowsOf = (table: string): string[] => table.trim().split('\n');

/** What a reader still sees of the marked stretch. */
function leftOf(row: string): string {
  const start = row.indexOf('«');
  const end = row.lastIndexOf('»') - 1;
  const text = row.slice(0, start) + row.slice(start + 1, end + 1) + row.slice(end + 2);
  const found = findContacts(text, options);
  return [...text.slice(start, end).matchAll(/[\p{L}\p{N}]/gu)]
    .filter(({ index }) => !found.some((span) => index + start >= span.start && index + start < span.end))
    .join('');
}

describe('[S78] contacts go', () => {
  for (const row of [phones, addresses, handles, morePhones, moreAddresses, moreHandles].flatMap(rowsOf))
    test(row, () => expect(leftOf(row)).toBe(''));

  test.each([
    ['zero-width marks between the digits', '415\u200d-555\u2060-0132'],
    ['no-break spaces and hyphens', '415\u00a0555\u20110132'],
    ['a zero-width space in an address', 'jane\u200b@\u200bexample\u200b.com'],
    ['a number on the next line', 'my number:\n4155550132'],
    ['escapes of markdown', 'jane\\_doe\\@example\\.com'],
    ['code marks', '`jane@example.com`'],
    ['right-to-left marks', '\u200f+44 7700 900123\u200f'],
    ['keycaps', '4️⃣1️⃣5️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣3️⃣2️⃣'],
  ])('%s', (_when, text) => {
    const [finding] = findContacts(text, options);
    expect(text.slice(finding?.start, finding?.end)).toMatch(/[\p{N}a-z]/u);
    expect(findContacts(text, options)).toHaveLength(1);
  });
});

describe('[S78] what is no contact stays', () => {
  for (const line of [...rowsOf(innocentNumbers), ...rowsOf(innocentWords)])
    test(line, () =>
      expect(
        line
          .split(' | ')
          .flatMap((text) => findContacts(text, options).map(({ start, end }) => text.slice(start, end))),
      ).toEqual([]),
    );
});

describe('[S78] spans', () => {
  const cut = (text: string) =>
    findContacts(text, options).map(({ start, end, type }) => [text.slice(start, end), type]);

  test.each([
    ['an emoji before it does not shift it', '👩‍💻😀 +44 7700 900123 🙂', [['+44 7700 900123', 'phone']]],
    [
      'an address is never cut in half',
      'first.last+tag@mail.example.co.uk.',
      [['first.last+tag@mail.example.co.uk', 'email']],
    ],
    [
      'two numbers are two',
      '4155550132 call or 4155550133',
      [
        ['4155550132', 'phone'],
        ['4155550133', 'phone'],
      ],
    ],
    [
      'the sentence goes on behind a link',
      'See https://example.com/a?b=1, then write.',
      [['https://example.com/a?b=1', 'link']],
    ],
    ['Chinese runs into an address', '我的邮箱jane@example.com谢谢', [['jane@example.com', 'email']]],
    ['a link in markdown keeps its brackets', '[terms](https://example.com/t)', [['https://example.com/t', 'link']]],
    [
      'full width counts in units of the original',
      '電話は０９０－１２３４－５６７８です',
      [['０９０－１２３４－５６７８', 'phone']],
    ],
  ])('%s', (_when, text, wanted) => expect(cut(text)).toEqual(wanted));
});

describe('[S78] what the tenant allows stays', () => {
  const left = (text: string, ...allow: string[]) =>
    findContacts(text, { ...options, allow }).map(({ start, end }) => text.slice(start, end));

  test.each([
    ['its mailbox', 'Write to help@example.com.', 'help@example.com'],
    ['its domain and all below', 'See https://docs.example.com/a and www.example.com.', 'example.com'],
    ['an address at its domain', 'Write to anna@example.com.', 'example.com'],
    ['its number, with and without the calling code', 'Call +44 20 7946 0958 or 020 7946 0958.', '+442079460958'],
    ['its name on a platform', 'Follow @example_team.', '@example_team'],
  ])('%s', (_what, text, allowed) => expect(left(text, allowed)).toEqual([]));

  test.each([
    ['another mailbox there', 'Write to jane@example.com.', 'help@example.com'],
    ['a domain that only ends alike', 'See notexample.com.', 'example.com'],
    ['its domain as a user name', 'See https://example.com@evil.org/.', 'example.com'],
    ['a look-alike of it', 'See https://exаmple.com/.', 'example.com'],
    ['another number', 'Call 020 7946 0959.', '+442079460958'],
  ])('but not %s', (_what, text, allowed) => expect(left(text, allowed)).toHaveLength(1));
});
