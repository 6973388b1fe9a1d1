import { flood } from '../flood.js';
import { isAsciiLetter, isDigit, isLetter, isWord } from '../../text/chars.js';
import type { View } from '../../text/view.js';
import { hashed, maybeKnown, role, rolesOf } from './lexicon.js';
import { unspacedPlatforms } from './platform-words.js';
import { markSaid, unspacedMarks } from './spoken-words.js';

/** A word of the lexicon where it stands in a view. */
export interface Hit {
  start: number;
  end: number;
  roles: number;
}

const longest = 24;

/** Every word of a view that some recogniser may ask about, in order. */
export function hitsOf({ lower }: View): Hit[] {
  const hits: Hit[] = [];
  let unspaced = false;
  for (let at = 0; at < lower.length; at += 1) {
    let code = lower.charCodeAt(at);
    if (!isLetter(code)) continue;
    const start = at;
    const latin = code < 128;
    let hash = 7;
    do {
      unspaced ||= code >= 0x0e00;
      hash = hashed(hash, code);
      at += 1;
      code = lower.charCodeAt(at);
    } while (code < 128 ? isAsciiLetter(code) && (latin || !unspaced) : isLetter(code) && !(latin && code >= 0x2e80));
    if (at - start > longest) continue;
    const roles = maybeKnown(hash) ? rolesOf(lower.slice(start, at)) : 0;
    if (roles === 0 && at - start > 6 && isCompound(lower, at)) hits.push({ start, end: at, roles: role.other });
    if (roles !== 0) hits.push({ start, end: at, roles });
    else if (isDisguised(lower, start, at)) at = addDisguised(lower, hits, start, at);
  }
  if (unspaced) addUnspaced(lower, hits);
  return hits;
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

/** `1nsta`, `te1egram`, `i.n.s.t.a`: the name of a platform all the same. Returns where the reading goes on. */
function addDisguised(lower: string, hits: Hit[], from: number, to: number): number {
  const dotted = to - from === 1 && lower.charCodeAt(to) === 46;
  let start = from;
  let end = to;
  if (dotted)
    while (
      end - start < 2 * longest &&
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

function addUnspaced(lower: string, hits: Hit[]): void {
  for (const [pattern, roles] of unspacedWords) {
    pattern.lastIndex = 0;
    for (const match of lower.matchAll(pattern))
      hits.push({ start: match.index, end: match.index + match[0].length, roles });
  }
  let marks = 0;
  for (const match of lower.matchAll(unspacedMarks)) {
    marks += 1;
    if (marks > flood.marks) break;
    const mark = markSaid.get(match[0]);
    const as = mark === '@' ? role.at | role.sureAt : mark === '.' ? role.dot : role.join;
    if (besideLatin(lower, match.index, match[0].length))
      hits.push({ start: match.index, end: match.index + match[0].length, roles: as });
  }
  hits.sort((a, b) => a.start - b.start || b.end - a.end);
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
