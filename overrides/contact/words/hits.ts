import { flood } from '../flood.js';
import { beginningsOf } from '../../text/beginnings.js';
import { isAsciiLetter, isDigit, isLetter, isWord } from '../../text/chars.js';
import type { Span } from '../../text/span.js';
import { hashed } from '../../text/units.js';
import type { View } from '../../text/view.js';
import { role, rolesAt, rolesOf } from './lexicon.js';
import { platformNames, unspacedPlatforms } from './platform-words.js';
import { markSaid, unspacedMarks } from './spoken-words.js';

/** A word of the lexicon where it stands in a view. */
export interface Hit {
  start: number;
  end: number;
  roles: number;
}

const longest = 24;

/** Every word of a view that some recogniser may ask about, in order. */
export function hitsOf({ lower, lowerUnits: units }: View): Hit[] {
  const hits: Hit[] = [];
  let unspaced = false;
  for (let at = 0; at < units.length; at += 1) {
    let code = units[at] as number;
    if (!isLetter(code)) continue;
    const start = at;
    const latin = code < 128;
    let hash = 7;
    do {
      unspaced ||= code >= 0x0e00;
      hash = hashed(hash, code);
      at += 1;
      code = at < units.length ? (units[at] as number) : 0;
    } while (code < 128 ? isAsciiLetter(code) && (latin || !unspaced) : isLetter(code) && !(latin && code >= 0x2e80));
    if (at - start > longest) continue;
    const roles = rolesAt(units, start, at, hash);
    if (roles === 0 && at - start > 6 && isCompound(lower, at)) hits.push({ start, end: at, roles: role.other });
    if (roles !== 0) hits.push({ start, end: at, roles });
    else if (isBesideLeet(units, start, at) && isDisguised(lower, start, at)) at = addDisguised(lower, hits, start, at);
  }
  if (unspaced) addUnspaced(lower, units, hits);
  return hits;
}

/** A dot, a digit or a sign that stands for a letter touches the word: few words need a closer look. */
function isBesideLeet(units: Uint16Array, start: number, end: number): boolean {
  const after = end < units.length ? (units[end] as number) : 0;
  return (
    isDigit(after) ||
    after === 46 ||
    after === 36 ||
    after === 64 ||
    after === 33 ||
    (start > 0 && isDigit(units[start - 1] as number))
  );
}

/** A digit stands in the word, or dots part its letters. */
const isDisguised = (lower: string, start: number, end: number): boolean =>
  end - start === 1 && !isLeet(lower, end)
    ? lower.charCodeAt(end) === 46 && lower.charCodeAt(end + 2) === 46 && isLetter(lower.charCodeAt(end + 1))
    : isDigit(lower.charCodeAt(start - 1)) || isLeet(lower, end);

const isLeet = (lower: string, end: number): boolean =>
  standsForLetter(lower.charCodeAt(end)) && (isLetter(lower.charCodeAt(end + 1)) || lower.charCodeAt(end) === 64);

/** A digit, `!`, `$` or `@`. */
const standsForLetter = (code: number): boolean => isDigit(code) || code === 33 || code === 36 || code === 64;

const letterOf: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
  '!': 'i',
};

/** Letters of the longest name of a platform. A row of more spells none, and is not read to its end from each of its letters. */
const longestName = Math.max(...platformNames.map((name) => name.length));

/** `1nsta`, `te1egram`, `i.n.s.t.a`: the name of a platform all the same. Returns where the reading goes on. */
function addDisguised(lower: string, hits: Hit[], from: number, to: number): number {
  const dotted = to - from === 1 && lower.charCodeAt(to) === 46;
  let start = from;
  let end = to;
  if (dotted)
    while (
      end - start <= 2 * longestName &&
      lower.charCodeAt(end) === 46 &&
      isLetter(lower.charCodeAt(end + 1)) &&
      !isLetter(lower.charCodeAt(end + 2))
    )
      end += 2;
  else {
    while (from - start < 2 && isDigit(lower.charCodeAt(start - 1))) start -= 1;
    while (end - start < longest && (isWord(lower.charCodeAt(end)) || '$@!'.includes(lower.charAt(end) || ' ')))
      end += 1;
  }
  if (dotted && end - start > 2 * longestName) return to;
  const written = lower.slice(start, end);
  const said = dotted
    ? written.replaceAll('.', '')
    : written.replace(/[013457$@!]/g, (digit) => letterOf[digit] as string);
  for (const word of [
    said,
    written.replaceAll('1', 'l').replace(/[03457$@!]/g, (digit) => letterOf[digit] as string),
  ]) {
    const roles = rolesOf(word) & role.platform;
    if (roles === 0 || word.length < 4 || written.replace(/[^\d$@!]/g, '').length * 2 >= word.length) continue;
    hits.push({ start, end, roles });
    return end;
  }
  return to;
}

