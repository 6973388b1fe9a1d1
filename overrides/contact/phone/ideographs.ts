import { isDigit, isSpace } from '../../text/chars.js';
import { sign } from '../../text/signs.js';
import type { View } from '../../text/view.js';
import type { Finding } from '../finding.js';
import { isFlooded } from '../flood.js';
import type { Hit } from '../words/hits.js';
import { cueBefore, isCounting, most } from './dictated.js';

const ideographs: Readonly<Record<string, string>> = {
  零: '0',
  〇: '0',
  洞: '0',
  一: '1',
  壹: '1',
  幺: '1',
  二: '2',
  贰: '2',
  两: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  拐: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
  勾: '9',
  공: '0',
  영: '0',
  일: '1',
  이: '2',
  삼: '3',
  사: '4',
  오: '5',
  육: '6',
  륙: '6',
  칠: '7',
  팔: '8',
  구: '9',
};
const kana: readonly [string, string][] = [
  ['ぜろ', '0'],
  ['ゼロ', '0'],
  ['まる', '0'],
  ['れい', '0'],
  ['いち', '1'],
  ['に', '2'],
  ['さん', '3'],
  ['よん', '4'],
  ['ご', '5'],
  ['ろく', '6'],
  ['なな', '7'],
  ['しち', '7'],
  ['はち', '8'],
  ['きゅう', '9'],
  ['イチ', '1'],
  ['ニ', '2'],
  ['サン', '3'],
  ['ヨン', '4'],
  ['ゴ', '5'],
  ['ロク', '6'],
  ['ナナ', '7'],
  ['ハチ', '8'],
  ['キュウ', '9'],
  ['の', ''],
];

/** For each unit: 0 when no number begins with it, 1–10 for a numeral (its value and one), 11 when a kana word may begin. */
const kinds = new Uint8Array(65_536);
for (const [numeral, digit] of Object.entries(ideographs)) kinds[numeral.charCodeAt(0)] = Number(digit) + 1;
const kanaFrom = new Map<number, [string, string][]>();
for (const entry of kana) {
  const first = entry[0].charCodeAt(0);
  kanaFrom.set(first, [...(kanaFrom.get(first) ?? []), entry]);
  kinds[first] = 11;
}

/** Chinese, Japanese and Korean numerals in a row, which no word boundary sets off. */
export function findIdeographic(view: View, hits: readonly Hit[], found: Finding[]): void {
  if (!view.holds(sign.eastern) || isFlooded(found)) return;
  const { lower, lowerUnits: units } = view;
  for (let at = 0; at < units.length; at += 1) {
    const code = units[at] as number;
    if (code < 0x3000 || kinds[code] === 0) continue;
    const read = readIdeographs(lower, at);
    if (read.digits.length >= fewest && isNumber(read.digits) && cueBefore(lower, hits, at) !== 'other')
      found.push({ start: at, end: read.end, type: 'phone', rule: 'dictated', strength: 'weak' });
    if (isFlooded(found)) return;
    if (read.digits !== '') at = read.end - 1;
  }
}

const fewest = 9;

const isNumber = (digits: string): boolean => !isCounting([...digits].map(Number));

function readIdeographs(lower: string, start: number): { digits: string; end: number } {
  let digits = '';
  let end = start;
  for (let at = start; at < lower.length && digits.length < most; ) {
    const code = lower.charCodeAt(at);
    const kind = kinds[code] as number;
    const word = kind === 11 ? kanaAt(lower, at, digits === '') : undefined;
    if (kind > 0 && kind < 11) digits += kind - 1;
    else if (word !== undefined) digits += word[1];
    else if (digits === '' || !(isDigit(code) || (at - end < 3 && isGap(code)))) break;
    else if (isDigit(code)) digits += lower.charAt(at);
    at += word?.[0].length ?? 1;
    if (!isGap(code)) end = at;
  }
  return { digits, end };
}

const isGap = (code: number): boolean => code === 44 || code === 45 || code === 46 || isSpace(code);

/** The kana word that begins here. One that only links digits begins no number. */
function kanaAt(lower: string, at: number, first: boolean): [string, string] | undefined {
  for (const entry of kanaFrom.get(lower.charCodeAt(at)) ?? [])
    if (lower.startsWith(entry[0], at) && !(first && entry[1] === '')) return entry;
  return undefined;
}
