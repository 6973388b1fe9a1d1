import { isAsciiLetter, isDigit, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import type { Finding } from './finding.js';
import type { Group } from './phone/groups.js';

/** Lengths by country, from the IBAN registry. */
const lengths = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18
   FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21
   LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24
   SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** International bank account numbers, anchored at digits behind two letters. */
export function findIbans({ text }: View, groups: readonly Group[], found: Finding[]): void {
  let done = 0;
  for (const { start: at } of groups) {
    if (at < done || !isAsciiLetter(text.charCodeAt(at - 1)) || !isAsciiLetter(text.charCodeAt(at - 2))) continue;
    const start = at - 2;
    const length = lengths.get(text.slice(start, at).toUpperCase());
    if (length === undefined || isWord(text.charCodeAt(start - 1)) || isIdentifier(text, start)) continue;
    const read = readFrom(text, start, length);
    if (read === null) continue;
    const proven = mod97(read.value) === 1;
    if (
      !proven &&
      !/iban[^\p{L}\d]{0,4}(?:is |is: |es |ist |no\.? |nr\.? |number )?[^\p{L}\d]{0,3}$/iu.test(
        text.slice(Math.max(0, start - 20), start),
      )
    )
      continue;
    found.push({ start, end: read.end, type: 'iban', rule: proven ? 'iban' : 'iban_cue', strength: 'strong' });
    done = read.end;
  }
}

/** One UUID in a hundred begins, or ends, with what has the check digits of an account. */
const isIdentifier = (text: string, start: number): boolean =>
  (text.charAt(start - 1) === '-' && isWord(text.charCodeAt(start - 2))) ||
  /^[\da-f]{8}(?:-[\da-f]{4}){2}/i.test(text.slice(start, start + 18));

/** Reads exactly `length` letters and digits over single spaces and dashes; null when a word goes on or it is shorter. */
function readFrom(text: string, start: number, length: number): { value: string; end: number } | null {
  let value = '';
  let at = start;
  while (value.length < length) {
    const code = text.charCodeAt(at);
    if (isDigit(code) || isAsciiLetter(code)) value += text.charAt(at);
    else if (code !== 32 && code !== 10 && code !== 45 && code !== 46) return null;
    else if (!isWord(text.charCodeAt(at + 1)) && text.charCodeAt(at + 1) !== 32) return null;
    at += 1;
  }
  return isDigit(text.charCodeAt(at)) || isAsciiLetter(text.charCodeAt(at)) || !/^\w{2}\d{2}/.test(value)
    ? null
    : { value, end: at };
}

function mod97(iban: string): number {
  let rest = 0;
  for (const char of (iban.slice(4) + iban.slice(0, 4)).toUpperCase()) {
    const code = char.charCodeAt(0);
    rest = isDigit(code) ? (rest * 10 + code - 48) % 97 : (rest * 100 + code - 55) % 97;
  }
  return rest;
}
