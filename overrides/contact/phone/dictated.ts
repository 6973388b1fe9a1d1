import { isDigit, isSpace, isUnsegmented, isWord } from '../../text/chars.js';
import type { View } from '../../text/view.js';
import type { Finding } from '../finding.js';
import { isFlooded } from '../flood.js';
import { isHexadecimal } from './identifiers.js';
import type { Hit } from '../words/hits.js';
import { firstFrom } from '../words/hits.js';
import { role } from '../words/lexicon.js';
import { behindPlus, startBefore } from './lead.js';
import { numberValues, tensWords } from '../words/number-words.js';

const fewest = 7;
export const most = 16;
const mostTokens = 32;

/** Words that repeat the next digit, or say that two zeros end a number. */
const repeats = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
  ['doble', 2],
  ['doppel', 2],
  ['doppio', 2],
  ['dubbel', 2],
  ['duplo', 2],
]);
/** Words that stand between the digits of one number. */
const linkWords = new Set([
  'and',
  'y',
  'et',
  'e',
  'und',
  'then',
  'dash',
  'space',
  'hyphen',
  'tiret',
  'guion',
  'и',
  'i',
  'و',
  'area',
  'code',
]);
/** Numerals of one language that are small words of another: they count for nothing. */
const alsoWords = new Set([
  'on',
  'too',
  'to',
  'un',
  'une',
  'um',
  'uma',
  'en',
  'ett',
  'do',
  'nau',
  'bon',
  'hai',
  'fire',
  'sex',
  'nil',
  'bay',
  'tam',
  'ni',
  'sto',
  'cent',
]);
/** A magnitude makes an amount of it. */
const magnitudes =
  /^\s?-?(?:thousand|million|billion|mil|mille|tausend|millionen|duizend|tysiecy|bin|тысяч|миллион|ألف|हज़ार|लाख|करोड़|percent|years?|ans|anos|jahre)/;

interface Dictation {
  start: number;
  end: number;
  digits: string;
  values: number[];
  words: number;
  cued: boolean;
}

/** Numbers dictated in words, alone or mixed with digits, in any language of the tables. */
export function findDictated(view: View, hits: readonly Hit[], found: Finding[]): void {
  for (let i = 0; i < hits.length && !isFlooded(found); i += 1) {
    if (((hits[i] as Hit).roles & role.digit) === 0 || isHexadecimal(view.lower, hits[i] as Hit)) continue;
    const read = readFrom(view, startBefore(view, (hits[i] as Hit).start));
    if (read.digits.length >= fewest) read.start = behindPlus(view.lower, read.start);
    while (i + 1 < hits.length && (hits[i + 1] as Hit).start < read.end) i += 1;
    if (isNumber(view, hits, read))
      found.push({ start: read.start, end: read.end, type: 'phone', rule: 'dictated', strength: 'weak' });
  }
}

function readFrom({ lower }: View, start: number): Dictation {
  const read: Dictation = { start, end: start, digits: '', values: [], words: 0, cued: false };
  let times = 1;
  let pending = '';
  let at = start;
  for (let token = 0; token < mostTokens; token += 1) {
    const from = skipMarks(lower, at);
    const to = wordEnd(lower, from);
    if (to === from) break;
    const word = lower.slice(from, to);
    const value = valueOf(word);
    if (value !== null) {
      pending = append(read, pending, value.repeat(times), word);
      times = 1;
      read.end = to;
    } else if (repeats.has(word)) {
      times = repeats.get(word) as number;
      read.words += 1;
    } else if (!(linkWords.has(word) || hundreds.has(word)) || read.end < at) break;
    if (hundreds.has(word)) pending = timesHundred(read);
    at = to;
  }
  return read;
}

/** "Five hundred" and "thirty two": what follows has room in the zeros. */
const fills = (pending: string, value: string): boolean =>
  Number(value) > 0 && value.length <= (/0*$/.exec(pending)?.[0].length ?? 0);

const addable = (last: number, pending: string, value: string): boolean =>
  /^\d{2}$/.test(pending) &&
  value.length <= 2 &&
  Number(value) > 0 &&
  (Number(value) < 10 || ((last === 60 || last === 80) && Number(value) < 20));

