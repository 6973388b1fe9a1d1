const letter = 1;
const digit = 2;
const space = 4;
const other = 8;
const unsegmented = 16;
const mark = 32;
const number = 64;
const paired = 128;
const latin = 256;

/** Classes of UTF-16 units, filled as they are met: asking the Unicode tables for each unit of each text is too slow. */
const classes = new Uint16Array(65_536);

const inspected: readonly [RegExp, number][] = [
  [/[\p{L}\p{M}]/u, letter],
  [/\p{M}/u, mark],
  [/\p{N}/u, number],
  [/\p{Nd}/u, digit],
  [/\s/, space],
  [
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u,
    unsegmented,
  ],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, paired],
  [/\p{sc=Latin}/u, latin],
];

function classOf(code: number): number {
  const known = classes[code] as number;
  if (known !== 0) return known;
  const found = classesOf(String.fromCharCode(code));
  classes[code] = found;
  return found;
}

const classesOf = (char: string): number =>
  inspected.reduce((found, [pattern, bit]) => (pattern.test(char) ? found | bit : found), other);

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export const isAsciiLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

export const isUpper = (code: number): boolean => code >= 65 && code <= 90;

export const isSpace = (code: number): boolean =>
  code < 128 ? code === 32 || (code >= 9 && code <= 13) : (classOf(code) & space) !== 0;

export const isLetter = (code: number): boolean => (code < 128 ? isAsciiLetter(code) : (classOf(code) & letter) !== 0);

/** A letter or a digit of any script; a lone half of a surrogate pair is neither. */
export const isWord = (code: number): boolean =>
  code < 128 ? isAsciiLetter(code) || isDigit(code) : (classOf(code) & (letter | digit)) !== 0;

/** A letter of a script, or with particles, that runs on without spaces: it may touch an address without being part of it. */
export const isUnsegmented = (code: number): boolean => code > 0x0e00 && (classOf(code) & unsegmented) !== 0;

/** What a character of a word is, so far as telling words apart asks for it; `wide` takes two units. 0 is no word. */
export const wordClass = { word: 1, letter: 2, paired: 4, latin: 8, wide: 16 } as const;

const wordClassFrom = (found: number): number =>
  (found & (letter | number)) === 0
    ? 0
    : wordClass.word |
      ((found & letter) === 0 || (found & mark) !== 0 ? 0 : wordClass.letter) |
      ((found & paired) === 0 ? 0 : wordClass.paired) |
      ((found & latin) === 0 ? 0 : wordClass.latin);

const unknown = 255;
const wordClasses = new Uint8Array(65_536).fill(unknown);

/** The word class of the character that begins at an offset: letters, marks and numbers of any kind make words. */
export function wordClassAt(text: string, at: number): number {
  if (at >= text.length) return 0;
  const code = text.charCodeAt(at);
  const known = wordClasses[code] as number;
  if (known !== unknown) return known;
  if (code >= 0xd800 && code <= 0xdfff) return wideClassAt(text, at);
  const found = wordClassFrom(classOf(code));
  wordClasses[code] = found;
  return found;
}

/** Classes of characters that take two units, emptied when they grow. */
const wideClasses = new Map<number, number>();

function wideClassAt(text: string, at: number): number {
  const point = text.codePointAt(at) as number;
  if (point <= 0xffff) return 0;
  const known = wideClasses.get(point);
  if (known !== undefined) return known;
  const found = wordClassFrom(classesOf(String.fromCodePoint(point)));
  if (wideClasses.size >= 4_096) wideClasses.clear();
  wideClasses.set(point, found === 0 ? 0 : found | wordClass.wide);
  return found === 0 ? 0 : found | wordClass.wide;
}
