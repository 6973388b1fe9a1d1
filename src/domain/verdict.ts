import { z } from 'zod';
import { channels, draftSchema } from './draft.js';

export const grade = z.enum(['none', 'low', 'medium', 'high']);
export type Grade = z.infer<typeof grade>;

const change = z.strictObject({ before: grade, after: grade });

/** Risk to the people and service to them, before and after the rule. */
export const projectedSchema = z.strictObject({ risk: change, service: change });
export type Projected = z.infer<typeof projectedSchema>;

export const reasonSchema = z.strictObject({
  code: z.string(),
  text: z.string(),
  /** `calls`: what the model called, which no recipient reads. */
  channel: z.enum([...channels, 'calls']),
  start: z.int().min(0).optional(),
  end: z.int().min(0).optional(),
});
/** Why a rule fired. `start` and `end` are UTF-16 offsets of the text before the rule, end exclusive. `text` never holds a contact value. */
export type Reason = z.infer<typeof reasonSchema>;

export const gateClass = z.enum(['tool-requiring', 'prose-only', 'neither']);
export type GateClass = z.infer<typeof gateClass>;

export const gateVerdictSchema = z.strictObject({
  iteration: z.int().min(0),
  gate: z.string(),
  class: gateClass,
  verdict: z.enum(['pass', 'reject', 'not_applicable', 'error']),
  because: z.string().nullable(),
  counter: z.int().min(0),
  limit: z.int().nullable(),
  nudge: z.strictObject({ directive: z.string(), thought: z.string() }).nullable(),
});
/** What a gate said in one iteration (from 0). `counter` is its rejections so far, this one among them; `limit` is null for an invariant. */
export type GateVerdict = z.infer<typeof gateVerdictSchema>;

export const alternativeSchema = z.strictObject({ action: z.string(), why: z.string(), draft: draftSchema.optional() });
/** What could be done instead. An alternative that carries a draft passes the whole list itself. */
export type Alternative = z.infer<typeof alternativeSchema>;

export const overrideOutcome = z.enum(['pass', 'rewrite', 'regenerate', 'silence', 'cap']);
export type OverrideOutcome = z.infer<typeof overrideOutcome>;

export const ruleMode = z.enum(['off', 'shadow', 'enforce']);
export type RuleMode = z.infer<typeof ruleMode>;

export const overrideRecordSchema = z.strictObject({
  order: z.int().min(1),
  override: z.string(),
  version: z.int(),
  mode: z.enum(['shadow', 'enforce']),
  outcome: overrideOutcome,
  fired: z.boolean(),
  because: z.string().nullable(),
  reasons: z.array(reasonSchema),
  before: draftSchema.partial().nullable(),
  after: draftSchema.partial().nullable(),
  projected: projectedSchema,
  alternatives: z.array(alternativeSchema),
  incident: z.string(),
  counts: z.strictObject({ concerns: z.int(), overruled: z.int() }).optional(),
});
/** One rule's verdict on one draft. `before` and `after` hold the changed channels only. */
export type OverrideRecord = z.infer<typeof overrideRecordSchema>;
