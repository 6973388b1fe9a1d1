import { isLetter, isSpace, isWord } from '../../text/chars.js';
import type { View } from '../../text/view.js';
import { flood } from '../flood.js';
import { endingOf, mayBeEnding } from '../tld.js';
import type { Mark } from './mark.js';
import { isBlank, widened, wordAfter } from './mark.js';

/** `example🔵com`, `jane 🐌 example 🔵 com`: a symbol where a mark belongs. */
export function addSymbols(lower: string, all: Mark[]): void {
  if (!symbol.test(lower)) return;
  for (const match of lower.matchAll(symbols)) {
    if (all.length >= flood.marks) return;
    const word = { start: match.index, end: match.index + match[0].length };
    const wide = widened(lower, word);
    if (!isWord(lower.charCodeAt(wide.start - 1)) || !isWord(lower.charCodeAt(wide.end))) continue;
    const dot = /^(?:com|net|org|edu|io|info|[a-z]{2})$/.test(wordAfter(lower, wide.end));
    all.push({ ...wide, to: dot ? '.' : '@', sure: !dot && letters.test(match[0]), word, symbol: true });
  }
}

/** Pictures of an envelope. */
const letters = /[\u2709\u{1f4e7}\u{1f4e8}\u{1f4e9}\u{1f48c}]/u;

const symbol = /[\u00a1-\u00bf\u2190-\u2bff\ud83c-\ud83e]/;
const symbols = /(?:[\u00a1-\u00bf\u2190-\u2bff]|[\ud83c-\ud83e][\udc00-\udfff]){1,2}/g;

/** `jane @ example . com` */
export function addSpaced({ lower, lowerUnits }: View, mark: '@' | '.', all: Mark[]): void {
  for (let at = lower.indexOf(mark); at !== -1 && all.length < flood.marks; at = lower.indexOf(mark, at + 1)) {
    const curled = mark === '@' && lower.startsWith('@t ', at);
    const before = isSpace(lower.charCodeAt(at - 1));
    const after = curled || isSpace(lower.charCodeAt(at + 1));
    if (!before && !after) continue;
    if (mark === '.' && !before && !leadsOn(lowerUnits, at + 1) && !isWww(lower, at)) continue;
    const word = { start: at, end: curled ? at + 2 : at + 1 };
    const wide = widened(lower, word);
    if (!isLetter(lower.charCodeAt(wide.end)) && !isWord(lower.charCodeAt(wide.end))) continue;
    if (mark === '.' && !before && endingOf(wordAfter(lower, wide.end)) === 'unknown' && !isWww(lower, at)) continue;
    all.push({ ...wide, to: mark, sure: mark === '@' && before && after, word });
  }
}

/** False when behind the blanks from here on stands what is no ending: nearly always, for there begins a sentence. */
export function leadsOn(units: Uint16Array, from: number): boolean {
  let at = from;
  while (at - from < 3 && isBlank(units[at] ?? 0)) at += 1;
  return mayBeEnding(units, at);
}

const generic = new Set(['com', 'net', 'org', 'edu', 'info', 'io', 'de', 'fr', 'co']);

/** `example , com` */
export function addCommas(lower: string, all: Mark[]): void {
  for (let at = lower.indexOf(' , '); at !== -1 && all.length < flood.marks; at = lower.indexOf(' , ', at + 1)) {
    const wide = { start: at, end: at + 3 };
    if (generic.has(wordAfter(lower, wide.end)))
      all.push({ ...wide, to: '.', sure: false, word: { start: at + 1, end: at + 2 }, symbol: true });
  }
}

/** "g mail", "hot mail": the space within a provider's name. */
export function addSplitNames(lower: string, all: Mark[]): void {
  if (!lower.includes(' mail') && !lower.includes(' cloud')) return;
  for (const { index, 0: said } of lower.matchAll(
    /(?<![\p{L}\d])(?:g|hot|y|proton|google|i)(?= (?:mail|cloud)(?![\p{L}\d]))/gu,
  )) {
    if (all.length >= flood.marks) return;
    const space = { start: index + said.length, end: index + said.length + 1 };
    all.push({ ...space, to: '', sure: false, word: space });
  }
}

const holdsApart = (lower: string): boolean => lower.includes(' /') || lower.includes('/ ') || lower.includes(' :');

/** True when a scheme may be followed by slashes that are set apart. */
export const isApart = (lower: string): boolean => holdsApart(lower) && /h[tx]{2}ps?\s?:\s?\/\s?\//.test(lower);

/** `https : // example . com / intake` */
export function addSlashes(lower: string, all: Mark[]): void {
  if (!holdsApart(lower)) return;
  for (const match of lower.matchAll(/(?<=h[tx]{2}ps?)\s?:\s?\/\s?\/\s?|\s\/\s(?=\p{L})/gu)) {
    if (all.length >= flood.marks) return;
    const word = { start: match.index, end: match.index + match[0].length };
    all.push({ ...word, to: match[0].includes(':') ? '://' : '/', sure: false, word });
  }
}

/** `www. example . com` */
export const isWww = (lower: string, dot: number): boolean =>
  lower.startsWith('www', dot - 3) && !isWord(lower.charCodeAt(dot - 4));
