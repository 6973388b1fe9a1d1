import { isDigit, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import { withoutRunIn, withoutRunOn } from './boundary.js';
import type { Finding } from './finding.js';
import { isFlooded } from './flood.js';
import { mailProviders } from './providers.js';
import { doubtfulPlatforms } from './words/platform-words.js';
import type { Hit } from './words/hits.js';
import { role } from './words/lexicon.js';

export const reach = 40;
const mostBetween = 5;

interface Token {
  start: number;
  end: number;
}

/** Names announced by a platform ("insta: jane.doe92"), or followed by one ("jane_doe on telegram"). */
export function findPlatformHandles(view: View, hits: readonly Hit[], found: Finding[]): void {
  for (const hit of hits) {
    if (isFlooded(found)) return;
    if (
      (hit.roles & (role.platform | role.handle | role.mail)) === 0 ||
      isDigit(view.lower.charCodeAt(hit.start - 1)) ||
      isDigit(view.lower.charCodeAt(hit.end)) ||
      isEncoded(view.lower, hit)
    )
      continue;
    const after = (hit.roles & (role.platform | role.handle)) === 0 ? null : nameAfter(view, hit);
    if (after !== null) found.push({ ...after, type: 'handle', rule: 'platform_name', strength: 'weak' });
    const before =
      (hit.roles & role.platform) === 0 || doubtfulPlatforms.has(view.lower.slice(hit.start, hit.end))
        ? null
        : nameBefore(view, hit);
    if (before !== null) found.push({ ...before, type: 'handle', rule: 'name_on_platform', strength: 'weak' });
    const mailbox = isMailHost(view.lower, hit)
      ? nameBefore(
          view,
          hit,
          /^[ .,]{1,2}(?:com|net|org|de|fr|ru|co)(?![\p{L}\d])/u.test(view.lower.slice(hit.end, hit.end + 6)),
        )
      : null;
    if (mailbox !== null)
      found.push({ start: mailbox.start, end: hit.end, type: 'email', rule: 'name_at_provider', strength: 'weak' });
  }
  for (let at = view.text.indexOf('👻'); at !== -1; at = view.text.indexOf('👻', at + 2)) {
    const named = nameAfter(view, { start: at, end: at + 2, roles: role.handle });
    if (named !== null) found.push({ ...named, type: 'handle', rule: 'platform_name', strength: 'weak' });
  }
  for (let at = view.lower.indexOf('my @ '); at !== -1; at = view.lower.indexOf('my @ ', at + 5)) {
    const named = nameAfter(view, { start: at + 3, end: at + 4, roles: role.handle });
    if (named !== null) found.push({ ...named, type: 'handle', rule: 'platform_name', strength: 'weak' });
  }
}

/** `…q/x+7f…`: two letters of a base64 run. */
const isEncoded = (lower: string, { start, end }: Hit): boolean =>
  end - start < 3 &&
  ('+_'.includes(lower.charAt(end) || ' ') ||
    (end - start === 1 && lower.charAt(end) === '-' && isWord(lower.charCodeAt(end + 1))) ||
    ('+/-_'.includes(lower.charAt(start - 1) || ' ') && '/-'.includes(lower.charAt(end) || ' ')));

const introducing =
  /^(?:[\s"'“(*_]*(?:is|are|i'm|im|i|m|called|named|everywhere|there|to|id|ids|handle|username|gamertag|screenname|usuario|pseudo|benutzername|nutzername|user|name|nick|nickname|account|acct|profile|me|at|as|under|on|my|by|it's|its|this|via|for|here|the|chat|app|tag|número|es|soy|como|mi|en|est|c|s|c'est|moi|sur|mon|ist|bin|unter|mein|auf|mich|é|eh|meu|no|como|sou|è|sono|il|mio|su|naam|mijn|op|to|moj|jest|na|adim|adi|ben|benim|мой|моя|это|в|я|на|как|ник|हूँ|है|मेरा|मेरी|पर|आईडी|هو|على|حسابي|اسمي|e|jest|adi|아이디는?|ไอดี|号|號|是|我|我的|の|は|ID)(?![\p{L}\d])|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]|[\s:=>\p{S}\p{Pd}\p{Po}"'()]+)*$/iu;
const marking = /\S/;

/** The first marked word behind the platform, when only words of introduction stand between. */
function nameAfter(view: View, hit: Hit): Token | null {
  const { text, lower } = view;
  let at = hit.end;
  for (let word = 0; word <= mostBetween && at - hit.end < reach; word += 1) {
    const token = nextToken(text, at);
    if (token === null || token.start - at > 8 || /[.!?\n]\s|\n/.test(text.slice(at, token.start))) return null;
    const between = lower.slice(hit.end, token.start);
    const name = text.slice(token.start, token.end);
    if (text.charAt(token.end) === '(') return null;
    if (introducing.test(between) || (isStrong(name) && isSure(lower, hit) && word <= mostWords)) {
      if (isMarked(name, marking.test(between))) return enoughFor(lower, hit, { between, name }) ? token : null;
    } else if (word > mostWords || !isSure(lower, hit)) return null;
    at = token.end;
  }
  return null;
}

/** Words of any kind that may stand between a platform and a name no ordinary word looks like. */
const mostWords = 3;

/** Underscore or dot, and a digit as well: nothing but a name is written so. */
const isStrong = (name: string): boolean => /[._]/.test(name) && /\d/.test(name) && /\p{L}{2}/u.test(name);

const isSure = (lower: string, { start, end, roles }: Hit): boolean =>
  (roles & role.platform) !== 0 && !doubtfulPlatforms.has(lower.slice(start, end));

/** Verbs and nouns of other trades: "add item_1", "handle step_2". */
const busyWords = /^(?:handle|add|find|follow|followme|dms?|pm|hmu|account)$/;

function enoughFor(lower: string, hit: Hit, { between, name }: { between: string; name: string }): boolean {
  if (marking.test(between) || isSure(lower, hit)) return true;
  const word = lower.slice(hit.start, hit.end);
  if ((hit.roles & role.platform) === 0) return isStrong(name) && !busyWords.test(word);
  return isStrong(name) && lower.slice(Math.max(0, hit.start - 3), hit.start) === 'my ';
}

/** "On the google mail", "at gmail": a mail host by its name. */
const isMailHost = (lower: string, { start, end, roles }: Hit): boolean =>
  mailProviders.has(lower.slice(start, end)) ||
  ((roles & role.mail) !== 0 &&
    /(?:google|yahoo|apple|microsoft|proton)\s$/.test(lower.slice(Math.max(0, start - 10), start)));

const joining =
  /^[\s,]*(?:\(|-|—|on|at|@|my|is|the|over|via|for|me|his|her|en|sur|auf|bei|no|na|em|su|op|w|в|на|من|على|पर|in|=|'s|:|account|google|handle)?(?:\s(?:on|my|the|is|on my|mi|mon|mein|meu|mio|mijn))?(?:\s(?:google|yahoo|apple|microsoft|proton))?\s?$/u;

function nameBefore(view: View, hit: Hit, bare = false): Token | null {
  const { text, lower } = view;
  let end = hit.start;
  const stop = Math.max(0, hit.start - 20);
  while (end > stop) {
    const gap = lower.slice(end, hit.start);
    if (
      end < hit.start &&
      isNameUnit(text.charCodeAt(end - 1)) &&
      !isNameUnit(text.charCodeAt(end)) &&
      joining.test(gap) &&
      (bare || /\p{L}|[(=-]/u.test(gap))
    ) {
      let start = end;
      while (start > 0 && end - start < 40 && isNameUnit(text.charCodeAt(start - 1))) start -= 1;
      const token = trimmed(text, { start, end });
      if (token !== null && isMarked(text.slice(token.start, token.end), false)) return token;
    }
    end -= 1;
  }
  return null;
}

export const isNameUnit = (code: number): boolean => isWord(code) || code === 95 || code === 46 || code === 45;

function nextToken(text: string, from: number): Token | null {
  let start = from;
  while (start < text.length && start - from < 9 && !isWord(text.charCodeAt(start)) && text.charAt(start) !== '_')
    start += 1;
  let end = start;
  while (end < text.length && end - start < 41 && isNameUnit(text.charCodeAt(end))) end += 1;
  if (end === start || end - start > 40) return null;
  const first = withoutRunIn(text, start, end);
  return trimmed(text, { start: first, end: withoutRunOn(text, first, end) });
}

function trimmed(text: string, { start, end }: Token): Token | null {
  let from = start;
  let to = end;
  while (from < to && '.-'.includes(text.charAt(from))) from += 1;
  while (to > from && '.-'.includes(text.charAt(to - 1))) to -= 1;
  return to > from ? { start: from, end: to } : null;
}

const notAName =
  /^(?:v\d|\d+(?:\.\d+)+(?:[-+]|$)|\d+(?:st|nd|rd|th|am|pm|k|m|h|x|s|mb|gb|px|%)?$|[a-z]\d{1,3}$|(?:iphone|ipad|android|windows|ios|macos|covid|mp|ps|xbox|gpt|chatgpt|web|utf|sha|md|http|h|top|version|level|day|part|step|round|season|episode|chapter|room|gate|flight|area|route|size|grade|year|week|web|base|html|css|es|log|py|python|java|node)[-_]?\d)/i;

/** What a plain word is not: dotted, underscored, or letters with digits. `introduced` lets weaker marks count. */
export function isMarked(name: string, introduced: boolean): boolean {
  if (name.length < 4 || name.length > 40 || !/\p{L}/u.test(name) || notAName.test(name)) return false;
  if (
    /^\p{L}\.\p{L}\.?$/u.test(name) ||
    /\.\p{Lu}\p{Ll}/u.test(name) ||
    /\.(?:js|ts|css|html?|pdf|docx?|xlsx?|png|jpe?g|gif|txt|csv|json|ya?ml|xml|mp[34]|mov|zip)$/i.test(name)
  )
    return false;
  if (/[\p{L}\d]_[\p{L}\d]|^_[\p{L}\d]|[\p{L}\d]_$/u.test(name)) return true;
  if (/[\p{L}\d]{2,}\.[\p{L}\d]/u.test(name) || /^\p{L}\.[\p{L}\d]{3,}/u.test(name)) return true;
  if (/^\p{Lu}+\d+$/u.test(name) || /^\d+(?:-\d+)*$/.test(name)) return introduced && /^\p{Lu}{4,}\d{2,}$/u.test(name);
  if (/\p{L}{3,}\d{2,}$|\p{L}{2,}\d+\p{L}+|^\d+\p{L}{4,}$|^id\d{6,}$/u.test(name)) return true;
  return (
    introduced &&
    (/\p{L}{3,}\d$/u.test(name) ||
      (/^\p{Ll}{2,}-\p{Ll}*\d*$/u.test(name) && /\d/.test(name)) ||
      /^\p{L}{2,}[\p{L}-]*-\d{2,}$/u.test(name) ||
      /^\p{Ll}{3,}\p{Lu}\p{Ll}{2,}$/u.test(name))
  );
}
