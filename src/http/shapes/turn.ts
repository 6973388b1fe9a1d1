import { z } from 'zod';
import { planSchema } from '../../domain/plan.js';
import { gateVerdictSchema, grade, overrideOutcome, reasonSchema } from '../../domain/verdict.js';
import { turnOutcome } from '../../domain/turn.js';
import { instant, numberPage, pageOf } from './common.js';

const reason = z.object({ ...reasonSchema.shape, text: z.string().nullable() });
const change = z.object({ before: grade, after: grade });
const channelsChanged = z.record(z.string(), z.unknown()).nullable();

export const overrideRecord = z
  .object({
    id: z.uuid().nullable().describe('Of the log, when it fired.'),
    order: z.int(),
    override: z.string(),
    version: z.int(),
    mode: z.enum(['enforce', 'shadow']),
    outcome: overrideOutcome,
    fired: z.boolean(),
    because: z.string().nullable(),
    reasons: z.array(reason),
    before: channelsChanged,
    after: channelsChanged,
    projected: z.object({ risk: change, service: change }).nullable(),
    alternatives: z.array(z.object({ action: z.string(), why: z.string(), draft: z.unknown().optional() })),
    incident: z.string(),
    at: instant.nullable(),
  })
  .meta({ id: 'OverrideRecord' });
export type OverrideRecordView = z.infer<typeof overrideRecord>;

const generation = z.object({
  id: z.uuid(),
  number: z.int(),
  dispatch: z.string(),
  state: z.string(),
  request: z.unknown(),
  response: z.unknown(),
  error: z.string().nullable(),
  createdAt: instant,
  endedAt: instant.nullable(),
});

export const verdict = z.object(gateVerdictSchema.shape).meta({ id: 'Verdict' });

export const turn = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    agent: z.string(),
    kind: z.enum(['model', 'draft']),
    state: z.enum(['pending', 'running', 'ended']),
    outcome: turnOutcome.nullable(),
    because: z.string().nullable(),
    reasons: z.array(reason),
    draft: z.unknown(),
    delivered: z
      .object({ outbound: z.string(), signals: z.array(z.unknown()).nullable(), handoff: z.unknown() })
      .nullable(),
    plan: planSchema.nullable().describe('What a model turn committed itself to; null when it made no plan.'),
    dispatches: z.int(),
    generations: z.array(generation).nullable(),
    verdicts: z.array(verdict),
    overrides: z.array(overrideRecord),
    nudges: z.array(z.object({ gate: z.string(), directive: z.string().nullable(), thought: z.string().nullable() })),
    messageSeq: z.int().nullable(),
    supersededBy: z.uuid().nullable(),
    policyVersion: z.int().nullable(),
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .meta({
    id: 'Turn',
    description: 'Texts before the rules, drafts and generations are null for keys that may not see them.',
  });
export type TurnView = z.infer<typeof turn>;
export const turnPage = pageOf(turn);

export const turnQuery = z.strictObject(numberPage);
export type TurnQuery = z.infer<typeof turnQuery>;

export const note = z
  .object({
    turnId: z.uuid(),
    seq: z.int().nullable(),
    coaching: z.string().nullable(),
    signals: z.array(z.unknown()),
    at: instant,
  })
  .meta({ id: 'Note' });
export const notePage = pageOf(note);
export const noteQuery = z.strictObject({ for: z.string().min(1, 'name a participant'), ...numberPage });
export type NoteQuery = z.infer<typeof noteQuery>;
