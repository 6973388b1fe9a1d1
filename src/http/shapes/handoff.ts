import { z } from 'zod';
import { handoffRequestSchema } from '../../domain/draft.js';
import { actor, idPage, pageOf } from './common.js';
import { handoff } from './conversation.js';

export const requestedHandoff = z.strictObject({ ...handoffRequestSchema.shape, requestedBy: actor });
export type RequestedHandoff = z.infer<typeof requestedHandoff>;

export const handoffPage = pageOf(handoff);
export const handoffQuery = z.strictObject({ state: handoff.shape.state.optional(), ...idPage });
export type HandoffQuery = z.infer<typeof handoffQuery>;
