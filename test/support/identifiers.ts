import type { IdentifierKind } from '../../src/domain/policy.js';

/** Numbers from 0 to below 1, the same each time: what is measured must not change by itself. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Random = () => number;
const below = (random: Random, n: number): number => Math.floor(random() * n);
const digitsOf = (random: Random, n: number): string => Array.from({ length: n }, () => below(random, 10)).join('');
const pick = <T>(random: Random, all: readonly T[]): T => all[below(random, all.length)] as T;

/** The digit that makes the sum of Luhn end in nought, found by trying: no formula is shared with the rule. */
function withLuhn(stem: string, prefix = ''): string {
  for (let check = 0; check < 10; check += 1) {
    const all = `${prefix}${stem}${check}`;
    const sum = [...all]
      .reverse()
      .map((digit, at) => (at % 2 === 0 ? Number(digit) : [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)]))
      .reduce((total: number, value) => total + (value as number), 0);
    if (sum % 10 === 0) return `${stem}${check}`;
  }
  throw new Error('no digit completes it');
}

function nhs(random: Random): string {
  for (;;) {
    const stem = pick(random, ['4', '6', '7', '9']) + digitsOf(random, 8);
    const sum = [...stem].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
    for (let check = 0; check < 10; check += 1) if ((sum + check) % 11 === 0) return `${stem}${check}`;
  }
}

const issued: readonly (readonly [prefix: string, length: number])[] = [
  ['4', 16],
  ['4', 13],
  ['51', 16],
  ['2720', 16],
  ['34', 15],
  ['37', 15],
  ['6011', 16],
  ['36', 14],
  ['3530', 16],
  ['62', 17],
  ['6759', 18],
];

function card(random: Random): string {
  const [prefix, length] = pick(random, issued);
  return withLuhn(prefix + digitsOf(random, length - prefix.length - 1));
}

const two = (n: number): string => String(n).padStart(2, '0');

function ssn(random: Random): string {
  const area = pick(random, [1 + below(random, 665), 667 + below(random, 233)]);
  return `${String(area).padStart(3, '0')}-${two(1 + below(random, 99))}-${String(1 + below(random, 9_999)).padStart(4, '0')}`;
}

const letters = [...'ACDEFGHJKMNPQRTUVWXY'];

function mbi(random: Random): string {
  const letter = () => pick(random, letters);
  const either = () => pick(random, [...letters, ...'0123456789']);
  const digit = () => String(below(random, 10));
  return `${1 + below(random, 9)}${letter()}${either()}${digit()}-${letter()}${either()}${digit()}-${letter()}${letter()}${digit()}${digit()}`;
}

/** Check digits of an account number: what makes its rest by 97 one, found by trying. */
function iban(random: Random): string {
  const account = digitsOf(random, 18);
  for (let check = 2; check < 99; check += 1)
    if (BigInt(`${account}1314${two(check)}`) % 97n === 1n) return `DE${two(check)}${account}`;
  throw new Error('no check digits complete it');
}

const makers: Readonly<Record<Exclude<IdentifierKind, 'mrn'>, (random: Random) => string>> = {
  nhs,
  npi: (random) => withLuhn(pick(random, ['1', '2']) + digitsOf(random, 8), '80840'),
  mbi,
  ssn,
  iban,
  card,
};

/** The kinds that their own form proves; a record number needs a word in front of it. */
export const provenKinds = Object.keys(makers) as (keyof typeof makers)[];

/** A number of a kind as its issuer could have given it. */
export const validOf = (kind: keyof typeof makers, random: Random): string => makers[kind](random);

/** The same number with one of its places changed, so that its check digit, or its form, no longer holds. */
export function spoiled(kind: keyof typeof makers, value: string, random: Random): string {
  if (kind === 'ssn') return `${pick(random, ['000', '666', '9' + digitsOf(random, 2)])}${value.slice(3)}`;
  if (kind === 'mbi') return value.slice(0, 1) + pick(random, [...'SLOIBZ']) + value.slice(2);
  const places = [...value].flatMap((char, at) => (/\d/.test(char) ? [at] : []));
  const at = pick(random, places);
  const digit = (Number(value.charAt(at)) + 1 + below(random, 9)) % 10;
  return value.slice(0, at) + String(digit) + value.slice(at + 1);
}

const grouped = (value: string, sizes: readonly number[], mark: string): string => {
  let from = 0;
  return sizes.map((size) => value.slice(from, (from += size))).join(mark);
};

/** The ways in which people write a number of a kind. */
export function writings(kind: keyof typeof makers, value: string): string[] {
  switch (kind) {
    case 'nhs':
      return [value, grouped(value, [3, 3, 4], ' '), grouped(value, [3, 3, 4], '-'), [...value].join(' ')];
    case 'npi':
      return [value, [...value].join(' ')];
    case 'mbi':
      return [value, value.replaceAll('-', ''), value.replaceAll('-', ' '), value.toLowerCase()];
    case 'ssn':
      return [value];
    case 'iban':
      return [value, grouped(value, [4, 4, 4, 4, 4, 2], ' '), value.toLowerCase()];
    case 'card':
      return value.length === 16
        ? [value, grouped(value, [4, 4, 4, 4], ' '), grouped(value, [4, 4, 4, 4], '-'), [...value].join(' ')]
        : value.length === 15
          ? [value, grouped(value, [4, 6, 5], ' ')]
          : [value];
  }
}

const frames = [
  ['I found you under ', '.'],
  ['It is ', ', as you said, since 2 May.'],
  ['', ''],
  ['Number: ', ' (please keep it safe)'],
  ['Wir haben ', ' notiert.'],
  ['Thank you! "', '" is on file 😀'],
] as const;

export interface IdentifierRow {
  kind: keyof typeof makers;
  text: string;
  /** The number, where it stands in the text. */
  start: number;
  end: number;
}

/** One number in one sentence, in one of its writings. */
export function sentenceWith(kind: keyof typeof makers, value: string, random: Random): IdentifierRow {
  const written = pick(random, writings(kind, value));
  const [before, after] = pick(random, frames);
  return { kind, text: before + written + after, start: before.length, end: before.length + written.length };
}
