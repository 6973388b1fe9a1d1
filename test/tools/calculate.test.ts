import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Given } from '../../src/tools/define.js';
import { calculate } from '../../src/tools/calculate.js';

/** Nothing around it is used: it only computes. */
async function run(expression: string): Promise<Given> {
  const checked = calculate.check({ expression });
  if (checked.kind !== 'fits') throw new Error('an expression is a text');
  return checked.run(undefined as never);
}

async function valueOf(expression: string): Promise<unknown> {
  const given = await run(expression);
  return given.kind === 'gave' ? (given.result as { value: string }).value : given;
}

describe('calculate', () => {
  it.each([
    ['73291 × 8457', '619821987'],
    ['2^200', '1606938044258990275541962092341162602522202993782792835301376'],
    ['1/3 + 1/6', '0.5'],
    ['0.1 + 0.2', '0.3'],
    ['12345678901234567890123.5 * 2', '24691357802469135780247'],
    ['1e-50 * 1e50', '1'],
    ['12 ÷ 4 − 5', '-2'],
    ['2**10', '1024'],
    ['3² + 4²', '25'],
    ['3 x 4', '12'],
    ['2(3 + 4)', '14'],
    ['-2^2', '-4'],
    ['2^3^2', '512'],
    ['2^-2', '0.25'],
    ['(2/3)^3 * 27', '8'],
    ['10 - 2 - 3', '5'],
    ['7!', '5040'],
    ['3 + 4 = ?', '7'],
  ])('%s is %s, exactly', async (expression, value) => {
    expect(await run(expression)).toMatchObject({ kind: 'gave', result: { value, exact: true } });
  });

  it.each([
    ['200 + 10%', '220'],
    ['200 - 10% + 5', '185'],
    ['15% of 80', '12'],
    ['80 * 15%', '12'],
    ['50%', '0.5'],
    ['8 % 3', '2'],
    ['1234.5 * 19%', '234.555'],
  ])(
    '%s is %s: a percentage is of what it is added to, and between numbers it is a remainder',
    async (expression, value) => {
      expect(await valueOf(expression)).toBe(value);
    },
  );

  it.each([
    ['sqrt(16)', '4'],
    ['√(1/4)', '0.5'],
    ['√2', '1.4142135623730950488'],
    ['cbrt(-27)', '-3'],
    ['8^(1/3)', '2'],
    ['nthRoot(1024, 10)', '2'],
    ['round(1.005, 2)', '1.01'],
    ['round(-2.5)', '-3'],
    ['floor(-1.5)', '-2'],
    ['ceil(-1.5)', '-1'],
    ['abs(-7/2)', '3.5'],
    ['min(3, 1, 2) + max(3, 1, 2)', '4'],
    ['mean(1, 2, 6)', '3'],
    ['sum(0.1, 0.2, 0.3)', '0.6'],
    ['mod(-1, 3)', '2'],
    ['gcd(12, 18) * lcm(4, 6)', '72'],
    ['combinations(52, 5)', '2598960'],
    ['permutations(5, 2)', '20'],
    ['log10(1000)', '3'],
    ['log(8, 2)', '3'],
    ['ln(exp(2))', '2'],
    ['sin(pi)', '0'],
    ['cos(π)', '-1'],
    ['(1 + sqrt(5)) / 2', '1.6180339887498948482'],
  ])('%s is %s', async (expression, value) => {
    expect(await valueOf(expression)).toBe(value);
  });

  it('says what is rounded, and the fraction that it stands for', async () => {
    expect(await run('2/3')).toEqual({
      kind: 'gave',
      text: '2/3 = 2/3, which is 0.66666666666666666667 rounded',
      result: { value: '0.66666666666666666667', exact: false, fraction: '2/3' },
    });
    expect(await run('sqrt(2)')).toMatchObject({ text: 'sqrt(2) = 1.4142135623730950488, rounded' });
    expect(await run(' 1 + 1 ')).toMatchObject({ text: '1 + 1 = 2' });
  });

  it.each([
    ['9^9^9', /369693100 digits/],
    ['((9^99)^99)^99', /digits/],
    ['2^(2^(2^(2^(2^(2^2)))))', /digits/],
    ['10^10^100', /far too many digits/],
    ['0.5^1e9', /digits/],
    ['factorial(1e9)', /factorials up to/],
    ['1e9!', /factorials up to/],
    ['(((9!)!)!)!', /factorials up to/],
    ['permutations(1e9, 1e9)', /factorials up to/],
    ['combinations(1e12, 5e11)', /factorials up to/],
    ['combinations(1e3000, 3000)', /digits/],
    ['1e99999999', /digits/],
    ['1e999999999999999999999', /no number/],
    ['exp(1e9)', /too large/],
    ['nthRoot(2, 1e30)', /./],
    ['sin(1e300)', /too large/],
    [`${'('.repeat(300)}1${')'.repeat(300)}`, /nested/],
    ['1+'.repeat(600), /longer than 1000/],
    [Array(300).fill('9').join('^'), /digits/],
    [Array(40).fill('(10^9000)').join('*'), /digits/],
    [Array(99).fill('1/(7^3000+1)').join('+').slice(0, 999), /./],
    [`${'-'.repeat(990)}1`, /./],
  ])('answers %.40s quickly, with a value or the reason for none', async (expression, says) => {
    const given = await run(expression);
    expect(given).toMatchObject({ text: expect.stringMatching(says) });
    expect((given as { text: string }).text.length).toBeLessThan(3_000);
  });

  it.each([
    ['import("fs")', /no function "import"/],
    ['evaluate("1+1")', /no function "evaluate"/],
    ['parse("1")', /no function "parse"/],
    ['simplify("x")', /no function "simplify"/],
    ['derivative("x^2", "x")', /no function "derivative"/],
    ['createUnit("foo")', /no function "createUnit"/],
    ['config({})', /no function "config"/],
    ['random()', /no function "random"/],
    ['toString()', /no function "toString"/],
    ['constructor', /"constructor" is no number/],
    ['cos.constructor("return process")', /Only numbers/],
    ['f(x) = x^2', /Only numbers/],
    ['x = 3', /Only numbers/],
    ['[1, 2]', /Only numbers/],
    ['{a: 1}', /Only numbers/],
    ['1; 2', /Only numbers/],
    ['1 ? 2 : 3', /Only numbers/],
    ['1:3', /Only numbers/],
    ['"text"', /text is no number/],
    ['true', /true is no number/],
    ['3 > 2', /operator ">"/],
    ['5 km', /"km" is no number/],
    ['sqrt()', /sqrt takes 1 number\./],
    ['sqrt(1, 2)', /sqrt takes 1 number\./],
  ])('%s is nothing it computes', async (expression, says) => {
    expect(await run(expression)).toEqual({ kind: 'failed', text: expect.stringMatching(says) });
  });

  it.each([
    ['1/0', /divides by zero/],
    ['0^-1', /divides by zero/],
    ['5 % 0', /divides by zero/],
    ['sqrt(-1)', /no real root/],
    ['(-8)^0.5', /no real number/],
    ['ln(0)', /positive/],
    ['log(2, 1)', /base 1/],
    ['acos(2)', /no such real number/],
    ['tan(pi / 2)', /no value there/],
    ['2.5!', /whole number/],
    ['(-3)!', /negative/],
    ['combinations(2, 3)', /0 ≤ k ≤ n/],
    ['round(1, 1000)', /100 places/],
    ['', /empty/],
    ['1 +', /cannot be read/],
    ['1,000 + 2', /without separators/],
    ['1 000 + 2', /without separators/],
  ])('%s has no value, and it says why', async (expression, says) => {
    expect(await run(expression)).toEqual({ kind: 'failed', text: expect.stringMatching(says) });
  });

  const large = fc.bigInt({ min: -(10n ** 300n), max: 10n ** 300n });
  const bracketed = (n: bigint) => `(${n})`;

  it('is exact for whole numbers of any size', async () => {
    await fc.assert(
      fc.asyncProperty(large, large, fc.constantFrom('+', '-', '*'), async (a, b, sign) => {
        const expected = { '+': a + b, '-': a - b, '*': a * b }[sign];
        expect(await valueOf(`${bracketed(a)} ${sign} ${bracketed(b)}`)).toBe(String(expected));
      }),
      { numRuns: 1000 },
    );
  });

  it('is exact for powers, and for quotients taken back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(-50n, 50n), fc.nat(300), async (a, n) => {
        expect(await valueOf(`${bracketed(a)}^${n}`)).toBe(String(a ** BigInt(n)));
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(
        large,
        large.filter((b) => b !== 0n),
        async (a, b) => expect(await valueOf(`${bracketed(a)} / ${bracketed(b)} * ${bracketed(b)}`)).toBe(String(a)),
      ),
      { numRuns: 300 },
    );
  });

  it('writes decimals that mean what they say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.nat(40), async (digits, places) => {
        const written = `${digits} / 10^${places}`;
        const value = await valueOf(written);
        expect(await valueOf(`(${value as string}) - (${written})`)).toBe('0');
      }),
      { numRuns: 300 },
    );
  });
});
