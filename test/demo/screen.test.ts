import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Output, Screen } from '../../src/demo/show/screen.js';
import { joined, painted, styled, wrapped } from '../../src/demo/show/styled.js';
import { fitted } from '../../src/demo/show/table.js';

/** What a screen writes to a stream of this kind. */
function shown(show: (screen: Screen) => void, stream: Partial<Output> = {}): string {
  let written = '';
  show(new Screen({ ...stream, write: (text) => (written += text) }));
  return written;
}

const everything = (text: string) => (screen: Screen) => {
  screen.title(text);
  screen.say(text);
  screen.fields([
    [text, text],
    ['Because', styled(text, 'red')],
  ]);
  screen.table({ head: ['', text, 'What left'], rows: [[styled(text), styled(text, 'red'), styled('nothing')]] });
};

const words = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'b', '.', '@', '’'), minLength: 1, maxLength: 40 }), { maxLength: 30 })
  .map((list) => list.join(' '));

describe('a screen', () => {
  test('writes no line that is wider than the terminal, whatever the text', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 24, max: 130 }), (text, columns) => {
        const lines = shown(everything(text), { columns }).split('\n');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
      }),
    );
  });

  test('loses no word when it wraps', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 60 }), (text, width) => {
        const lines = wrapped(styled(text), width).map((line) => line.text);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      }),
    );
  });

  test('breaks at a space, and keeps the line breaks of the text', () => {
    const lines = wrapped(styled('a farewell asks\nno question'), 12).map(({ text }) => text);
    expect(lines).toEqual(['a farewell', 'asks', 'no question']);
  });

  test.each([
    ['a terminal that has colours', { isTTY: true, hasColors: () => true }, true],
    ['a terminal that has none, or is told to use none', { isTTY: true, hasColors: () => false }, false],
    ['a terminal that cannot say', { isTTY: true }, false],
    ['a file or a pipe', {}, false],
  ])('on %s: colours %#', (_where, stream, coloured) => {
    expect(shown(everything('two words'), stream).includes('\u001b')).toBe(coloured);
  });

  test('says the same with colours and without', () => {
    const coloured = shown(everything('two words'), { columns: 40, isTTY: true, hasColors: () => true });
    expect(stripVTControlCharacters(coloured)).toBe(shown(everything('two words'), { columns: 40 }));
  });

  test('is at most 120 columns wide on a wide terminal, and 100 where nothing says how wide', () => {
    const widthOn = (columns?: number) => shown((screen) => screen.title('x'), { columns }).trim().length;
    expect([widthOn(300), widthOn(undefined), widthOn(80)]).toEqual([120, 100, 80]);
  });

  test('paints what is marked, also where the marks overlap or a line ends inside one', () => {
    const text = joined([styled('keep '), styled('this is cut', 'red'), styled(' keep')]);
    const [first, second] = wrapped(text, 9);
    expect(painted(first ?? styled(''), true)).toBe('keep \u001b[31mthis\u001b[39m');
    expect(painted(second ?? styled(''), true)).toBe('\u001b[31mis cut\u001b[39m');
    const twice = {
      text: 'ab',
      spans: [
        { start: 0, end: 2, style: 'red' as const },
        { start: 1, end: 2, style: 'bold' as const },
      ],
    };
    expect(stripVTControlCharacters(painted(twice, true))).toBe('ab');
  });
});

describe('a table', () => {
  test.each([
    { when: 'there is room for all', wanted: [5, 20, 20], room: 60, widths: [5, 20, 20] },
    { when: 'two long columns share what a short one leaves', wanted: [5, 90, 90], room: 65, widths: [5, 30, 30] },
    { when: 'the labels give way first', wanted: [30, 90, 90], room: 100, widths: [20, 40, 40] },
    { when: 'an odd column goes to the left', wanted: [1, 90, 90], room: 12, widths: [1, 6, 5] },
  ])('$when', ({ wanted, room, widths }) => expect(fitted(wanted, room)).toEqual(widths));

  test('keeps its rows together while each is one line, and rules them off when one is longer', () => {
    const rows = [
      [styled('1'), styled('short')],
      [styled('2'), styled('a longer cell than fits')],
    ];
    const ruled = (columns: number) =>
      shown((screen) => screen.table({ head: ['', 'Text'], rows }), { columns }).match(/├/g)?.length;
    expect([ruled(80), ruled(24)]).toEqual([1, 2]);
  });
});
