/**
 * A text as the phrases are written: composed, lower case, straight quotes, Latin letters without their accents,
 * single spaces. Its length differs from the original, so it is matched and never shown.
 */
export function plain(text: string): string {
  const lower = text
    .toLowerCase()
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[“”„«»]/gu, '"');
  const bare = plainAscii.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/gu, '')
        .normalize('NFC');
  return bare
    .replace(/[*_~]+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

const plainAscii = /^[\x20-\x7e\s]*$/;

/** Without what somebody else said: quoted speech declines nothing. */
export const unquoted = (text: string): string => text.replace(/"[^"]{1,400}"/gu, ' ');

/** The words of a plain text; runs of scripts without spaces come as pairs of characters. */
export function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}\p{M}]+(?:'[\p{L}]+)?/gu) ?? []).flatMap((word) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word) ? pairs(word) : [word],
  );
}

/** The words of a plain text between single spaces, with a space around, so that one holds another by whole words. */
export const spacedWords = (text: string): string => ` ${wordsOf(text).join(' ')} `;

const pairs = (word: string): string[] =>
  word.length < 3 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
