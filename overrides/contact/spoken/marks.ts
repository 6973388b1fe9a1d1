import { isLetter, isSpace, isWord } from '../../text/chars.js';
import type { Edit } from '../../text/edit.js';
import type { View } from '../../text/view.js';
import { flood } from '../flood.js';
import { mailProviders } from '../providers.js';
import { endingOf } from '../tld.js';
import type { Hit } from '../words/hits.js';
import { role, rolesOf } from '../words/lexicon.js';
import { joinWords } from '../words/spoken-words.js';

/** A said, bracketed or spaced-out mark of an address, with the spaces around it. */
export interface Mark extends Edit {
  /** In brackets, or a word with no other sense: it needs less proof. */
  sure: boolean;
  /** The mark alone. */
  word: { start: number; end: number };
}

/** Every such mark of a text, in order, without overlap; null when there are more than any message has. */
export function marksOf({ text, lower }: View, hits: readonly Hit[]): Mark[] | null {
  const all: Mark[] = [];
  addCapitals(text, all);
  addBracketed(lower, all);
  addWords(lower, hits, all);
  addNumbered(lower, hits, all);
  addSpaced(lower, '@', all);
  addSpaced(lower, '.', all);
  if (all.length >= flood.marks) return null;
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return all.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}

/** What may stand in brackets, and the mark it is. One letter counts in round, square and curly ones only. */
const inBrackets = new Map<string, string>([
  ...[
    'at',
    'arroba',
    'arobase',
    'chiocciola',
    'собака',
    'ät',
    'at sign',
    'a',
    '@',
    'kukac',
    'малпа',
    'malpa',
    'snabel-a',
    'et',
    'ad',
    'آت',
    'アット',
  ].map((said) => [said, '@'] as const),
  ...[
    'dot',
    'punto',
    'point',
    'punkt',
    'ponto',
    'punt',
    'kropka',
    'nokta',
    'точка',
    'крапка',
    'd',
    '.',
    '•',
    'period',
    '点',
    'ドット',
    'نقطة',
    'डॉट',
  ].map((said) => [said, '.'] as const),
  ['underscore', '_'],
  ['dash', '-'],
  ['hyphen', '-'],
  ['guion', '-'],
  ['minus', '-'],
  ['plus', '+'],
  ['dot com', '.com'],
  ['slash', '/'],
  ['colon', ':'],
]);

/** Opening marks and what closes them: ( [ { < | _ - */
const closerOf: Readonly<Record<number, number>> = { 40: 41, 91: 93, 123: 125, 60: 62, 124: 124, 95: 95, 45: 45 };
const longestInside = 14;
const capitals = /(?<=[a-z\d])(?:AT|DOT)(?=[a-z\d])/g;

/** How many units stand before the closing mark; 0 when it is not near. */
function closedBy(lower: string, from: number, closer: number): number {
  for (let i = 0; i <= longestInside; i += 1) if (lower.charCodeAt(from + i) === closer) return i;
  return 0;
}

function addBracketed(lower: string, all: Mark[]): void {
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (all.length >= flood.marks) return;
    if (code > 127 || closerOf[code] === undefined) continue;
    const inside = closedBy(lower, at + 1, closerOf[code] ?? 0);
    if (inside === 0) continue;
    const closer = at + 1 + inside;
    const said = lower.slice(at + 1, closer).trim();
    const to = inBrackets.get(said);
    const flat = code === 95 || code === 45 || code === 124 || code === 60;
    if (to === undefined || (flat && (said.length < 2 || to === '-' || to === '_'))) continue;
    const word = { start: at, end: closer + 1 };
    all.push({ ...widened(lower, word), to, sure: true, word });
    at = closer;
  }
}

/** Takes the spaces around in, three at most on each side. */
function widened(lower: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from > 0 && start - from < 3 && isSpace(lower.charCodeAt(from - 1))) from -= 1;
  while (to < lower.length && to - end < 3 && isSpace(lower.charCodeAt(to))) to += 1;
  return { start: from, end: to };
}

function addWords(lower: string, hits: readonly Hit[], all: Mark[]): void {
  for (const { start, end, roles } of hits) {
    if (all.length >= flood.marks) return;
    if ((roles & (role.at | role.dot | role.join)) === 0) continue;
    const word = { start, end };
    const wide = widened(lower, word);
    if (wide.start === start || wide.end === end) {
      if (!isGlue(lower.charCodeAt(start - 1)) || !isGlue(lower.charCodeAt(end))) continue;
      wide.start = start - 1;
      wide.end = end + 1;
    }
    const to =
      (roles & role.dot) !== 0 ? '.' : (roles & role.at) !== 0 ? '@' : (joinWords[lower.slice(start, end)] as string);
    all.push({ ...wide, to, sure: (roles & role.sureAt) !== 0, word });
  }
}

