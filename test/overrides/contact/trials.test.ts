import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findContacts } from '../../../overrides/contact/find.js';

const file = path.resolve('../shared/trials/contact.jsonl');
const present = existsSync(file);

interface Trial {
  id: string;
  text: string;
  spans: { start: number; end: number }[];
  note: string;
}

const trials = present
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Trial)
  : [];

function leftOf({ text, spans }: Trial): string {
  const found = findContacts(text, { regions: ['US', 'GB'], allow: [] });
  if (spans.length === 0) return found.map(({ start, end }) => text.slice(start, end)).join(' ');
  const seen = (at: number): boolean => !found.some(({ start, end }) => at >= start && at < end);
  return spans
    .flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(/[\p{L}\p{N}]/gu)].filter(({ index }) => seen(start + index)),
    )
    .join('');
}

(present ? describe : describe.skip)(
  `[S78] the trial set of contacts${present ? '' : ' (skipped: ../shared/trials is absent)'}`,
  () => {
    for (const trial of trials) test(`${trial.id}: ${trial.note}`, () => expect(leftOf(trial)).toBe(''));
    if (trials.length === 0) test('is not here', () => undefined);
  },
);
