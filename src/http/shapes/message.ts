import { z } from 'zod';
import { postedDraftSchema } from '../../domain/draft.js';
import { participantId } from '../../domain/participant.js';
import { author, messageKind } from '../../domain/turn.js';
import { actor, afterSeq, instant, numberPage, pageOf, spokenText } from './common.js';
import { turn } from './turn.js';

const fields = z.strictObject({
  from: participantId.optional(),
  text: spokenText.optional(),
  draft: postedDraftSchema.optional(),
  operator: actor.optional(),
  replyBy: participantId.optional(),
});
type Fields = z.infer<typeof fields>;

const forms = 'send { from, text, replyBy? }, { from, draft } or { operator, text }';

/** A person's or operator's text, or an outside agent's draft. */
export const postedMessage = fields.check((ctx) => {
  for (const [field, message] of contradictions(ctx.value))
    ctx.issues.push({ code: 'custom', path: [field], input: ctx.value, message });
});
export type PostedMessage = z.infer<typeof postedMessage>;

function contradictions({ from, text, draft, operator, replyBy }: Fields): [string, string][] {
  if ((from === undefined) === (operator === undefined)) return [['from', `say who speaks, once: ${forms}`]];
  if (operator !== undefined && text === undefined) return [['text', `an operator sends a text: ${forms}`]];
  if ((text === undefined) === (draft === undefined))
    return [['text', `send a text or a draft, one of them: ${forms}`]];
  if (replyBy !== undefined && (operator !== undefined || draft !== undefined))
    return [['replyBy', 'only a person says who should answer; leave it out']];
  if (draft && draft.outbound.trim() === '' && !draft.handoff && !draft.closes)
    return [['draft.outbound', 'a draft that says nothing must hand over or close']];
  return [];
}

export const waitQuery = z.strictObject({
  wait: z
    .string()
    .regex(/^\d{1,5}$/, 'milliseconds from 0 to 30000')
    .transform(Number)
    .pipe(z.int().max(30_000, 'milliseconds from 0 to 30000'))
    .optional(),
});
export type WaitQuery = z.infer<typeof waitQuery>;

export const accepted = z
  .object({ messageId: z.uuid().nullable(), seq: z.int().nullable(), turnId: z.uuid().nullable() })
  .meta({ id: 'Accepted' });
export const answered = accepted.extend({ turn });

export const message = z
  .object({
    seq: z.int(),
    from: z.string(),
    author,
    kind: messageKind,
    text: z.string(),
    turnId: z.uuid().nullable(),
    at: instant,
  })
  .meta({ id: 'Message' });
export const messagePage = pageOf(message);

export const messageQuery = z
  .strictObject({ after: afterSeq.optional(), ...numberPage })
  .refine(({ after, cursor }) => after === undefined || cursor === undefined, {
    path: ['cursor'],
    message: 'send "after" or "cursor", not both',
  });
export type MessageQuery = z.infer<typeof messageQuery>;
