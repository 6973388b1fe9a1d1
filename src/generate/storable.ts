/** Far more than the arguments of any tool; deeper, PostgreSQL and this very function run out of stack. */
const deepest = 64;
const cutOff = '[nested too deeply]';

/**
 * The same value as PostgreSQL's jsonb takes it: it knows neither the character NUL nor half a surrogate pair, and a
 * small model writes both. Each becomes the replacement character, and what is nested too deeply becomes a word.
 */
export function storable<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd') as T;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return cutOff as T;
  const inside = (inner: unknown) => storable(inner, depth + 1);
  if (Array.isArray(value)) return value.map(inside) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), inside(inner)])) as T;
}
