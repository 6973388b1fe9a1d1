import { isAsciiLetter, isDigit, isLetter, isUnsegmented, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import { runRight, withoutRunOn } from './boundary.js';
import type { Finding } from './finding.js';
import { isFlooded } from './flood.js';
import { isMarked } from './platform-handle.js';
import { endingOf } from './tld.js';

/** Rules of style sheets, doc comments and decorators, and words that call a whole room. */
const notNames = new Set(
  `media import charset font-face keyframes supports page namespace layer container property param params return returns throws throw type typedef
   see since version author deprecated override test before after beforeeach aftereach inject injectable component controller module get post put
   patch delete body query app dataclass staticmethod classmethod abstractmethod pytest autowired entity column everyone here channel all team
   tailwind apply include mixin extend use forward if else each for while end selector protocol interface implementation synthesize todo fixme home work noon night gym school office`.split(
    /\s+/,
  ),
);

const inHandle = (code: number): boolean => isWord(code) || code === 95 || code === 46 || code === 45;

/** `@name`, anchored at each at-sign that no word touches on the left. */
export function findHandles(view: View, found: Finding[]): void {
  const { text } = view;
  for (let at = text.indexOf('@'); at !== -1 && !isFlooded(found); at = text.indexOf('@', at + 1)) {
    if (touched(text, at)) continue;
    const apart = text.charCodeAt(at + 1) === 32;
    const from = apart ? at + 2 : at + 1;
    let end = withoutRunOn(text, from, runRight(text, from, 64, inHandle));
    while (end > from && !isWord(text.charCodeAt(end - 1)) && text.charAt(end - 1) !== '_') end -= 1;
    const trimmed = from + withoutSentence(text.slice(from, end)).length;
    if (apart ? !isApart(text.slice(from, trimmed)) : !isHandle(view, from, trimmed)) continue;
    found.push({ start: at, end: trimmed, type: 'handle', rule: 'at_name', strength: 'strong' });
  }
}

/** `@ jane_92`: a space is forgiven when nothing but a name is written so. */
const isApart = (name: string): boolean => isMarked(name, false) && /[._]/.test(name) && /\d/.test(name);

/** `me@` is an address or nothing; a script without spaces may run into the mark. */
function touched(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (isWord(before)) return !isUnsegmented(before);
  return before === 46 || before === 64 || before === 37 || (before === 47 && isWord(text.charCodeAt(at - 2)));
}

/** `@jane.Please` misses a space. */
function withoutSentence(name: string): string {
  const dot = name.search(/\.\p{Lu}\p{Ll}/u);
  return dot > 0 ? name.slice(0, dot) : name;
}

function isHandle({ text, lower }: View, from: number, end: number): boolean {
  const name = lower.slice(from, end);
  if (name.length < 2) return false;
  const next = text.charAt(end);
  if (next === '/' && isAsciiLetter(text.charCodeAt(end + 1))) return false;
  if (next === '(' || notNames.has(name) || notNames.has(name.split('.')[0] as string) || name.startsWith('ts-'))
    return false;
  if (isDigit(name.charCodeAt(0)))
    return (
      /^\d{1,6}[a-z_]{3,}/.test(name) &&
      !/^\d+(?:am|pm|hrs?|mins?|each|pcs?|usd|eur|gbp|kbps|mbps|ghz|mhz|fps|rpm|x\d+)\b/.test(name)
    );
  return isLetter(name.charCodeAt(0)) || name.charAt(0) === '_'
    ? name.length >= 2 || endingOf(name) === 'unknown'
    : false;
}
