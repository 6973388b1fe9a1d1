import { isDigit, isSpace } from '../../text/chars.js';
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

const kanaFrom = new Map<string, [string, string][]>();
for (const entry of kana) kanaFrom.set(entry[0].charAt(0), [...(kanaFrom.get(entry[0].charAt(0)) ?? []), entry]);

/** Chinese, Japanese and Korean numerals in a row, which no word boundary sets off. */
export function findIdeographic({ lower }: View, hits: readonly Hit[], found: Finding[]): void {
  if (!/[一-九零〇幺壹-捌공-팔ぁ-ヿ]/.test(lower)) return;
  for (let at = 0; at < lower.length && !isFlooded(found); at += 1) {
    const read = readIdeographs(lower, at);
    if (read.digits.length >= 9 && !isCounting([...read.digits].map(Number)) && cueBefore(lower, hits, at) !== 'other')
      found.push({ start: at, end: read.end, type: 'phone', rule: 'dictated', strength: 'weak' });
    if (read.digits !== '') at = read.end - 1;
  }
}

function readIdeographs(lower: string, start: number): { digits: string; end: number } {
  let digits = '';
  let end = start;
  for (let at = start; at < lower.length && digits.length < most; ) {
    const code = lower.charCodeAt(at);
    if (digits !== '' && at - end < 3 && (isSpace(code) || ',-.'.includes(lower.charAt(at)))) {
      at += 1;
      continue;
    }
    const single = ideographs[lower.charAt(at)] ?? (digits !== '' && isDigit(code) ? lower.charAt(at) : undefined);
    const word =
      single === undefined && code > 0x3000
        ? kanaFrom
            .get(lower.charAt(at))
            ?.find(([said]) => lower.startsWith(said, at) && (digits !== '' || said !== 'の'))
        : undefined;
    if (single === undefined && word === undefined) break;
    digits += single ?? word?.[1] ?? '';
    at += word?.[0].length ?? 1;
    end = at;
  }
  return { digits, end };
}
