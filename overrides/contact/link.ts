import { isAsciiLetter, isDigit, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import { linkEnd, runLeft } from './boundary.js';
import type { Finding } from './finding.js';
import { isFlooded } from './flood.js';

const inScheme = (code: number): boolean => isAsciiLetter(code) || isDigit(code) || code === 43 || code === 45;

/** Schemes that take an address without slashes. */
const direct = new Map<string, Finding['type']>([
  ['mailto', 'email'],
  ['tel', 'phone'],
  ['sms', 'phone'],
  ['smsto', 'phone'],
  ['callto', 'phone'],
  ['facetime', 'phone'],
  ['whatsapp', 'phone'],
  ['skype', 'handle'],
  ['live', 'handle'],
  ['sip', 'handle'],
  ['sips', 'handle'],
  ['xmpp', 'handle'],
  ['aim', 'handle'],
  ['ymsgr', 'handle'],
  ['matrix', 'handle'],
  ['tg', 'link'],
  ['viber', 'link'],
  ['http', 'link'],
  ['https', 'link'],
]);

const colon = 58;

/** Links with a scheme, anchored at each colon. */
export function findLinks(view: View, found: Finding[]): void {
  const { text, lower } = view;
  for (let at = text.indexOf(':'); at !== -1 && !isFlooded(found); ) {
    const start = runLeft(text, at, 16, inScheme);
    const finding = slashed(text, at)
      ? withSlashes(view, start, at)
      : withoutSlashes(view, lower.slice(start, at), { start, at });
    if (finding !== null) found.push(finding);
    at = text.indexOf(':', Math.max(at + 1, finding?.end ?? 0));
  }
}

const slash = 47;
const backslash = 92;
const isSlash = (code: number): boolean => code === slash || code === backslash;

const slashed = (text: string, at: number): boolean =>
  isSlash(text.charCodeAt(at + 1)) && isSlash(text.charCodeAt(at + 2));

/** `://` needs no known scheme and no known host: `hxxp://host` is there to be followed. */
function withSlashes(view: View, start: number, at: number): Finding | null {
  const end = linkEnd(view, at + 3);
  return end > at + 3 && holdsWord(view.text, at + 3, end)
    ? { start, end, type: 'link', rule: 'scheme', strength: 'strong' }
    : null;
}

function withoutSlashes(view: View, scheme: string, { start, at }: { start: number; at: number }): Finding | null {
  const type = direct.get(scheme);
  if (type === undefined || view.text.charCodeAt(at + 1) === colon) return null;
  const end = linkEnd(view, at + 1);
  const rest = view.lower.slice(at + 1, Math.min(end, at + 65));
  const fits =
    type === 'phone'
      ? /^(?:\/\/)?[+(]?\d[\d().-]{2}/.test(rest)
      : type === 'link'
        ? /^[\w/?-]+[.?/=]/.test(rest)
        : /[a-z\d]{3}/.test(rest);
  return fits ? { start, end, type, rule: 'scheme', strength: 'strong' } : null;
}

function holdsWord(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) if (isWord(text.charCodeAt(i))) return true;
  return false;
}
