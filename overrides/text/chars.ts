const letter = 1;
const digit = 2;
const space = 4;
const other = 8;
const unsegmented = 16;

/** Classes of UTF-16 units, filled as they are met: asking the Unicode tables for each unit of each text is too slow. */
const classes = new Uint8Array(65_536);

function classOf(code: number): number {
  const known = classes[code] as number;
  if (known !== 0) return known;
  const char = String.fromCharCode(code);
  let found = other;
  if (/[\p{L}\p{M}]/u.test(char)) found = letter;
  else if (/\p{Nd}/u.test(char)) found = digit;
  else if (/\s/.test(char)) found = space;
  if (
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(char)
  )
    found |= unsegmented;
  classes[code] = found;
  return found;
}

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export const isAsciiLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

export const isUpper = (code: number): boolean => code >= 65 && code <= 90;

export const isSpace = (code: number): boolean => (classOf(code) & space) !== 0;

export const isLetter = (code: number): boolean => (code < 128 ? isAsciiLetter(code) : (classOf(code) & letter) !== 0);

/** A letter or a digit of any script; a lone half of a surrogate pair is neither. */
export const isWord = (code: number): boolean =>
  code < 128 ? isAsciiLetter(code) || isDigit(code) : (classOf(code) & (letter | digit)) !== 0;

/** A letter of a script, or with particles, that runs on without spaces: it may touch an address without being part of it. */
export const isUnsegmented = (code: number): boolean => code > 0x0e00 && (classOf(code) & unsegmented) !== 0;
