import { isAsciiLetter, isLetter } from '../../text/chars.js';
import type { View } from '../../text/view.js';
import { hashed, maybeKnown, role, rolesOf } from './lexicon.js';
import { unspacedPlatforms } from './platform-words.js';

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
    let hash = 7;
    do {
      unspaced ||= code >= 0x0e00;
      hash = hashed(hash, code);
      at += 1;
      code = lower.charCodeAt(at);
    } while (code < 128 ? isAsciiLetter(code) : isLetter(code));
    if (at - start > longest || !maybeKnown(hash)) continue;
    const roles = rolesOf(lower.slice(start, at));
    if (roles !== 0) hits.push({ start, end: at, roles });
  }
  if (unspaced) addUnspaced(lower, hits);
  return hits;
}

const unspacedWords: readonly [RegExp, number][] = [
  [
    /电话|電話|手机|手機|打给我|打給我|联系|聯繫|联络|拨打|致电|来电|号码|號碼|携帯|連絡|ケータイ|전화|연락|휴대폰|핸드폰|번호|โทร|เบอร์|มือถือ/g,
    role.phone,
  ],
  [
    /订单|訂單|单号|單號|快递|快遞|账号|账户|帳號|编号|編號|发票|發票|注文|伝票|口座|会員|受付|予約|金额|주문|송장|계좌|예약|운송장|รหัส|บัญชี|ใบสั่ง/g,
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
  hits.sort((a, b) => a.start - b.start);
}

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
