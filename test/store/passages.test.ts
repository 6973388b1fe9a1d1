import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { passagesOf } from '../../src/store/passages.js';

const cut = (text: string): string[] => passagesOf(text).map(({ start, end }) => text.slice(start, end));
const words = (count: number): string => Array<string>(count).fill('word').join(' ');
/** After a point a small letter goes on with the sentence, as in "e.g. this". */
const sentence = (count: number): string => `The ${words(count - 2)} end.`;
const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

describe('a document is cut into passages', () => {
  it.each<{ when: string; text: string; into: string[] }>([
    { when: 'it is short: one', text: ' One. Two.\n', into: ['One. Two.'] },
    { when: 'it is blank: none', text: ' \n\n ', into: [] },
    {
      when: 'sentences follow each other: as many as fit 120 words',
      text: [sentence(50), sentence(50), sentence(50)].join(' '),
      into: [`${sentence(50)} ${sentence(50)}`, sentence(50)],
    },
    {
      when: 'a paragraph has 60 words: it ends there',
      text: `${sentence(60)}\n\n${sentence(20)}`,
      into: [sentence(60), sentence(20)],
    },
    {
      when: 'a paragraph has fewer: it takes the next with it',
      text: `A heading\n\n${sentence(59)}\n\n${sentence(20)}`,
      into: [`A heading\n\n${sentence(59)}`, sentence(20)],
    },
    {
      when: 'a line ends, and no paragraph: it goes on',
      text: `${sentence(60)}\n${sentence(20)}`,
      into: [`${sentence(60)}\n${sentence(20)}`],
    },
    { when: 'a sentence is too long: between words', text: words(250), into: [words(120), words(120), words(10)] },
    {
      when: 'a word is too long: inside it, but never inside a character',
      text: `x${'😀'.repeat(600)}`,
      into: [`x${'😀'.repeat(499)}`, '😀'.repeat(101)],
    },
    {
      when: 'nothing stands between the words: by the sentences of 1,000 characters',
      text: `${'字'.repeat(600)}。${'字'.repeat(600)}。`,
      into: [`${'字'.repeat(600)}。`, `${'字'.repeat(600)}。`],
    },
  ])('when $when', ({ text, into }) => {
    expect(cut(text)).toEqual(into);
  });

  it('that hold all of it in its order, with nothing but blanks between them, and none too long', () => {
    const part = fc.oneof(
      fc.lorem({ mode: 'sentences', maxCount: 8 }),
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
      fc.constantFrom('\n\n', '\r\n\r\n', ' ', '\n', '。'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        let at = 0;
        for (const { start, end } of passagesOf(text)) {
          expect(text.slice(at, start).trim()).toBe('');
          const passage = text.slice(start, end);
          expect(passage).toBe(passage.trim());
          expect(passage).not.toBe('');
          expect(/\p{Surrogate}/u.test(passage)).toBe(false);
          expect([passage.length <= 1_000, wordsIn(passage) <= 120]).toEqual([true, true]);
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
