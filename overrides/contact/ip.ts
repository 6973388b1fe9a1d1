import { isAsciiLetter, isDigit, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import { linkEnd, runLeft, runRight } from './boundary.js';
import type { Finding } from './finding.js';
import { isFlooded } from './flood.js';

const dot = 46;
const colon = 58;

const inV4 = (code: number): boolean => isDigit(code) || code === dot;
const isHex = (code: number): boolean => isDigit(code) || (isAsciiLetter(code) && (code | 32) <= 102);
const inV6 = (code: number): boolean => isHex(code) || code === colon || code === dot;

const notAnAddress =
  /(?:version|versions|release|build|firmware|section|sections|chapter|clause|article|step|rev|revision|update|paragraph|item|§|\bv)[\s.:#]*(?:v?\d[\d.]*\s?(?:to|and|or|->|-|,|\/)\s?)?$|\bv\d[\d.]*\s?(?:to|and|or|->|-|,|\/)\s?v?$/;
const addressCue =
  /(?:\bips?|address|server|host|ping|dns|ssh|connect|connect to|gateway|router|node|endpoint|endereco|adresse|direccion)(?: is| es| at| to| ist)?[\s:=]*$/;
/** Addresses that lead nowhere but to the reader's own machine. */
const own = new Set(['127.0.0.1', '0.0.0.0', '255.255.255.255', '255.255.255.0', '255.255.0.0', '::1', '::']);

/** IPv4 and IPv6 addresses with their port and path. */
export function findAddresses(view: View, found: Finding[]): void {
  findV4(view, found);
  if (view.text.includes(':')) findV6(view, found);
}

function findV4(view: View, found: Finding[]): void {
  const { text } = view;
  for (let at = text.indexOf('.'); at !== -1 && !isFlooded(found); ) {
    let next = at + 1;
    if (isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(next))) {
      const start = runLeft(text, at, 3, inV4);
      const run = runRight(text, at, 64, inV4);
      next = run;
      const end = text.charCodeAt(run - 1) === dot ? run - 1 : run;
      if (isV4(view, start, end))
        found.push({ start, end: withPort(view, end), type: 'ip', rule: 'ipv4', strength: 'strong' });
    }
    at = text.indexOf('.', next);
  }
}

function isV4({ text, lower }: View, start: number, end: number): boolean {
  if (end - start < 7 || end - start > 15 || isWord(text.charCodeAt(start - 1)) || isWord(text.charCodeAt(end)))
    return false;
  const octets = text.slice(start, end).split('.');
  if (octets.length !== 4 || octets.some((o) => o === '' || o.length > 3 || Number(o) > 255)) return false;
  if (own.has(text.slice(start, end)) || text.charAt(start - 1) === '.') return false;
  const before = lower.slice(Math.max(0, start - 24), start);
  if (notAnAddress.test(before)) return false;
  return octets.some((o) => o.length > 2) || octets[0] === '10' || text.charAt(end) === ':' || addressCue.test(before);
}

function findV6(view: View, found: Finding[]): void {
  const { text } = view;
  for (let at = text.indexOf(':'); at !== -1 && !isFlooded(found); ) {
    const start = runLeft(text, at, 4, isHex);
    const run = runRight(text, at, 64, inV6);
    let end = run;
    while (
      end > at &&
      (text.charCodeAt(end - 1) === dot || (text.charCodeAt(end - 1) === colon && text.charCodeAt(end - 2) !== colon))
    )
      end -= 1;
    if (isV6(text, start, end)) {
      const bracketed = text.charAt(start - 1) === '[' && text.charAt(end) === ']';
      found.push({
        start,
        end: bracketed ? withPort(view, end + 1) : end,
        type: 'ip',
        rule: 'ipv6',
        strength: 'strong',
      });
    }
    at = text.indexOf(':', Math.max(run, at + 1));
  }
}

function isV6(text: string, start: number, end: number): boolean {
  if (end - start < 4 || end - start > 45 || isWord(text.charCodeAt(start - 1)) || isWord(text.charCodeAt(end)))
    return false;
  const value = text.slice(start, end);
  if (own.has(value) || !/\d/.test(value)) return false;
  const halves = value.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  if (groups.some((group) => !/^[\da-f]{1,4}$/i.test(group) && !/^\d{1,3}(?:\.\d{1,3}){3}$/.test(group))) return false;
  return halves.length === 2 ? groups.length >= 2 && groups.length <= 7 : groups.length === 8;
}

function withPort(view: View, end: number): number {
  const port = /^:\d{1,5}(?!\d)/.exec(view.text.slice(end, end + 7));
  const from = end + (port?.[0].length ?? 0);
  return view.text.charAt(from) === '/' ? Math.max(from, linkEnd(view, from)) : from;
}
