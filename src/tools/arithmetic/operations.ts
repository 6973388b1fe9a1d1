import Fraction from 'fraction.js';
import { type Effort, exact, numeratorOf, Real, realOf, rounded, sizeOf, Uncomputable, type Value } from './value.js';

type Binary = (left: Value, right: Value, effort: Effort) => Value;

/** Exact while both sides are. */
const binary =
  (onExact: (left: Fraction, right: Fraction) => Fraction, onReal: (left: Real, right: Real) => Real): Binary =>
  (left, right, effort) => {
    if (left.kind === 'rounded' || right.kind === 'rounded') return rounded(onReal(realOf(left), realOf(right)));
    effort.spend(sizeOf(left.exact), sizeOf(right.exact));
    const result = onExact(left.exact, right.exact);
    effort.expect(sizeOf(result));
    return exact(result);
  };

export const add = binary(
  (left, right) => left.add(right),
  (left, right) => left.add(right),
);
export const subtract = binary(
  (left, right) => left.sub(right),
  (left, right) => left.sub(right),
);
export const multiply = binary(
  (left, right) => left.mul(right),
  (left, right) => left.mul(right),
);

const quotient = binary(
  (left, right) => left.div(right),
  (left, right) => left.div(right),
);
export const divide: Binary = (left, right, effort) => {
  if (isZero(right)) throw new Uncomputable('It divides by zero.');
  return quotient(left, right, effort);
};

/** The remainder has the divisor's sign: -1 mod 3 is 2. */
export const mod: Binary = (left, right, effort) => {
  const whole = floor(divide(left, right, effort));
  return subtract(left, multiply(right, whole, effort), effort);
};

export const negate = (value: Value): Value =>
  value.kind === 'exact' ? exact(value.exact.neg()) : rounded(value.rounded.neg());

export const floor = (value: Value): Value =>
  value.kind === 'exact' ? exact(value.exact.floor()) : rounded(value.rounded.floor());

export const isZero = (value: Value): boolean =>
  value.kind === 'exact' ? value.exact.n === 0n : value.rounded.isZero();

export const isNegative = (value: Value): boolean =>
  value.kind === 'exact' ? value.exact.s < 0n : value.rounded.isNegative();

export const compare = (left: Value, right: Value): number =>
  left.kind === 'exact' && right.kind === 'exact'
    ? left.exact.compare(right.exact)
    : realOf(left).comparedTo(realOf(right));

/** The integer a value is. @throws Uncomputable for any other */
export function integerOf(value: Value, what: string): bigint {
  if (value.kind === 'exact' && value.exact.d === 1n) return numeratorOf(value.exact);
  throw new Uncomputable(`${what} has to be a whole number.`);
}

export const power: Binary = (base, exponent, effort) => {
  if (isZero(base)) return zeroTo(exponent);
  if (base.kind === 'exact' && exponent.kind === 'exact') {
    const { exact: to } = exponent;
    if (to.d === 1n) return integerPower(base.exact, numeratorOf(to), effort);
    const root = to.d <= 64n ? exactRoot(base.exact, to.d) : null;
    if (root) return integerPower(root, numeratorOf(to), effort);
  }
  if (isNegative(base))
    throw new Uncomputable('A negative number to a power that is no whole number is no real number.');
  return rounded(realOf(base).pow(realOf(exponent)));
};

function zeroTo(exponent: Value): Value {
  if (isNegative(exponent)) throw new Uncomputable('It divides by zero.');
  return exact(isZero(exponent) ? 1n : 0n);
}

function integerPower(base: Fraction, exponent: bigint, effort: Effort): Value {
  const times = exponent < 0n ? -exponent : exponent;
  const bits = Number(times) * sizeOf(base);
  effort.expect(bits);
  effort.spend(bits, bits);
  // One to any power is one, however long that power is.
  const raised = bits === 0 ? exact(1n) : exact(new Fraction(base.n ** times, base.d ** times));
  const signed = base.s < 0n && times % 2n === 1n ? negate(raised) : raised;
  return exponent < 0n ? divide(exact(1n), signed, effort) : signed;
}

/** The root when it is rational and has fewer digits than are computed with, else null. */
export function exactRoot(value: Fraction, degree: bigint): Fraction | null {
  if (value.s < 0n) return null;
  const [n, d] = [wholeRoot(value.n, degree), wholeRoot(value.d, degree)];
  return n === null || d === null ? null : new Fraction(n, d);
}

function wholeRoot(value: bigint, degree: bigint): bigint | null {
  const near = new Real(value.toString()).pow(new Real(1).div(degree.toString())).round();
  if (near.e > 37) return null;
  const root = BigInt(near.toFixed());
  return root ** degree === value ? root : null;
}
