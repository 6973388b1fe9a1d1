import { isUnsegmented, isWord } from '../../text/chars.js';
import { sign } from '../../text/signs.js';
import type { View } from '../../text/view.js';
import { flood } from '../flood.js';
import { mailProviders } from '../providers.js';
import type { Hit } from '../words/hits.js';
import { role, rolesOf } from '../words/lexicon.js';
import type { Mark } from './mark.js';
import { behindBlanks, widened, wordAfter, wordBefore } from './mark.js';
import { addCommas, addSlashes, addSpaced, addSplitNames, addSymbols } from './spaced-marks.js';
import { isSure, markSaid, phrasesFrom } from '../words/spoken-words.js';

/** Every such mark of a text, in order, without overlap; null when there are more than any message has. */
export function marksOf(view: View, hits: readonly Hit[]): Mark[] | null {
  const { text, lower } = view;
  const all: Mark[] = [];
  addCapitals(text, all);
  if (view.holds(sign.frame)) addBracketed(view, all);
  addWords(lower, hits, all);
  addJoined(lower, hits, all);
  if (view.holds(sign.symbol)) addSymbols(lower, all);
  addSpaced(view, '@', all);
  addSpaced(view, '.', all);
  addCommas(lower, all);
  addSlashes(lower, all);
  addSplitNames(lower, all);
  if (all.length >= flood.marks) return null;
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return all.filter((mark) => {
    if (mark.start < end) return false;
    end = mark.end;
    return true;
  });
}

/** What may stand in brackets besides the words; a single letter in round, square, curly and pointed ones only. */
const inBrackets = new Map<string, string>([
  ['a', '@'],
  ['@', '@'],
  ['d', '.'],
  ['.', '.'],
  ['•', '.'],
  [':', ':'],
  ['dot com', '.com'],
]);

const openers = '([{<';
const closers = ')]}>';
/** Marks that set a word off from both sides: `/at/`, `-dot-`. */
const flat = '|_-/~=+^!:#';
const longestInside = 20;
const capitals = /(?<=[a-z\d])(?:AT|DOT)(?=[a-z\d])/g;

const kind = { opener: 1, flat: 2, closer: 4 } as const;
/** What a unit may do around a word. */
const kinds = new Uint8Array(65_536);
for (const char of openers) kinds[char.charCodeAt(0)] = kind.opener;
for (const char of flat) kinds[char.charCodeAt(0)] = kind.flat;
for (const char of closers) kinds[char.charCodeAt(0)] = kind.closer;

/** How many units stand before the mark that closes; 0 when none is near. Round may close square: it is to be read by people. */
function closedBy(units: Uint16Array, from: number, opener: number): number {
  const round = kinds[opener] === kind.opener;
  for (let i = 0; i <= longestInside; i += 1) {
    const code = units[from + i];
    if (code === undefined || (round ? kinds[code] === kind.closer : code === opener)) return i;
  }
  return 0;
}

export function addBracketed({ lower, lowerUnits: units }: View, all: Mark[]): void {
  for (let at = 0; at < units.length; at += 1) {
    const opener = units[at] as number;
    const opens = kinds[opener] as number;
    if (opens !== kind.opener && opens !== kind.flat) continue;
    if (all.length >= flood.marks) return;
    const round = opens === kind.opener;
    const inside = closedBy(units, at + 1, opener);
    if (inside === 0) continue;
    const closer = at + 1 + inside;
    const said = lower.slice(at + 1, closer).trim();
    const to = markSaid.get(said) ?? (round ? inBrackets.get(said) : undefined);
    if (to === undefined || (!round && (said.length < 2 || (to !== '@' && to !== '.')))) continue;
    const word = { start: at, end: closer + 1 };
    all.push({ ...widened(lower, word), to, sure: true, word });
    at = closer;
  }
}

/** The longest phrase that begins at a word and ends with one. */
export function phraseAt(lower: string, { start, end }: Hit): string | undefined {
  const word = lower.slice(start, end);
  const next = lower.charCodeAt(end + 1);
  for (const phrase of phrasesFrom.get(word) ?? [])
    if (
      (phrase.length === word.length || phrase.charCodeAt(word.length + 1) === next) &&
      lower.startsWith(phrase, start) &&
      !isWord(lower.charCodeAt(start + phrase.length))
    )
      return phrase;
  return markSaid.has(word) ? word : undefined;
}

function addWords(lower: string, hits: readonly Hit[], all: Mark[]): void {
  for (const hit of hits) {
    if (all.length >= flood.marks) return;
    const { start, roles } = hit;
    if ((roles & (role.at | role.dot | role.join)) === 0) continue;
    const phrase = phraseAt(lower, hit);
    if (phrase === undefined) continue;
    const end = start + phrase.length;
    const word = { start, end };
    const wide = widened(lower, word);
    if ((wide.start === start || wide.end === end) && !isUnsegmented(lower.charCodeAt(start))) {
      if (!isGlue(lower.charCodeAt(start - 1)) || !isGlue(lower.charCodeAt(end))) continue;
      wide.start = start - 1;
      wide.end = end + 1;
    }
    all.push({ ...wide, to: markSaid.get(phrase) as string, sure: isSure(phrase), word });
  }
}

