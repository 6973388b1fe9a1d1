import { isDigit, isLetter, isUpper } from '../text/chars.js';
import type { View } from '../text/view.js';
import { inLabel, limits, linkEnd, runLeft, withoutRunIn, withoutRunOn } from './boundary.js';
import { siteCueBefore } from './site-cues.js';
import type { Finding } from './finding.js';
import type { Host } from './in-code.js';
import { inCode, isFramework } from './in-code.js';
import { isFlooded } from './flood.js';
import { shortHosts } from './providers.js';
import { endingOf, isFileName } from './tld.js';

const dot = 46;

/** Dotted words of one text that are looked at closely; a text with more is hostile, and there each counts. */
const mostHosts = 1_000;

/** Addresses without a scheme, anchored at each dot between two words. */
export function findDomains(view: View, found: Finding[]): void {
  const { text } = view;
  let floor = 0;
  let hosts = 0;
  for (let at = text.indexOf('.', 1); at !== -1 && !isFlooded(found); ) {
    let next = at + 1;
    if (inLabel(text.charCodeAt(at - 1)) && isAddressLetter(text.charCodeAt(at + 1))) {
      const host = hostAround(view, at, floor);
      next = Math.max(next, host.end === host.run ? host.end : host.end - 1);
      hosts += 1;
      const cut = hosts > mostHosts ? host : endingWithEvidence(view, host);
      if (cut !== null) {
        const end = pathEnd(view, cut.end);
        found.push({
          start: withName(text, cut),
          end,
          type: 'link',
          rule: cut.labels[0] === 'www' ? 'www' : 'domain',
          strength: 'strong',
        });
        next = Math.max(next, end);
      }
    }
    floor = next;
    at = text.indexOf('.', next);
  }
}

const isAddressLetter = (code: number): boolean => isLetter(code) || isDigit(code);

const inHost = (code: number): boolean => inLabel(code) || code === dot;

/** The run of labels around a dot; of one that is too long, its end. */
function hostAround({ text, lower }: View, at: number, floor: number): Host {
  let end = at;
  while (inHost(text.charCodeAt(end)) && !(text.charCodeAt(end) === dot && text.charCodeAt(end + 1) === dot)) end += 1;
  const run = end;
  while (end > at && !isAddressLetter(text.charCodeAt(end - 1))) end -= 1;
  end = withoutRunOn(text, at, end);
  let start = withoutRunIn(text, runLeft(text, end, Math.min(limits.host, end - floor), inHost), at);
  const dots = text.slice(start, at).lastIndexOf('..');
  if (dots !== -1) start += dots + 2;
  while (start < at && !isAddressLetter(text.charCodeAt(start))) start += 1;
  return { start, end, run, labels: lower.slice(start, end).split('.') };
}

