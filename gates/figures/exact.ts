/** An exact number: a fraction of whole ones, the lower one above zero. */
export interface Exact {
  over: bigint;
  under: bigint;
}

export const exact = (over: bigint, under = 1n): Exact =>
  under < 0n ? { over: -over, under: -under } : { over, under };

/** Reads "12.50"; a number is digits, perhaps with a point. */
export function exactOf(decimal: string): Exact {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return exact(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

export const plus = (a: Exact, b: Exact): Exact => exact(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Exact, b: Exact): Exact => plus(a, { over: -b.over, under: b.under });
export const times = (a: Exact, b: Exact): Exact => exact(a.over * b.over, a.under * b.under);
/** Null for a division by zero. */
export const dividedBy = (a: Exact, b: Exact): Exact | null =>
  b.over === 0n ? null : exact(a.over * b.under, a.under * b.over);

export const isWhole = ({ over, under }: Exact): boolean => over % under === 0n;

/** The distance is at most half of `unit`: one is the other, rounded to that place. */
export function within(a: Exact, b: Exact, unit: Exact): boolean {
  const { over, under } = minus(a, b);
  const far = over < 0n ? -over : over;
  return 2n * far * unit.under <= unit.over * under;
}
