import type { z } from 'zod';
import type { Draft, Signal } from './draft.js';
import type { nudgeSchema } from './generation.js';
import type { TurnOutcome } from './turn.js';
import type { Work } from './work.js';
import type { GateVerdict, OverrideRecord, Reason } from './verdict.js';

/** A correction that sends a model, or an outside agent, back. */
export type Nudge = z.infer<typeof nudgeSchema>;

/** By the id of a gate or an override. */
export type Counters = Readonly<Record<string, number>>;

/** Everything a decision writes. `text` is what leaves; null when nothing is said. */
export interface Reply {
  conversationId: string;
  turnId: string;
  token: number;
  outcome: TurnOutcome;
  because: string | null;
  reasons: Reason[];
  text: string | null;
  delivered: { outbound: string; signals: Signal[]; handoff: Draft['handoff'] | null } | null;
  /** Who may read the note: the person the agent represents, or the agent itself. */
  noteFor: string | null;
  note: { coaching: string | null; signals: Signal[] } | null;
  overrides: OverrideRecord[];
  nudges: Nudge[];
  /** Of this iteration; those before stand with the turn already. */
  verdicts: GateVerdict[];
  /** How often each rule has sent the writer back, over all iterations and retries. */
  counters: Counters;
  draft: Draft | null;
  handoff: Draft['handoff'] | null;
  closes: boolean;
  /** What the turn has done, to the last. */
  work: Work;
}
