import { isAsciiLetter, isDigit } from '../text/chars.js';
import type { View } from '../text/view.js';
import { runLeft, runRight } from './boundary.js';
import type { Finding } from './finding.js';

const longest = 512;
const hex = /^(?:0x)?(?:[2-7][\da-f]){8,256}$/i;

const printable = /^[\u0020-\u007e\s]+$/;
const address =
  /[\w.+-]@[\w-]+\.[a-z]{2}|https?:\/\/|\bwww\.|^\+?[\d ()-]{9,20}$|\b[a-z\d-]+\.(?:com|net|org|io|me)\b/i;

const shortest = 16;

const inRun = (code: number): boolean =>
  isAsciiLetter(code) || isDigit(code) || code === 43 || code === 47 || code === 45 || code === 95;

/** Addresses in base64 and hexadecimal. Anything else that is encoded stays a known gap. */
export function findEncoded({ text, units }: View, found: Finding[]): void {
  // A run of sixteen covers every sixteenth unit, so only these need a look.
  for (let at = shortest - 1; at < text.length; at += shortest) {
    if (!inRun(units[at] as number)) continue;
    const start = runLeft(text, at, longest, inRun);
    const end = runRight(text, at, longest, inRun);
    if (end - start >= shortest && end - start < longest) report(found, text, { start, end });
    at = Math.max(at, end - 1);
  }
}

function report(found: Finding[], text: string, { start, end }: { start: number; end: number }): void {
  const padded = runRight(text, end, 2, (code) => code === 61);
  const value = text.slice(start, end);
  const plain = hex.test(value) ? fromHex(value.replace(/^0x/i, '')) : decoded(value);
  if (plain !== null && printable.test(plain) && address.test(plain))
    found.push({ start, end: padded, type: 'email', rule: 'encoded', strength: 'weak' });
}

function decoded(value: string): string | null {
  if (!/[A-Z]/.test(value) || !/[a-z]/.test(value)) return null;
  const bare = value.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/');
  return bare.length % 4 === 1 ? null : atob(bare);
}

function fromHex(value: string): string {
  return value.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}
