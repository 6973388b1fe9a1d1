/** Values from the smallest to the largest; the one at a share of them, from 0 to 1. */
export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => at(ascending(values), 0.5);

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Milliseconds. */
export function spread(times: readonly number[]): { n: number; p50: number; p95: number; p99: number; max: number } {
  const sorted = ascending(times);
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => rounded(at(sorted, share)));
  return { n: sorted.length, p50: p50 ?? NaN, p95: p95 ?? NaN, p99: p99 ?? NaN, max: max ?? NaN };
}
