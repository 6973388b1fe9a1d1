import { Decimal } from 'decimal.js';
import Fraction from 'fraction.js';

/** Why an expression has no value, in words for whoever wrote it. */
export class Uncomputable extends Error {}

/** Forty digits, of which twenty are shown; what leaves these exponents is infinite or zero, never slow. */
export const Real = Decimal.clone({ precision: 40, maxE: 20_000, minE: -20_000 });
export type Real = Decimal;

/** Rational numbers are exact. What a root or a logarithm makes of them is rounded, and stays so. */
export type Value = { kind: 'exact'; exact: Fraction } | { kind: 'rounded'; rounded: Real };

/** Digits a number may have. */
export const digitsAtMost = 10_000;
const bitsAtMost = Math.ceil(digitsAtMost * Math.log2(10));
/** In bits × bits, about what a common divisor costs: a fifth of a second in all. */
const effortAtMost = 2e10;

export const exact = (value: Fraction | bigint): Value => ({
  kind: 'exact',
  exact: typeof value === 'bigint' ? new Fraction(value) : value,
});

export function rounded(value: Real): Value {
  if (!value.isFinite())
    throw new Uncomputable(
      value.isNaN() ? 'There is no such real number.' : 'The result is too large; compare logarithms instead.',
    );
  return { kind: 'rounded', rounded: value };
}

/** Sign and numerator, then the denominator. */
export const numeratorOf = ({ s, n }: Fraction): bigint => s * n;

export function realOf(value: Value): Real {
  if (value.kind === 'rounded') return value.rounded;
  return new Real(numeratorOf(value.exact).toString()).div(value.exact.d.toString());
}

/** The logarithm to base 2, of a number of any length. */
function bitsOf(value: bigint): number {
  const hex = value.toString(16);
  const leading = hex.slice(0, 13);
  return Math.log2(Number(`0x${leading}`)) + 4 * (hex.length - leading.length);
}

/** The bits of numerator and denominator together. */
export const sizeOf = ({ n, d }: Fraction): number => (n === 0n ? 0 : bitsOf(n)) + bitsOf(d);

/** What one expression may cost. */
export class Effort {
  private spent = 0;

  /** @throws Uncomputable when all the work together would be too much */
  spend(left: number, right: number): void {
    this.spent += Math.max(1, left) * Math.max(1, right);
    if (this.spent > effortAtMost) throw new Uncomputable('This takes too long. Split it into smaller calculations.');
  }

  /** Asked before a number is made that may be far larger than those it is made of. @throws Uncomputable */
  expect(bits: number): void {
    if (bits <= bitsAtMost) return;
    const digits = Math.ceil(bits / Math.log2(10));
    throw new Uncomputable(
      `A number of ${digits < 1e15 ? `about ${digits}` : 'far too many'} digits would come up, and at most ${digitsAtMost} are computed. Its length is 1 + floor(log10(a^b)), and log10(a^b) is b * log10(a).`,
    );
  }
}
