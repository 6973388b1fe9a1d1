import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Problem } from '../domain/errors.js';
import type { Caller, Scope } from '../store/keys.js';
import { requestOf } from './exchange.js';
import { RateLimit } from './rate-limit.js';
import { openKey, scopesKey } from './scopes.js';

/** Who calls, whether they may call again so soon, and whether their key has a scope that the route needs. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly rateLimit: RateLimit,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<true | undefined>(openKey, places)) return true;
    const request = requestOf(context);
    const key = presentedKey(request.headers.authorization);
    const caller = await this.rateLimit.admit(key);
    if (!caller) throw new Problem(401, 'this key is unknown, expired or revoked; use another');
    const scopes = this.reflector.getAllAndOverride<Scope[] | undefined>(scopesKey, places);
    if (scopes) expectScope(caller, scopes);
    request.caller = caller;
    request.key = key;
    return true;
  }
}

function presentedKey(header: string | undefined): string {
  const key = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (!key) throw new Problem(401, 'send your key as "Authorization: Bearer <key>"');
  return key;
}

/** @throws Problem 403. A participant's key administers nothing, whatever its scopes say. */
export function expectScope({ scopes, participant }: Caller, needed: readonly Scope[]): void {
  const usable = participant ? scopes.filter((scope) => scope !== 'admin') : scopes;
  if (needed.some((scope) => usable.includes(scope))) return;
  throw new Problem(403, `this needs a key with the scope ${needed.map((scope) => `"${scope}"`).join(' or ')}`);
}
