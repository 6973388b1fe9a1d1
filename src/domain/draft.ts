import { z } from 'zod';

/** Characters (UTF-16 units) a text may hold. */
export const maxText = 16_000;

export const text = z.string().max(maxText, `at most ${maxText} characters; send it in parts`);

export const signalSchema = z.strictObject({
  about: z.string().min(1).max(128),
  topic: z.string().min(1).max(200),
  level: z.enum(['concern', 'neutral', 'positive']),
  evidence: text,
  because: text,
  note: text.optional(),
});

/** What an agent claims about somebody; `note` is what the person it represents would read. */
export type Signal = z.infer<typeof signalSchema>;

export const handoffRequestSchema = z.strictObject({
  reason: z.string().min(1).max(2_000),
  expiresInSeconds: z.int().min(1).max(604_800).optional(),
});

/** What a tool of an outside agent's own returned to it. */
export const toolResultSchema = z.strictObject({
  tool: z.string().min(1).max(200),
  args: z.unknown(),
  result: z.unknown(),
  definitive: z.boolean(),
});
export type ToolResult = z.infer<typeof toolResultSchema>;

export const draftSchema = z.strictObject({
  outbound: text,
  coaching: text.optional(),
  signals: z.array(signalSchema).max(50).optional(),
  handoff: handoffRequestSchema.optional(),
  closes: z.boolean().optional(),
  asks: z.strictObject({ topic: z.string().min(1).max(200), optional: z.boolean() }).optional(),
  citations: z
    .array(z.strictObject({ source: z.string().min(1).max(500), quote: text }))
    .max(50)
    .optional(),
  toolResults: z.array(toolResultSchema).max(50).optional(),
});

/** The reply under judgement: `outbound` for the recipient, `coaching` private for the person represented. */
export type Draft = z.infer<typeof draftSchema>;

/** A draft as it is posted: with what it answers and what it retries. */
export const postedDraftSchema = draftSchema.extend({
  seenSeq: z.int().min(0).optional(),
  retryOf: z.uuid().optional(),
});

/** What a draft delivers, asks and claims, part by part; an override names the channels it reads and writes. */
export const channels = ['outbound', 'coaching', 'signals', 'handoff', 'closes', 'asks', 'citations'] as const;

export type Channel = (typeof channels)[number];
