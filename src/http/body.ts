import { Problem } from '../domain/errors.js';

const deepest = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** NUL, which PostgreSQL cannot store, and half of a surrogate pair, which no encoding can carry. */
const unstorable = /\u0000|\p{Surrogate}/u;

const wrong = (detail: string, path = ''): Problem =>
  new Problem(400, detail, path === '' ? {} : { errors: [{ path, message: detail }] });

/**
 * A body of JSON, refused where parsing it and storing it could mean two things.
 * @throws Problem 400; what it says holds no piece of the body
 */
export function parseBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const value = parsed(decoded(body));
  inspect(value, []);
  return value;
}

function decoded(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw wrong('the body is not UTF-8; encode it as UTF-8 and send it again');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong('the body is not JSON; check quotes, commas and brackets, and send no byte order mark');
  }
}

function inspect(value: unknown, path: readonly string[]): void {
  const at = path.join('.');
  if (typeof value === 'string' && unstorable.test(value))
    throw wrong('a text holds a NUL or half of a surrogate pair; remove it', at);
  if (typeof value === 'number' && !Number.isFinite(value))
    throw wrong('a number is too large; send it as a string', at);
  if (value === null || typeof value !== 'object') return;
  if (path.length >= deepest) throw wrong(`the body is nested deeper than ${deepest} levels; flatten it`);
  for (const [key, inner] of Object.entries(value)) {
    if (unstorable.test(key)) throw wrong('a field name holds a NUL or half of a surrogate pair; remove it', at);
    if (key === '__proto__' || (key === 'constructor' && holdsPrototype(inner)))
      throw wrong(`a field may not be named "${key}"; rename it`, at);
    inspect(inner, [...path, key]);
  }
}

const holdsPrototype = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, 'prototype');
