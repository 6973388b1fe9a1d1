import { wordClass, wordClassAt } from '../text/chars.js';

/**
 * A text as the phrases are written: composed, lower case, straight quotes, Latin letters without their accents,
 * single spaces. Its length differs from the original, so it is matched and never shown.
 */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  if (!unlike.test(lower)) return lower.trim();
  return unaccented(lower.replace(singleQuotes, "'").replace(doubleQuotes, '"'))
    .replace(emphasis, '')
    .replace(spaces, ' ')
    .trim();
}

/** The same with a sign for each emoji: no phrase holds one, and looking back over halves of characters costs ten times as much. */
export function plainClaim(text: string): string {
  const read = plain(text);
  return emojiHalf.test(read) ? read.replace(emoji, '☺') : read;
}

const emojiHalf = /[\ud83c-\ud83e]/;
/** U+1F000 to U+1FBEF, but for the digits among them. */
const emoji = /\ud83c[\udc00-\udcff\udd10-\udfff]|\ud83d[\udc00-\udfff]|\ud83e[\udc00-\udfef]/g;

/** What a plain text does not hold. */
const unlike = /[^ -)+-^a-}]| {2}/;
const plainAscii = /^[\x20-\x7e\s]*$/;
const singleQuotes = /[’‘ʼ`´]/gu;
const doubleQuotes = /[“”„«»]/gu;
const accents = /[\u0300-\u036f]/gu;
const emphasis = /[*_~]+/gu;
const spaces = /\s+/gu;

const unaccented = (lower: string): string =>
  plainAscii.test(lower) ? lower : lower.normalize('NFD').replace(accents, '').normalize('NFC');

/** Without what somebody else said: quoted speech declines nothing. */
export const unquoted = (text: string): string => (text.includes('"') ? text.replace(/"[^"]{1,400}"/gu, ' ') : text);

const apostrophe = 39;

/** The words of a plain text; runs of scripts without spaces come as pairs of characters. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = runEnd(text, at, wordClass.word);
    if (end === at) {
      at += 1;
      continue;
    }
    const tail = text.charCodeAt(end) === apostrophe ? runEnd(text, end + 1, wordClass.letter) : 0;
    const to = tail > end + 1 ? tail : end;
    const word = text.slice(at, to);
    if (isPaired(text, at, to)) words.push(...pairs(word));
    else words.push(word);
    at = to;
  }
  return words;
}

/** Where the characters of a class end that stand in a row from an offset on. */
function runEnd(text: string, from: number, of: number): number {
  let at = from;
  for (let found = wordClassAt(text, at); (found & of) !== 0; found = wordClassAt(text, at))
    at += (found & wordClass.wide) === 0 ? 1 : 2;
  return at;
}

function isPaired(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((wordClassAt(text, at) & wordClass.paired) !== 0) return true;
  return false;
}

/** The words of a plain text between single spaces, with a space around, so that one holds another by whole words. */
export const spacedWords = (text: string): string => spaced(wordsOf(text));

export const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

const pairs = (word: string): string[] =>
  word.length < 3 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
