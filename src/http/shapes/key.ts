import { z } from 'zod';
import { participantId } from '../../domain/participant.js';
import { idPage, instant, pageOf } from './common.js';

const scope = z.enum(['converse', 'operate', 'admin']);
const participant = z.strictObject({ conversationId: z.guid(), id: participantId });
const tenantName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'use 1–64 letters, digits or . _ -, beginning with a letter or digit');

export const newKey = z
  .strictObject({
    name: z.string().min(1).max(200),
    scopes: z.array(scope).min(1, 'name at least one scope').max(3),
    tenant: tenantName
      .optional()
      .describe("The first tenant's admin may name another tenant, which is made if it is new."),
    participant: participant.optional(),
    expiresAt: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(({ scopes, participant: one }) => one === undefined || !scopes.includes('admin'), {
    path: ['scopes'],
    message: 'a key of one participant cannot be an admin; leave "admin" out',
  })
  .refine(({ scopes }) => new Set(scopes).size === scopes.length, {
    path: ['scopes'],
    message: 'name each scope once',
  });
export type NewKey = z.infer<typeof newKey>;

export const madeKey = z.object({ id: z.uuid(), key: z.string().describe('Shown this once.') });

export const key = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes: z.array(scope),
    participant: participant.nullable(),
    expiresAt: instant.nullable(),
    revokedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Key' });
export const keyPage = pageOf(key);
export const keyQuery = z.strictObject(idPage);
export type KeyQuery = z.infer<typeof keyQuery>;
