import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { derived } from '../../../overrides/text/derive.js';
import { applyEdits, beforeEdits } from '../../../overrides/text/edit.js';
import { sourceOf, viewOf } from '../../../overrides/text/view.js';

describe('[S78] a view', () => {
  test.each([
    ['plain text is its own view', 'Good morning, Dana.', 'Good morning, Dana.'],
    ['full width becomes ASCII', 'ｊａｎｅ＠ｅｘ．ｃｏｍ', 'jane@ex.com'],
    ['digits of other scripts become ASCII', '٤٤ ७ ๓ ４ 𝟗', '44 7 3 4 9'],
    ['invisible characters go', '4\u200b1\u20605\ufeff', '415'],
    ['accents go, letters of other scripts stay', 'número й が', 'numero й が'],
    ['look-alikes in a Latin word are Latin', 'exаmple', 'example'],
    ['a Cyrillic word stays Cyrillic', 'сосна', 'сосна'],
    ['marks of emphasis go', 'j**a**ne', 'jane'],
    ['tags without values go', 'j<b>a</b>ne', 'jane'],
    ['a tag that holds a value stays', '<a href="https://x.org">', '<a href="https://x.org">'],
    ['entities are read', 'a&#64;b&#x2e;c&commat;d', 'a@b.c@d'],
    ['percent codes are read inside words', 'a%40b%2Ec', 'a@b.c'],
    ['a percentage stays', '25 %40 of it', '25 %40 of it'],
    ['keycaps and circled digits', '4️⃣①❷', '412'],
    ['fashionable letters', '𝓳ᴀⓝ🅴', 'jane'],
  ])('%s', (_when, source, text) => expect(viewOf(source).text).toBe(text));

  test('leads back to the source in UTF-16 units', () => {
    const source = '😀 ４１５';
    const view = viewOf(source);
    const { start, end } = sourceOf(view, { start: view.text.indexOf('415'), end: view.text.indexOf('415') + 3 });
    expect(source.slice(start, end)).toBe('４１５');
  });

  test('every unit of any view has its source, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (source) => {
        const view = viewOf(source);
        expect(view.lower).toHaveLength(view.text.length);
        let last = 0;
        for (let at = 0; at < view.text.length; at += 1) {
          const { start, end } = sourceOf(view, { start: at, end: at + 1 });
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(source.length);
          last = start;
        }
      }),
    );
  });

  test('a derived view leads back through its replacement', () => {
    const source = 'é jane (at) ex.com';
    const view = viewOf(source);
    const at = view.text.indexOf(' (at) ');
    const spoken = derived(view, [{ start: at, end: at + 6, to: '@' }]);
    const from = spoken.text.indexOf('jane@ex.com');
    const { start, end } = sourceOf(spoken, { start: from, end: from + 11 });
    expect(source.slice(start, end)).toBe('jane (at) ex.com');
  });
});

describe('[S78] edits', () => {
  const edits = [
    { start: 2, end: 4, to: 'xyz' },
    { start: 6, end: 7, to: '' },
  ];

  test('are made on offsets of the text as it came in', () =>
    expect(applyEdits('0123456789', edits)).toBe('01xyz45789'));

  test.each([
    ['before all edits', { start: 0, end: 1 }, { start: 0, end: 1 }],
    ['inside a replacement', { start: 3, end: 4 }, { start: 2, end: 4 }],
    ['behind one', { start: 5, end: 7 }, { start: 4, end: 6 }],
    ['behind both', { start: 8, end: 10 }, { start: 8, end: 10 }],
  ])('lead back: %s', (_when, after, before) => expect(beforeEdits(after, edits)).toEqual(before));
});