/** A ten waits for its unit: "forty two" is 42, "forty eleven" 40 and 11; French goes on to 79 and 98. */
function append(read: Dictation, pending: string, value: string, word: string): string {
  if (!isDigit(word.charCodeAt(0)) && !alsoWords.has(word)) read.words += 1;
  const last = Number(pending);
  if (pending.length === 3 ? fills(pending, value) : addable(last, pending, value)) {
    read.digits = read.digits.slice(0, -pending.length) + String(last + Number(value));
    read.values[read.values.length - 1] = last + Number(value);
    return pending.length === 3 && tensWords.has(word) ? String(last + Number(value)) : '';
  }
  if (pending === '4' && value === '20' && /^vingts?$/.test(word)) {
    read.digits = `${read.digits.slice(0, -1)}80`;
    read.values[read.values.length - 1] = 80;
    return '80';
  }
  read.digits += value;
  read.values.push(Number(value));
  return tensWords.has(word) || word === 'quatre' || (value.length === 3 && !isDigit(word.charCodeAt(0))) ? value : '';
}

const hundreds = new Set(['hundred', 'yuz', 'honderd', 'hundert', 'सौ', 'sau', 'ratus', 'tram']);

/** "Five hundred thirty two": what waits for its tens. */
function timesHundred(read: Dictation): string {
  const last = read.values.at(-1);
  read.words += 1;
  if (last === undefined || last > 9) {
    read.digits += '100';
    read.values.push(100);
    return '100';
  }
  read.digits += '00';
  read.values[read.values.length - 1] = last * 100;
  return String(last * 100);
}

function valueOf(word: string): string | null {
  const known = numberValues.get(word) ?? (word === 'vingts' ? '20' : undefined);
  if (known !== undefined) return known;
  if (/^\d{1,6}$/.test(word)) return word;
  return /^[\doil]{1,10}$/.test(word) && /^o{1,3}$|\d/.test(word)
    ? word.replace(/o/g, '0').replace(/[il]/g, '1')
    : null;
}

function skipMarks(lower: string, from: number): number {
  let at = from;
  while (
    at < lower.length &&
    at - from < 4 &&
    (isSpace(lower.charCodeAt(at)) || ',-.()/+…·'.includes(lower.charAt(at)))
  )
    at += 1;
  return at;
}

/** "4one5" is three words, "9oo12" one: letters that stand for digits stay with them. */
function wordEnd(lower: string, from: number): number {
  let end = from;
  let inner = from;
  while (end < lower.length && end - from < 26 && isWord(lower.charCodeAt(end))) end += 1;
  if (/^[\doil]+$/.test(lower.slice(from, end))) return end;
  const digits = isDigit(lower.charCodeAt(from));
  while (inner < end && isDigit(lower.charCodeAt(inner)) === digits) inner += 1;
  return inner;
}

function isNumber({ lower }: View, hits: readonly Hit[], read: Dictation): boolean {
  const { digits, words, start, end } = read;
  const before = lower.charCodeAt(start - 1);
  if (isWord(before) && !isUnsegmented(before)) return false;
  if (digits.length < fewest || digits.length > most || words < (digits.length < 9 ? 3 : 1)) return false;
  if (words < 2 && /\s/.test(lower.slice(start, end))) return false;
  if (magnitudes.test(lower.slice(end, end + 14)) || isListed(read)) return false;
  const cue = cueBefore(lower, hits, start);
  return cue !== 'other' && (digits.length >= 9 || cue === 'phone' || words >= fewest);
}

/** A list of things; one that mixes words and digits is none. */
const isListed = ({ values, words, digits }: Dictation): boolean =>
  isCounting(values) && !(words >= 2 && digits.length >= 9 && values.some((value) => value > 99) && values.length < 8);

/** "One, two, three …" and on from the start again, down as well, and lists that only rise: ages, sizes, hours. */
export function isCounting(values: readonly number[]): boolean {
  const steps = values.slice(1).map((value, i) => value - (values[i] as number));
  const again = (step: number, i: number): boolean => step === 1 || (values[i + 1] === 1 && values[0] === 1);
  const rises = (values[0] as number) > 0 && steps.every((step) => step > 0);
  return rises || steps.every(again) || steps.every((step) => step < 0) || steps.every((step) => step === 0);
}

export function cueBefore(lower: string, hits: readonly Hit[], start: number): 'phone' | 'other' | 'none' {
  for (let i = firstFrom(hits, start) - 1; i >= 0 && start - (hits[i] as Hit).end <= 40; i -= 1) {
    const { roles, end } = hits[i] as Hit;
    if (/[.!?]\s/.test(lower.slice(end, start))) break;
    if ((roles & role.phone) !== 0) return 'phone';
    if ((roles & role.other) !== 0) return 'other';
  }
  return 'none';
}
