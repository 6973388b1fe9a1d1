import type { Channel, Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Alternative, Projected, Reason } from '../src/domain/verdict.js';

interface Firing {
  because: string;
  /** At least one; each code is a key of the override's `codes`. */
  reasons: readonly Reason[];
  alternatives?: readonly Alternative[];
}

/** What a rule says of a draft. The strictest of all rules holds: cap, silence, regenerate, rewrite, pass. */
export type Outcome =
  | { kind: 'pass' }
  | ({ kind: 'rewrite'; draft: Draft } & Firing)
  | ({ kind: 'regenerate'; directive: string; thought: string } & Firing)
  | ({ kind: 'silence' } & Firing)
  | ({ kind: 'cap' } & Firing);

/** A rule that rewrites, silences or stops a finished draft. Pure and synchronous: the same facts give the same outcome. */
export interface Override {
  /** Equal to the file's name. */
  id: string;
  /** Raised when the rule's answer changes for any input. */
  version: number;
  /** The file in `overrides/incidents/` (without `.md`) that wrote this rule. */
  incident: string;
  reads: readonly Channel[];
  writes: readonly Channel[];
  /** Each reason code with what the firing is projected to do. */
  codes: Readonly<Record<string, Projected>>;
  apply(turn: TurnFacts, draft: Draft): Outcome;
  /** What the statistics count besides firings: judgements of the model seen, and taken back. */
  count?(before: Draft, after: Draft): { concerns: number; overruled: number };
}

export const defineOverride = (override: Override): Override => Object.freeze(override);

export const pass: Outcome = Object.freeze({ kind: 'pass' });
