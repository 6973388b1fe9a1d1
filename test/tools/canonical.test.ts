import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonical } from '../../src/tools/canonical.js';

/** The same value with the fields of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reordered(field)]),
  );
}

describe('the canonical form', () => {
  it.each<[string, unknown, unknown]>([
    ['the order of fields', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['how a number was written', JSON.parse('[1.0, 1e2, -0]'), [1, 100, 0]],
    ['a field that is not there', { a: 1, b: undefined }, { a: 1 }],
  ])('leaves out %s', (_, one, other) => {
    expect(canonical(one)).toBe(canonical(other));
  });

  it.each<[string, unknown, unknown]>([
    ['the order of a list', [1, 2], [2, 1]],
    ['a number and its text', 1, '1'],
    ['null and nothing', { a: null }, {}],
    ['where a field stands', { a: { b: 1 } }, { a: {}, b: 1 }],
    ['what is quoted', { 'a":1,"b': 1 }, { a: 1, b: 1 }],
  ])('keeps apart %s', (_, one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });

  it('is equal exactly for equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(canonical(reordered(one))).toBe(canonical(one));
        // No zero has a sign once it is JSON.
        const [plain, same] = [one, other].map((value): unknown => JSON.parse(JSON.stringify(value)));
        expect(JSON.parse(canonical(one))).toEqual(plain);
        if (canonical(one) === canonical(other)) expect(plain).toEqual(same);
      }),
      { numRuns: 2000 },
    );
  });
});
