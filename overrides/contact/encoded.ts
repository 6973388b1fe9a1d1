import type { View } from '../text/view.js';
import type { Finding } from './finding.js';

const base64 = /(?<![A-Za-z\d+/_=-])[A-Za-z\d+/_-]{12,512}={0,2}(?![A-Za-z\d+/=])/g;
const hex = /(?<![\da-zA-Z])(?:0x)?(?:[2-7][\da-f]){8,256}(?![\da-zA-Z])/gi;

const printable = /^[\u0020-\u007e\s]+$/;
const address = /[\w.+-]@[\w-]+\.[a-z]{2}|https?:\/\/|\bwww\.|^\+?[\d ()-]{9,20}$|\b[a-z\d-]+\.(?:com|net|org|io|me)\b/i;

/** Addresses in base64 and hexadecimal. Anything else that is encoded stays a known gap. */
export function findEncoded({ text, lower }: View, found: Finding[]): void {
  if (!/[A-Za-z\d+/]{16}/.test(text)) return;
  for (const match of text.matchAll(base64)) report(found, match, decoded(match[0]));
  for (const match of lower.matchAll(hex)) report(found, match, fromHex(match[0].replace('0x', '')));
}

function report(found: Finding[], match: RegExpExecArray, plain: string | null): void {
  if (plain !== null && printable.test(plain) && address.test(plain))
    found.push({ start: match.index, end: match.index + match[0].length, type: 'email', rule: 'encoded', strength: 'weak' });
}

function decoded(value: string): string | null {
  if (!/[A-Z]/.test(value) || !/[a-z]/.test(value)) return null;
  const bare = value.replace(/=+$/, '').replace(/-/g, '+').replace(/_/g, '/');
  return bare.length % 4 === 1 ? null : atob(bare);
}

function fromHex(value: string): string {
  return value.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}