/** `janeATexampleDOTcom` */
function addCapitals(text: string, all: Mark[]): void {
  if (!text.includes('AT') && !text.includes('DOT')) return;
  for (const match of text.matchAll(capitals)) {
    if (all.length >= flood.marks) return;
    const word = { start: match.index, end: match.index + match[0].length };
    all.push({ ...word, to: match[0] === 'AT' ? '@' : '.', sure: true, word });
  }
}

/** "jane ninety two at …", "j o at …": what stands before a said mark and counts or is one letter is joined to what is before. */
function addJoined(lower: string, hits: readonly Hit[], all: Mark[]): void {
  for (const { start, end, roles } of hits) {
    if ((roles & (role.at | role.dot | role.join)) === 0 || all.length >= flood.marks) continue;
    if ((roles & role.dot) !== 0) addAfter(lower, end, all);
    addBefore(lower, start, (roles & role.at) !== 0, all);
  }
}

function addBefore(lower: string, start: number, counts: boolean, all: Mark[]): void {
  let end = start - 1;
  for (let words = 0; words < mostJoined && lower.charCodeAt(end) === 32; words += 1) {
    const said = wordBefore(lower, end);
    const letter = said.length === 1;
    if (!letter && !(counts && (/^\d{1,4}$/.test(said) || (rolesOf(said) & role.digit) !== 0))) break;
    const gap = end - said.length - 1;
    if (lower.charCodeAt(gap) !== 32 || (letter && wordBefore(lower, gap).length !== 1 && !/^\d$/.test(said))) break;
    end = gap;
    all.push({ start: end, end: end + 1, to: '', sure: false, word: { start: end, end: end + 1 } });
  }
}

/** "dot d e": an ending letter by letter. */
function addAfter(lower: string, end: number, all: Mark[]): void {
  if (!/^ \p{L} \p{L}(?![\p{L}\d])/u.test(lower.slice(end, end + 5))) return;
  all.push({ start: end + 2, end: end + 3, to: '', sure: false, word: { start: end + 2, end: end + 3 } });
}

const mostJoined = 12;

/** `jane-at-example-dot-com` */
const isGlue = (code: number): boolean =>
  code === 45 || code === 95 || code === 46 || code === 44 || code === 42 || code === 124;

const spacedOrBracketed =
  /[([{<]\s?[@.ad•]\s?[)\]}>]|\s[@.]\s{0,3}[\p{L}\d]|@\s{1,3}\p{L}|\.\s{1,3}(?:com|net|org|de|fr|es|it|co|ru|uk|in|io|me|info|biz|eu|nl|pl)(?![\p{L}])|[\u00a1-\u00bf\u2190-\u2bff\u{1f300}-\u{1fbff}]\s?(?:com|net|org|edu|io|info|[a-z]{2})(?![\p{L}\d])/u;

/** "At" alone is in every second sentence: it takes a host behind it, or another mark, to look closer. */
export function mayBeSpoken({ text, lower }: View, hits: readonly Hit[]): boolean {
  const named = hits.some(({ roles }) => (roles & (role.platform | role.handle)) !== 0);
  for (const { start, end, roles } of hits) {
    if ((roles & role.join) !== 0 && (named || isAnchor(lower, { start, end, roles }))) return true;
    if ((roles & (role.dot | role.sureAt)) !== 0) return true;
    if ((roles & role.at) !== 0 && (leadsToHost(lower, end) || isSetOff(lower, start, end))) return true;
  }
  return spacedOrBracketed.test(lower) || (text.includes('DOT') && /[a-z\d]DOT[a-z]/.test(text));
}

/** "full stop", "at sign": phrases that say what no word in them does. */
const isAnchor = (lower: string, hit: Hit): boolean => {
  const mark = markSaid.get(phraseAt(lower, hit) ?? '');
  return (mark === '.' || mark === '@') && (hit.roles & role.at) === 0;
};

/** In brackets or between two signs. */
const isSetOff = (lower: string, start: number, end: number): boolean =>
  openers.includes(lower.charAt(start - 1) || ' ') ||
  (!isWord(lower.charCodeAt(start - 1)) &&
    lower.charCodeAt(start - 1) > 33 &&
    lower.charCodeAt(end) > 33 &&
    !isWord(lower.charCodeAt(end)));

function leadsToHost(lower: string, end: number): boolean {
  const from = behindBlanks(lower, end);
  const host = wordAfter(lower, from);
  return (
    (lower.charCodeAt(from + host.length) === 46 && isWord(lower.charCodeAt(from + host.length + 1))) ||
    mailProviders.has(host)
  );
}
