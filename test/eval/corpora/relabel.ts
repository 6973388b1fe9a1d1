import type { Span } from '../../../overrides/text/span.js';

/**
 * The labels of others ask what a link library should turn into a link; ours ask what lets a reader reach somebody.
 * So a malformed link with a scheme, an e-mail address and whatever the table below names go all the same.
 */
const goAllTheSame: readonly RegExp[] = [
  /https?:\/\/[^\s\p{L}\p{N}]{0,3}[\p{L}\p{N}][^\s]*/gu,
  /(?:mailto:)?[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
];

/** By the text of the case: the parts that go all the same, in order. */
const alsoGoes: Readonly<Record<string, readonly string[]>> = {
  // linkify-it: an invalid scheme, slash, underscore or port before or behind a name that can be typed as it stands
  'hppt://example.com': ['example.com'],
  '///test.com': ['test.com'],
  '_//example.com': ['example.com'],
  '_example.com': ['example.com'],
  '@example.com': ['@example.com'],
  'google.com:500000 // invalid port': ['google.com'],
  // twitter-text: not its users' names, or not linked by its own rules, and yet names and domains
  '@aliceìnheiro something something': ['@aliceìnheiro'],
  '@username email me @test@example.com': ['@username', '@test@example.com'],
  '#test.com @test.com #http://test.com @http://test.com #t.co/abcde @t.co/abcde': [
    'test.com',
    'test.com',
    'http://test.com',
    'http://test.com',
    't.co/abcde',
    't.co/abcde',
  ],
  '$http://twitter.com $twitter.com $http://t.co/abcde $t.co/abcde $t.co $TVI.CA $RBS.CA': [
    'http://twitter.com',
    'twitter.com',
    'http://t.co/abcde',
    't.co/abcde',
    't.co',
  ],
  'http://twitter.com/#hashtag twitter.com/#hashtag': ['http://twitter.com/#hashtag', 'twitter.com/#hashtag'],
  // libphonenumber-js: a slip of the finger inside a number that is valid
  '213(3734253': ['213(3734253'],
  // UTS #58: a name that an at-sign announces
  'See @example.😎': ['@example'],
};

/** Cases whose label says "goes" and that stay for us: a date with its hour. */
export const staysForUs: ReadonlySet<string> = new Set(['2012-01-02 08']);

/** The spans of a case that its own labels do not have. */
export function relabelled(text: string): Span[] {
  let from = 0;
  const named = (alsoGoes[text] ?? []).map((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return { start, end: from };
  });
  const found = goAllTheSame.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length })),
  );
  return [...named, ...found].filter(
    (span, at, all) => !all.some((other, before) => before < at && span.start < other.end && other.start < span.end),
  );
}
