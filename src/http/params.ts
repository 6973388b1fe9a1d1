import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../domain/errors.js';
import type { Call } from '../store/effects.js';
import type { Caller } from '../store/keys.js';
import { type HttpRequest, pathOf, requestOf } from './exchange.js';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const visible = /^[\x21-\x7e]{1,255}$/;

/** An id in a path. What is no id names nothing. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!uuid.test(value)) throw new Problem(404, 'nothing has this id; ids are UUIDs as an answer gave them');
    return value.toLowerCase();
  }
}

/** Whoever presented the key. */
export const Who = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => callerOf(requestOf(context)),
);

export function callerOf({ caller }: HttpRequest): Caller {
  if (!caller) throw new Error('a route that asks for its caller must not be open');
  return caller;
}

/**
 * A call that changes something: who makes it, and the key under which it happens once.
 * @throws Problem 400 without such a key
 */
export function callOf(request: HttpRequest): Call {
  const { tenantId, keyId } = callerOf(request);
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !visible.test(key))
    throw new Problem(400, 'send an Idempotency-Key of 1 to 255 visible ASCII characters; a retry sends the same one');
  const route = `${request.method} ${pathOf(request).toLowerCase()}`;
  return { tenantId, keyId, route, idempotencyKey: key, bodyHash: request.bodyHash ?? hashOf('') };
}

export const hashOf = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** The version a change is meant for, if the caller says one. */
export function ifMatchOf({ headers }: HttpRequest): string | undefined {
  const header = headers['if-match'];
  if (header === undefined) return undefined;
  const version = /^(?:"(\d{1,18})"|(\d{1,18}))$/.exec(header);
  if (!version) throw new Problem(400, 'If-Match is the "version" of the conversation, such as 3');
  return version[1] ?? version[2];
}
