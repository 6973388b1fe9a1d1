/**
 * The same value as PostgreSQL's jsonb takes it: it knows neither the character NUL nor half a surrogate pair, and a
 * small model writes both. Each becomes the replacement character.
 */
export function storable<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\ufffd') as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), storable(inner)])) as T;
}
