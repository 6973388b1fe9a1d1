import { z } from 'zod';
import { gateClass } from '../../domain/verdict.js';
import { turnOutcome } from '../../domain/turn.js';
import { instant } from './common.js';

export const gateStats = z.object({
  items: z.array(
    z.object({
      gate: z.string(),
      class: gateClass.nullable().describe('Null for a gate of an earlier release.'),
      bucket: instant.describe('When it begins.'),
      evaluated: z.int().describe('Times it was asked and could judge.'),
      fired: z.int(),
      rate: z.number().describe('Fired of evaluated, from 0 to 1.'),
      reloops: z.int().describe('Times its finding was the first that sent the writer back.'),
      nudges: z.int(),
      fallbacks: z.int().describe('Turns that ended in the fallback at its bound.'),
      mark: z.enum(['never', 'always']).nullable().describe('Set from 20 evaluations in the bucket on.'),
    }),
  ),
  loopCandidates: z
    .array(
      z.object({
        turnId: z.uuid(),
        conversationId: z.uuid(),
        agent: z.string(),
        dispatches: z.int(),
        outcome: turnOutcome,
        endedAt: instant,
      }),
    )
    .describe('Turns of ten or more model calls, the newest hundred.'),
});
