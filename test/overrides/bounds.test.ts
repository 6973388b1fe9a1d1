import { expect, test } from '@jest/globals';
import { findContacts } from '../../overrides/contact/find.js';
import { nothingMet } from '../../overrides/contact/flood.js';
import rule from '../../overrides/contact-scrub.js';
import { utterancesIn } from '../../overrides/refusal/sentences.js';
import { sentencesOf } from '../../overrides/text/sentences.js';
import { turnOf } from '../support/facts.js';

/** What keeps the work linear is that it is counted: here the counts are, in `npm run eval` the time is. */
const endless = 100_000;
const filled = (unit: string): string => unit.repeat(Math.ceil(endless / unit.length)).slice(0, endless);

test.each([['ok? '], ['a.\n'], ['e.g. Dr. '], ['No! '], ['\n'], ['a'], ['。']])(
  'of a hundred thousand units of %j, no more than two thousand sentences are told apart and none of the text is lost',
  (unit) => {
    const text = filled(unit);
    const sentences = sentencesOf(text);
    expect(sentences.length).toBeLessThanOrEqual(2_000);
    expect(sentences.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  },
);

test('a message has three hundred utterances at most, and the last one holds the rest', () => {
  const utterances = utterancesIn('no. '.repeat(4_000));
  expect(utterances.length).toBe(300);
  expect(utterances.at(-1)?.match(/no/g)?.length).toBe(4_000 - 299);
});

test('a text behind a flood of contacts is one contact and goes unread', () => {
  const met = { ...nothingMet(), findings: 200 };
  expect(findContacts('handbook', { regions: ['US'], allow: [], met })).toMatchObject([
    { start: 0, end: 'handbook'.length, rule: 'flood' },
  ]);
});

test.each([
  ['contacts', 'jane@example.com or bob@example.com '],
  ['said marks', 'jane at example dot com '],
])('%s are counted over all fields of a draft', (_, unit) => {
  const quote = unit.repeat(60);
  const citations = [
    ...Array.from({ length: 40 }, () => ({ source: 'handbook', quote })),
    { source: 'last', quote: '' },
  ];
  const outcome = rule.apply(turnOf(), { outbound: 'All noted.', citations });
  const cited = outcome.kind === 'rewrite' ? outcome.draft.citations : undefined;
  expect(cited?.[0]?.source).toBe('handbook');
  expect(cited?.at(-1)).toEqual({ source: '[contact removed]', quote: '' });
});