const lastOfCompounds = new Uint8Array(65_536);
for (const char of 'rtomn') lastOfCompounds[char.charCodeAt(0)] = 1;

/** "Ärendenummer", "tilausnumero", "rendelesszam": a number of something, and telephone's are in the lexicon. */
const isCompound = (lower: string, end: number): boolean =>
  lastOfCompounds[lower.charCodeAt(end - 1)] === 1 &&
  /(?:nummer|nummeret|nummern|numero|szam|nr)$/.test(lower.slice(Math.max(0, end - 9), end));

const unspacedWords: readonly [RegExp, number][] = [
  [
    /电话|電話|手机|手機|打给我|打給我|联系|聯繫|联络|拨打|致电|来电|(?<![一-龥])号码|(?<![一-龥])號碼|携帯|連絡|ケータイ|전화|연락|휴대폰|핸드폰|(?<=電話|携帯|전화|휴대폰|핸드폰|폰)(?:番号|번호)|(?<![가-힣])번호|โทร|เบอร์|มือถือ/g,
    role.phone,
  ],
  [
    /(?<=[一-龥])(?<!電話|携帯|連絡)番号|(?<=[가-힣])(?<!전화|휴대폰|핸드폰|폰|대표|직통)번호|流水号|序号|卡号|批号|申请号|受理号|案号|订单|訂單|单号|單號|快递|快遞|账号|账户|帳號|编号|編號|发票|發票|注文|受注|案件|工单|工號|保单|合同|参考|票号|学号|证号|사건|사번|접수|번역|송금|伝票|口座|会員|受付|予約|金额|주문|송장|계좌|예약|운송장|รหัส|เลขที่|ใบเสร็จ|กรมธรรม์|พัสดุ|บัญชี|ใบสั่ง/g,
    role.other,
  ],
  [/邮箱|郵箱|邮件|メール|이메일|อีเมล/g, role.mail],
  [/用户名|昵称|账号名|ユーザー名|아이디|ไอดี|加我|搜我/g, role.handle],
  [unspacedPlatforms, role.platform],
];

/** Where a pattern may match: at units that one of its alternatives begins with. Looking there alone spares most of a text. */
interface Anchored {
  pattern: RegExp;
  /** 0 for the marks of an address, each of which has its own. */
  roles: number;
}

const anchored: readonly Anchored[] = [...unspacedWords, [unspacedMarks, 0] as const].map(([pattern, roles]) => ({
  pattern: new RegExp(pattern, 'y'),
  roles,
}));

/** A bit for each of these patterns at every unit with which it may begin. */
const begins = new Uint8Array(65_536);
anchored.forEach(({ pattern }, at) => {
  for (const { chars } of beginningsOf(pattern.source))
    begins[chars.charCodeAt(0)] = (begins[chars.charCodeAt(0)] as number) | (1 << at);
});

function addUnspaced(lower: string, units: Uint16Array, hits: Hit[]): void {
  const done = anchored.map(() => 0);
  let marks = 0;
  for (let at = 0; at < units.length; at += 1) {
    const may = begins[units[at] as number] as number;
    for (let index = 0; may >> index !== 0; index += 1) {
      if (((may >> index) & 1) === 0 || (done[index] as number) > at) continue;
      const { pattern, roles } = anchored[index] as Anchored;
      pattern.lastIndex = at;
      if (!pattern.test(lower)) continue;
      const end = pattern.lastIndex;
      done[index] = end;
      if (roles !== 0) hits.push({ start: at, end, roles });
      else if ((marks += 1) <= flood.marks) addMark(lower, { start: at, end }, hits);
    }
  }
  hits.sort((a, b) => a.start - b.start || b.end - a.end);
}

function addMark(lower: string, { start, end }: Span, hits: Hit[]): void {
  if (!besideLatin(lower, start, end - start)) return;
  const mark = markSaid.get(lower.slice(start, end));
  hits.push({ start, end, roles: mark === '@' ? role.at | role.sureAt : mark === '.' ? role.dot : role.join });
}

/** What says a mark stands against a Latin letter or digit, or a space before one, on both sides. */
const besideLatin = (lower: string, at: number, length: number): boolean =>
  /[a-z\d]\s{0,2}$/.test(lower.slice(Math.max(0, at - 3), at)) &&
  /^\s{0,2}(?:[a-z\d]|コム|컴|넷)/.test(lower.slice(at + length, at + length + 4));

/** Index of the first hit that begins at or after an offset. */
export function firstFrom(hits: readonly Hit[], offset: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle] as Hit).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
