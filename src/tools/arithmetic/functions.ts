import Fraction from 'fraction.js';
import {
  add,
  compare,
  divide,
  exactRoot,
  floor,
  integerOf,
  isNegative,
  isZero,
  mod,
  multiply,
  negate,
  power,
} from './operations.js';
import { digitsAtMost, type Effort, exact, Real, realOf, rounded, sizeOf, Uncomputable, type Value } from './value.js';

export interface Callable {
  /** How many arguments it takes, at least and at most. */
  takes: readonly [number, number];
  of(args: readonly [Value, ...Value[]], effort: Effort): Value;
}

/** Beyond these a series would be long or its digits mean nothing. */
const angleAtMost = new Real('1e15');
const timesAtMost = 3_200;
const many = 100;

const one = exact(1n);
const two = exact(2n);

/** Of one number, rounded. */
const real = (of: (x: Real) => Real): Callable => ({ takes: [1, 1], of: ([x]) => rounded(of(realOf(x))) });

const angle = (of: (x: Real) => Real): Callable =>
  real((x) => {
    if (x.abs().gt(angleAtMost)) throw new Uncomputable('The angle is too large. Angles are in radians.');
    // Pi is rounded, and so is what should be nought or infinite.
    const result = x.abs().lt(1) ? of(x) : of(x).toDecimalPlaces(36);
    if (result.abs().gt('1e20')) throw new Uncomputable('The tangent has no value there.');
    return result;
  });

const logarithm = (x: Value, base?: Value): Value => {
  if (isZero(x) || isNegative(x) || (base && (isZero(base) || isNegative(base))))
    throw new Uncomputable('Only positive numbers have a logarithm.');
  if (base && compare(base, one) === 0) throw new Uncomputable('A logarithm has no base 1.');
  const [value, to] = [realOf(x), base && realOf(base)];
  if (!to) return rounded(value.ln());
  const result = value.log(to);
  // A power of the base has an exact logarithm.
  const whole = result.round();
  return result.sub(whole).abs().lt('1e-30') && to.pow(whole).eq(value)
    ? exact(BigInt(whole.toFixed()))
    : rounded(result);
};

const root = (x: Value, degree: Value, effort: Effort): Value => {
  const of = integerOf(degree, 'The degree of a root');
  if (of < 1n) throw new Uncomputable('The degree of a root has to be 1 or more.');
  if (isNegative(x)) {
    if (of % 2n === 0n) throw new Uncomputable('A negative number has no real root of an even degree.');
    return negate(root(negate(x), degree, effort));
  }
  const found = x.kind === 'exact' && of <= 64n ? exactRoot(x.exact, of) : null;
  return found ? exact(found) : power(x, divide(one, degree, effort), effort);
};

const ceil = (x: Value): Value => negate(floor(negate(x)));

/** Halves go away from zero. */
function round(x: Value, places: Value, effort: Effort): Value {
  const to = integerOf(places, 'The number of places');
  if (to < -100n || to > 100n) throw new Uncomputable('It can be rounded to -100 up to 100 places.');
  const scale = power(exact(10n), places, effort);
  const size = isNegative(x) ? negate(x) : x;
  const nearest = floor(add(multiply(size, scale, effort), divide(one, two, effort), effort));
  const result = divide(nearest, scale, effort);
  return isNegative(x) ? negate(result) : result;
}

/** n (n − 1) … over `factors` factors. */
function falling(n: bigint, factors: bigint, effort: Effort): bigint {
  if (factors > BigInt(timesAtMost))
    throw new Uncomputable(
      `The result is too large; factorials up to ${timesAtMost}! are computed, of at most ${digitsAtMost} digits.`,
    );
  if (factors > 0n) effort.expect(Number(factors) * Math.log2(Math.max(1, Number(n - factors))));
  let product = 1n;
  for (let factor = 0n; factor < factors; factor++) product *= n - factor;
  effort.spend(Number(factors), sizeOf(new Fraction(product)));
  return product;
}

