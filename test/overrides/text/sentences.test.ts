import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentencesOf } from '../../../overrides/text/sentences.js';

const cut = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());

describe('[S80] sentences', () => {
  test.each([
    ['an abbreviation ends none', 'Ask Dr. Lee. He knows.', ['Ask Dr. Lee.', 'He knows.']],
    ['a list number ends none', '1. Payslip\n2. ID', ['1. Payslip', '2. ID']],
    ['decimals end none', 'It is 4.5 % now. Good.', ['It is 4.5 % now.', 'Good.']],
    ['a line break inside one', 'Is there\nanything else?', ['Is there\nanything else?']],
    ['emoji follow what they comment', 'Great! 😊😊', ['Great! 😊😊']],
    ['a missing space', 'Thanks.Anything else?', ['Thanks.', 'Anything else?']],
    ['Chinese', '谢谢。还有别的吗', ['谢谢。', '还有别的吗']],
    ['Hindi', 'धन्यवाद। क्या और?', ['धन्यवाद।', 'क्या और?']],
    ['Thai', 'ขอบคุณค่ะ มีอะไรอีกไหมคะ', ['ขอบคุณค่ะ', 'มีอะไรอีกไหมคะ']],
  ])('%s', (_when, text, wanted) => expect(cut(text)).toEqual(wanted));

  test('cover any text without gaps, also where a window of the segmenter ends', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Yes. ', 'word ', 'a', '\n', '。', 'Dr. ', '😀', '? '), { maxLength: 2_000 }),
        (parts) => {
          const text = parts.join('');
          const spans = sentencesOf(text);
          expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        },
      ),
      { numRuns: 60 },
    );
  });
});
