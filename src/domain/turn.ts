import { z } from 'zod';
import type { Participant } from './participant.js';
import type { Policy } from './policy.js';
import type { Making } from './work.js';

export const author = z.enum(['human', 'agent', 'system', 'operator']);
export const messageKind = z.enum(['text', 'closing', 'notice']);

/** One stored line as the rules see it. */
export interface Line {
  seq: number;
  from: string;
  author: z.infer<typeof author>;
  kind: z.infer<typeof messageKind>;
  text: string;
}

/** A disclosure an agent asked for, with the seq of the message that asked. */
export interface DisclosureRequest {
  seq: number;
  agent: string;
  topic: string;
  optional: boolean;
}

/** Everything a rule may know. Facts only: a rule that needs more gets a field here, never a way to look it up. */
export interface TurnFacts {
  /** The policy with the conversation's settings folded in. */
  policy: Policy;
  agent: Participant;
  /** In roster order. */
  participants: readonly Participant[];
  /** Delivered agent texts since a person last took part, by agent id. */
  exchanges: Readonly<Record<string, number>>;
  /** Oldest first. */
  history: readonly Line[];
  requests: readonly DisclosureRequest[];
  /** `closed`: a reopened thread, where an agent may thank and not ask. */
  stage: 'open' | 'closed';
  /** How the draft under judgement came about. */
  making: Making;
}

export const turnOutcome = z.enum([
  'delivered',
  'handed_off',
  'silenced',
  'capped',
  'blocked',
  'fallback',
  'superseded',
  'fenced',
  'failed',
]);
export type TurnOutcome = z.infer<typeof turnOutcome>;