/** `janeATexampleDOTcom` */
function addCapitals(text: string, all: Mark[]): void {
  for (const match of text.matchAll(capitals)) {
    if (all.length >= flood.marks) return;
    const word = { start: match.index, end: match.index + match[0].length };
    all.push({ ...word, to: match[0] === 'AT' ? '@' : '.', sure: true, word });
  }
}

/** "jane ninety two at …": what stands before an at and counts is joined to the word before. */
function addNumbered(lower: string, hits: readonly Hit[], all: Mark[]): void {
  for (const { start, roles } of hits) {
    if ((roles & role.at) === 0) continue;
    let end = start - 1;
    for (let words = 0; words < 4 && lower.charCodeAt(end) === 32; words += 1) {
      const said = wordBefore(lower, end);
      if (!/^\d{1,4}$/.test(said) && (rolesOf(said) & role.digit) === 0) break;
      end -= said.length + 1;
      if (lower.charCodeAt(end) !== 32) break;
      all.push({ start: end, end: end + 1, to: '', sure: false, word: { start: end, end: end + 1 } });
    }
  }
}

/** `jane-at-example-dot-com` */
const isGlue = (code: number): boolean =>
  code === 45 || code === 95 || code === 46 || code === 44 || code === 42 || code === 124;

/** `jane @ example . com` */
function addSpaced(lower: string, mark: '@' | '.', all: Mark[]): void {
  for (let at = lower.indexOf(mark); at !== -1 && all.length < flood.marks; at = lower.indexOf(mark, at + 1)) {
    const before = isSpace(lower.charCodeAt(at - 1));
    const after = isSpace(lower.charCodeAt(at + 1));
    if (!before && !after) continue;
    const word = { start: at, end: at + 1 };
    const wide = widened(lower, word);
    if (!isLetter(lower.charCodeAt(wide.end)) && !isWord(lower.charCodeAt(wide.end))) continue;
    if (mark === '.' && !before && endingOf(wordAfter(lower, wide.end)) === 'unknown' && !isWww(lower, at)) continue;
    all.push({ ...wide, to: mark, sure: mark === '@' && before && after, word });
  }
}

/** `www. example . com` */
export const isWww = (lower: string, dot: number): boolean =>
  lower.startsWith('www', dot - 3) && !isWord(lower.charCodeAt(dot - 4));

const longestLabel = 40;
const inLabel = (code: number): boolean => isWord(code) || code === 45;

export function wordAfter(lower: string, from: number): string {
  let to = from;
  while (to < lower.length && to - from < longestLabel && inLabel(lower.charCodeAt(to))) to += 1;
  return lower.slice(from, to);
}

export function wordBefore(lower: string, end: number): string {
  let from = end;
  while (
    from > 0 &&
    end - from < longestLabel &&
    (inLabel(lower.charCodeAt(from - 1)) || lower.charCodeAt(from - 1) === 95)
  )
    from -= 1;
  return lower.slice(from, end);
}

const spacedOrBracketed =
  /[([{<|_-]\s{0,2}(?:[.@•]|a\W|at|d\W|ad|et|dot|pun|poin|pon|arr|aro|chi|kro|nok|точ|соб|ät|नु|डॉ|آت|نق|点|ア|ド)|\s[@.]\s{0,3}[\p{L}\d]|@\s{1,3}\p{L}|\.\s{1,3}(?:com|net|org|de|fr|es|it|co|ru|uk|in|io|me|info|biz|eu|nl|pl)(?![\p{L}])/u;

/** "At" alone is in every second sentence: it takes a host behind it, or another mark, to look closer. */
export function mayBeSpoken({ text, lower }: View, hits: readonly Hit[]): boolean {
  for (const { end, roles } of hits) {
    if ((roles & (role.dot | role.sureAt)) !== 0) return true;
    if ((roles & role.at) !== 0 && leadsToHost(lower, end)) return true;
  }
  return spacedOrBracketed.test(lower) || /[a-z\d]DOT[a-z]/.test(text);
}

function leadsToHost(lower: string, end: number): boolean {
  const from = lower.charCodeAt(end) === 32 ? end + 1 : end;
  const host = wordAfter(lower, from);
  return (
    (lower.charCodeAt(from + host.length) === 46 && isWord(lower.charCodeAt(from + host.length + 1))) ||
    mailProviders.has(host)
  );
}
