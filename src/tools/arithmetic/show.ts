import type Fraction from 'fraction.js';
import { numeratorOf, realOf, type Value } from './value.js';

/** Digits of a rounded number. */
const significant = 20;
const decimalsAtMost = 60;
const fractionAtMost = 40;

/** A value in words: every digit when they end, else rounded, and then it says so. */
export interface Shown {
  value: string;
  exact: boolean;
  /** When the exact value is a fraction without an end, and short. */
  fraction?: string;
}

export function show(value: Value): Shown {
  if (value.kind === 'rounded') return { value: rounding(value), exact: false };
  const decimal = decimalOf(value.exact);
  if (decimal !== null) return { value: decimal, exact: true };
  const fraction = `${numeratorOf(value.exact)}/${value.exact.d}`;
  return { value: rounding(value), exact: false, ...(fraction.length <= fractionAtMost && { fraction }) };
}

const rounding = (value: Value): string => realOf(value).toSignificantDigits(significant).toString();

/** Null when its decimals do not end, or only late. */
function decimalOf(value: Fraction): string | null {
  let places = 0;
  let scaled = value.d;
  let numerator = value.n;
  // 10^places is a multiple of the denominator as soon as its twos and fives are used up.
  for (const factor of [2n, 5n]) {
    let count = 0;
    while (scaled % factor === 0n && count <= decimalsAtMost) {
      scaled /= factor;
      count++;
    }
    places = Math.max(places, count);
  }
  if (scaled !== 1n || places > decimalsAtMost) return null;
  numerator = (numerator * 10n ** BigInt(places)) / value.d;
  const digits = numerator.toString().padStart(places + 1, '0');
  const sign = value.s < 0n && value.n !== 0n ? '-' : '';
  return sign + (places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`);
}