/** `jane~example.com`, `jane🦊example.com`: a sign stands where the at belongs. */
function withName(text: string, { start }: Host): number {
  const lead = /(?<![\p{L}\d])h[tx]{2}ps?:\s?\/\/\s?$|[\p{L}\d][\p{L}\d._+-]{0,40}(?:[~^#]|[\p{So}]{1,2})$/u.exec(
    text.slice(Math.max(0, start - 44), start),
  );
  return lead === null ? start : start - lead[0].length;
}

/** Endings tried from the right; an address is followed by one word, seldom by two. */
const mostTries = 4;

/** The longest host of the run that holds up as an address. */
function endingWithEvidence(view: View, { start, end, run, labels }: Host): Host | null {
  if (labels.length < 2 || labels.includes('')) return null;
  let tries = 0;
  for (let count = labels.length, to = end; count >= 2 && tries < mostTries; count -= 1) {
    const tld = labels[count - 1] as string;
    if (labels[0] === 'www' || endingOf(tld) !== 'unknown') {
      tries += 1;
      const host = { start, end: to, run, labels: labels.slice(0, count) };
      if (isAddress(view, host)) return host;
    }
    to -= tld.length + 1;
  }
  return null;
}

function isAddress(view: View, host: Host): boolean {
  const { text } = view;
  const tld = host.labels.at(-1) as string;
  const name = host.labels.at(-2) as string;
  const www = /^w{2,4}\d?$/.test(host.labels[0] as string) && host.labels.length >= 2;
  const ending = endingOf(tld.replace(/[-_]+$/, ''));
  if (www) return tld.length >= 3 - Number(host.labels.length > 2) && !isDigit(tld.charCodeAt(0));
  if (ending === 'unknown' || inCode(text, host)) return false;
  if (shortHosts.has(host.labels.join('.')) && text.charAt(host.end) === '/') return true;
  if (
    startsSentence(text, host) ||
    !namesHost(name, tld) ||
    isFileName(name, tld) ||
    isFramework(host.labels.join('.'))
  )
    return false;
  return (ending === 'plain' && !isPreposition(view.lower, host.end, tld)) || hasEvidence(view, host);
}

/** `merci.de rien`: of words that are endings too, the next word tells. */
const isPreposition = (lower: string, end: number, tld: string): boolean =>
  tld === 'de' &&
  /^ (?:nada|rien|la|el|los|las|que|un|una|verdad|acuerdo|hecho|quoi|toute?|plus|mi|tu|su|le|les)(?![\p{L}])/u.test(
    lower.slice(end, end + 10),
  );

/** `done.Next` misses a space; `Example.Com` and `EXAMPLE.COM` do not. */
function startsSentence(text: string, { start, end, labels }: Host): boolean {
  const tldAt = end - (labels.at(-1) as string).length;
  if (!isUpper(text.charCodeAt(tldAt))) return false;
  if (isUpper(text.charCodeAt(tldAt + 1)))
    return (
      isUpper(text.charCodeAt(start)) && !isUpper(text.charCodeAt(start + 1)) && !generic.has(labels.at(-1) as string)
    );
  return !(isUpper(text.charCodeAt(start)) && generic.has(labels.at(-1) as string));
}

/** Below a country: `example.com.pl`. */
const secondLevel = /^(?:com?|net|org|gov|edu|gob|gouv)$/;

const generic = new Set(['com', 'net', 'org']);

/** One letter is an initial and digits are a number, unless the ending is one that such hosts have. */
function namesHost(name: string, tld: string): boolean {
  if (name.length === 0) return false;
  if (/\p{L}/u.test(name)) return name.length >= 2 || generic.has(tld) || tld === 'co';
  return name.length >= 2 && (generic.has(tld) || tld === 'cn');
}

function hasEvidence(view: View, host: Host): boolean {
  const { text } = view;
  if (host.labels.length > 2 && secondLevel.test(host.labels.at(-2) as string)) return true;
  const name = host.labels.at(-2) as string;
  if (/^[/?#]\S{2}/.test(text.slice(host.end, host.end + 3)) && host.labels.at(-1) !== name)
    return /^\/[a-z\d_@+~-]/i.test(text.slice(host.end, host.end + 2)) || text.charAt(host.end) === '?';
  if (/^:\d{2,5}/.test(text.slice(host.end, host.end + 6))) return true;
  if (/[\d-]/.test(name) && /[a-z]{2}/.test(name)) return true;
  if (name.length >= 10 && (host.labels.at(-1) as string).length === 2) return true;
  const tld = host.labels.at(-1) as string;
  if (host.start === 0 && host.end === text.trimEnd().length && tld.length === 2 && name.length >= 6) return true;
  return siteCueBefore(view.lower, host.start);
}

/** Takes the port, path, query and fragment in, and the slash alone too. */
function pathEnd(view: View, end: number): number {
  const { text } = view;
  const port = /^:\d{1,5}(?!\d)/.exec(text.slice(end, end + 7));
  const from = end + (port?.[0].length ?? 0);
  return /[/?#]/.test(text.charAt(from)) ? Math.max(from, linkEnd(view, from)) : from;
}