function counted(args: readonly Value[], effort: Effort, of: (n: bigint, k: bigint) => bigint): Value {
  const [n = 0n, k = 0n] = args.map((arg) => integerOf(arg, 'What is counted'));
  if (k < 0n || n < k) throw new Uncomputable('It takes n and k with 0 ≤ k ≤ n.');
  const result = of(n, k);
  effort.expect(sizeOf(new Fraction(result)));
  return exact(result);
}

export const factorial = (x: Value, effort: Effort): Value => {
  const n = integerOf(x, 'What a factorial is taken of');
  if (n < 0n) throw new Uncomputable('A negative number has no factorial.');
  return exact(falling(n, n, effort));
};

const fold = (of: (left: Value, right: Value, effort: Effort) => Value): Callable => ({
  takes: [1, many],
  of: ([first, ...rest], effort) => rest.reduce((left, right) => of(left, right, effort), first),
});

const sum = fold(add);

function divisor(left: Value, right: Value, effort: Effort): Value {
  let [a, b] = [integerOf(left, 'A divided number'), integerOf(right, 'A divided number')];
  effort.spend(sizeOf(new Fraction(a)), sizeOf(new Fraction(b)));
  while (b !== 0n) [a, b] = [b, a % b];
  return exact(a < 0n ? -a : a);
}

/** Every function an expression may call; there are no others, and none that reads, keeps or runs anything. */
export const functions: Readonly<Record<string, Callable>> = {
  abs: { takes: [1, 1], of: ([x]) => (isNegative(x) ? negate(x) : x) },
  floor: { takes: [1, 1], of: ([x]) => floor(x) },
  ceil: { takes: [1, 1], of: ([x]) => ceil(x) },
  round: { takes: [1, 2], of: ([x, places = exact(0n)], effort) => round(x, places, effort) },
  sqrt: { takes: [1, 1], of: ([x], effort) => root(x, two, effort) },
  cbrt: { takes: [1, 1], of: ([x], effort) => root(x, exact(3n), effort) },
  nthRoot: { takes: [2, 2], of: ([x, degree = two], effort) => root(x, degree, effort) },
  pow: { takes: [2, 2], of: ([x, y = one], effort) => power(x, y, effort) },
  mod: { takes: [2, 2], of: ([x, y = one], effort) => mod(x, y, effort) },
  exp: real((x) => x.exp()),
  ln: { takes: [1, 1], of: ([x]) => logarithm(x) },
  log: { takes: [1, 2], of: ([x, base]) => logarithm(x, base) },
  log2: { takes: [1, 1], of: ([x]) => logarithm(x, two) },
  log10: { takes: [1, 1], of: ([x]) => logarithm(x, exact(10n)) },
  sin: angle((x) => x.sin()),
  cos: angle((x) => x.cos()),
  tan: angle((x) => x.tan()),
  asin: real((x) => x.asin()),
  acos: real((x) => x.acos()),
  atan: real((x) => x.atan()),
  min: fold((left, right) => (compare(left, right) <= 0 ? left : right)),
  max: fold((left, right) => (compare(left, right) >= 0 ? left : right)),
  sum,
  mean: {
    takes: sum.takes,
    of: (args, effort) => divide(sum.of(args, effort), exact(BigInt(args.length)), effort),
  },
  gcd: fold(divisor),
  lcm: fold((left, right, effort) =>
    isZero(left) || isZero(right)
      ? exact(0n)
      : multiply(divide(left, divisor(left, right, effort), effort), right, effort),
  ),
  factorial: { takes: [1, 1], of: ([x], effort) => factorial(x, effort) },
  permutations: {
    takes: [2, 2],
    of: (args, effort) => counted(args, effort, (n, k) => falling(n, k, effort)),
  },
  combinations: {
    takes: [2, 2],
    of: (args, effort) =>
      counted(args, effort, (n, k) => {
        const fewer = n - k < k ? n - k : k;
        return falling(n, fewer, effort) / falling(fewer, fewer, effort);
      }),
  },
};

export const constants: Readonly<Record<string, () => Value>> = {
  pi: () => rounded(Real.acos(-1)),
  e: () => rounded(Real.exp(1)),
  // What "%" is read as, after a number.
  percent: () => exact(new Fraction(1n, 100n)),
};
