import { createHmac } from 'node:crypto';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { z } from 'zod';
import { Problem } from '../domain/errors.js';
import { builtInPolicies } from '../domain/policies/index.js';
import { Database } from '../store/database.js';
import type { Call } from '../store/effects.js';
import { type Caller, hashOfKey, Keys } from '../store/keys.js';
import { isFirstTenant, isKey, listKeys } from '../store/reads/keys.js';
import { Documented, HappensOnce, HasId } from './documented.js';
import type { HttpReply, HttpRequest } from './exchange.js';
import { callerOf, callOf, IdPipe, Who } from './params.js';
import { Performer, sendEffect } from './perform.js';
import { Needs } from './scopes.js';
import { type KeyQuery, keyPage, keyQuery, madeKey, type NewKey, newKey } from './shapes/key.js';

const stored = z.object({ id: z.string() });

@Needs('admin')
@Controller('v1/admin/keys')
export class KeysController {
  constructor(
    private readonly performer: Performer,
    private readonly database: Database,
    private readonly keys: Keys,
  ) {}

  @Post()
  @HappensOnce()
  @Documented({ summary: 'Makes a key. It is shown this once.', answers: { 201: madeKey }, problems: [409] })
  async create(@Res() reply: HttpReply, @Body({ schema: newKey }) body: NewKey): Promise<void> {
    const call = callOf(reply.request);
    const tenantId = await this.tenantOf(callerOf(reply.request), body.tenant);
    const key = derivedKey(reply.request, call);
    const newTenant = body.tenant !== undefined && { name: body.tenant, policies: builtInPolicies };
    const effect = await this.performer
      .perform({ ...call, tenantId }, 'create_key', () => ({
        ...argsOf(body),
        hash: hashOfKey(key).toString('hex'),
        ...(newTenant && { newTenant }),
      }))
      .catch((error: unknown) => {
        throw isDuplicate(error)
          ? new Problem(409, 'this very call made a key long ago; send a new Idempotency-Key')
          : error;
      });
    const { id } = stored.parse(JSON.parse(effect.body));
    sendEffect(reply, { ...effect, body: JSON.stringify({ id, key }) });
  }

  @Get()
  @Documented({ summary: 'Lists the keys, never what they open.', answers: { 200: keyPage } })
  list(@Who() caller: Caller, @Query({ schema: keyQuery }) query: KeyQuery) {
    return listKeys(this.database, caller.tenantId, query);
  }

  @Delete(':id')
  @HttpCode(204)
  @HasId()
  @Documented({ summary: 'Revokes a key, at once and for good.', answers: { 204: null } })
  async revoke(@Who() { tenantId }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    if ((await this.keys.revoke(tenantId, id)) || (await isKey(this.database, tenantId, id))) return;
    throw new Problem(404, 'no key has this id; list them with GET /v1/admin/keys');
  }

  private async tenantOf({ tenantId }: Caller, named: string | undefined): Promise<string> {
    if (named === undefined) return tenantId;
    if (!(await isFirstTenant(this.database, tenantId)))
      throw new Problem(403, 'only an admin of the first tenant may name a tenant; leave "tenant" out');
    return this.keys.tenantIdOf(named);
  }
}

function argsOf({ name, scopes, participant, expiresAt }: NewKey): object {
  if (expiresAt !== undefined && Date.parse(expiresAt) <= Date.now())
    throw new Problem(400, 'expiresAt has passed already', {
      errors: [{ path: 'expiresAt', message: 'must be in the future' }],
    });
  return { name, scopes, expiresAt, conversationId: participant?.conversationId, participantId: participant?.id };
}

/**
 * A replay has to answer the same bytes, and a key must not be stored. So the key follows from the call: 256 bits that
 * only the holder of the calling key can compute again, and nobody from what the database keeps.
 */
function derivedKey({ key = '' }: HttpRequest, { route, idempotencyKey, bodyHash }: Call): string {
  const call = [route, idempotencyKey, bodyHash.toString('hex')].join('\n');
  return `ovr_${createHmac('sha256', key).update(call).digest('base64url')}`;
}

const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
