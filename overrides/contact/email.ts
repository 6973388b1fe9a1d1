import { isDigit, isLetter, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import { inLabel, limits, runLeft, runRight, withoutRunIn, withoutRunOn } from './boundary.js';
import type { Finding } from './finding.js';
import { isFlooded } from './flood.js';
import { mailProviders, paymentHosts } from './providers.js';
import { endingOf } from './tld.js';

const inLocal = (code: number): boolean => isWord(code) || (code < 128 && localMarks[code] === 1);

const localMarks = new Uint8Array(128);
for (const mark of ".%+-_'&=#~$!") localMarks[mark.charCodeAt(0)] = 1;

const dot = 46;

const instead = ',;:|~^!#=\'"·';

/** `jane@example,com`, `jane@example~com` */
const isMistypedDot = (text: string, at: number): boolean =>
  instead.includes(text.charAt(at)) &&
  isLetter(text.charCodeAt(at + 1)) &&
  /^[,;:|~^!#='"·](?:com|net|org|de|fr|es|it|co|uk|ru|br)(?![\p{L}\d])/u.test(text.slice(at, at + 5));

/** At-signs between words that are looked at closely; a text with more is hostile, and there each counts. */
const mostSigns = 1_000;

/** E-mail addresses, anchored at each at-sign. The domain need not exist: nobody writes `a@b.cc` for anything else. */
export function findEmails(view: View, found: Finding[]): void {
  const { text } = view;
  let signs = 0;
  for (let at = text.indexOf('@'); at !== -1 && !isFlooded(found); at = text.indexOf('@', at + 1)) {
    let local = at;
    while (local > 0 && at - local < 3 && text.charAt(local - 1) === '@') local -= 1;
    const start = localStart(text, local);
    if (start === local) continue;
    const end = hostEnd(view, at + 1);
    if (end === at + 1) continue;
    signs += 1;
    const rule = signs > mostSigns ? 'flood' : ruleOf(view, { start, at, end });
    if (rule !== null)
      found.push({ start, end, type: 'email', rule, strength: rule === 'address' ? 'strong' : 'weak' });
  }
}

/** `"john doe"@host` keeps its quotes; else a local part begins at a letter or digit. */
function localStart(text: string, at: number): number {
  if (text.charAt(at - 1) === '"') {
    const open = text.lastIndexOf('"', at - 2);
    return open !== -1 && at - open <= limits.local ? open : at;
  }
  let start = withoutRunIn(text, runLeft(text, at, limits.local, inLocal), at);
  while (start < at && !isWord(text.charCodeAt(start)) && text.charAt(start) !== '_') start += 1;
  return start;
}

function hostEnd({ text }: View, from: number): number {
  if (text.charAt(from) === '[') {
    const close = text.indexOf(']', from);
    return close !== -1 && close - from <= 48 && /^\[(?:ipv6:)?[\da-f.:]+\]$/i.test(text.slice(from, close + 1))
      ? close + 1
      : from;
  }
  let end = from;
  for (let label = from; ; ) {
    const next = runRight(text, label, 63, inLabel);
    if (next === label || next - from > limits.host) break;
    end = next;
    if (text.charCodeAt(next) !== dot && !isMistypedDot(text, next)) break;
    label = next + 1;
  }
  end = withoutRunOn(text, from, end);
  while (end > from && !isWord(text.charCodeAt(end - 1))) end -= 1;
  return withoutNextSentence(text, from, end);
}

/** `me@example.com.Please write`: what follows a known ending and begins with a capital is the next sentence. */
function withoutNextSentence(text: string, from: number, end: number): number {
  if (end - from < shortestHost || !/\.\p{Lu}/u.test(text.slice(from, end))) return end;
  const labels = text.slice(from, end).split('.');
  while (
    labels.length > 2 &&
    /^\p{Lu}/u.test(labels.at(-1) ?? '') &&
    endingOf((labels.at(-2) ?? '').toLowerCase()) !== 'unknown'
  )
    labels.pop();
  return from + labels.join('.').length;
}

const npmTag = /^(?:latest|next|beta|alpha|canary|rc|stable|dev|main|master|head|v?\d+(?:\.[\dx*]+)*(?:[-+][\w.-]*)?)$/;
const picture = /^[1-9]x\.(?:png|jpe?g|gif|svg|webp|avif)$/;

/** Shortest host that any of the rules below takes. */
const shortestHost = 3;

function ruleOf(view: View, { start, at, end }: { start: number; at: number; end: number }): string | null {
  if (end - at <= shortestHost) return null;
  const host = view.lower.slice(at + 1, end).replace(/[,;:|~^!#='"·]/g, '.');
  if (host.startsWith('[')) return 'address';
  if (picture.test(host) || npmTag.test(host)) return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) ? 'address' : null;
  if (/.dot(?:com|net|org)$/.test(host)) return 'address';
  const lastDot = host.lastIndexOf('.');
  if (lastDot > 0) return lettersFrom(host, lastDot + 1) >= 2 ? 'address' : null;
  const next = view.text.charAt(end);
  if (next === '/' || next === '(') return null;
  return mailProviders.has(host) ||
    paymentHosts.has(host) ||
    (host.length >= 3 && isMarked(view.lower.slice(start, at)) && isLetter(host.charCodeAt(0)))
    ? 'address_without_ending'
    : null;
}

const lettersFrom = (host: string, from: number): number => {
  let letters = 0;
  for (let i = from; i < host.length; i += 1)
    if (isLetter(host.charCodeAt(i)) || host.startsWith('xn--', from)) letters += 1;
  return letters;
};

/** A name with a dot, an underscore, or letters and then digits. */
function isMarked(local: string): boolean {
  if (local.length < 4 || !/[a-z]/.test(local)) return false;
  return /[a-z\d][._][a-z\d]/.test(local) || (isDigit(local.charCodeAt(local.length - 1)) && /[a-z]{3}/.test(local));
}
