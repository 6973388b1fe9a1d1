import type { Finding } from './finding.js';

/** True for a contact that the tenant keeps: one of its addresses, domains (with what lies under them) or numbers. */
export type Allowed = (value: string, type: Finding['type']) => boolean;

/** Compares the text as written: a look-alike of an allowed domain is another domain. */
export function allowing(entries: readonly string[]): Allowed {
  if (entries.length === 0) return () => false;
  const exact = new Set(entries.map((entry) => bare(entry)));
  const domains = entries
    .filter((entry) => !/[^@]@/.test(entry))
    .map((entry) => hostOf(entry))
    .filter((host) => host !== '');
  const numbers = entries.map(digitsOf).filter((digits) => digits.length >= 3);
  return (value, type) => {
    const written = bare(value);
    if (exact.has(written)) return true;
    if (type === 'phone') return numbers.some((number) => sameNumber(number, digitsOf(value)));
    if (type !== 'email' && type !== 'link') return false;
    if (type === 'email' && exact.has(written.replace(/\?.*$/, ''))) return true;
    const host = hostOf(value);
    return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  };
}

const bare = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/|tel:)/, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

/** The host of a link or of an address, or a bare domain; '' for an entry that is a mailbox, which allows itself alone. */
function hostOf(value: string): string {
  const written = bare(value);
  const authority = written.split(/[/?#\\]/, 1)[0] as string;
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '');
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) ? host : '';
}

const digitsOf = (value: string): string =>
  /[a-z@]/i.test(value.replace(/^tel:/i, '').replace(/(?:ext|x)\.?\s?\d+$/i, '')) ? '' : value.replace(/\D/g, '');

/** With or without calling code and trunk prefix: the last nine digits are the same, or all of a shorter number. */
function sameNumber(a: string, b: string): boolean {
  if (a === b) return true;
  const [x, y] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return Math.min(x.length, y.length) >= 9 && (x.endsWith(y) || y.endsWith(x));
}
