import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { GateClass, Reason } from '../src/domain/verdict.js';

/** What is wrong with a draft. `because` names no text of it: everybody whose draft it is may read it. */
export interface Finding {
  because: string;
  reasons: readonly Reason[];
  /** The right thing can be done every time, so this finding is never given in to, and not counted. */
  invariant?: boolean;
}

/** `noted` is what an observer has seen, in words for whoever reads the turn. */
export type Judgement =
  | { kind: 'pass'; noted?: string }
  | ({ kind: 'reject' } & Finding)
  | { kind: 'not_applicable'; because: string };

interface Common {
  /** Equal to the file's name. */
  id: string;
  class: GateClass;
  /** The rejection that makes so many ends the turn in the fallback; null for an invariant, which never gives in. */
  bound: number | null;
  /** Why that bound, or why none. */
  boundedBecause: string;
  /** A free gate also judges what the overrides leave of a draft. */
  cost: 'free' | 'model';
  /** What a gate that throws means for the draft. */
  whenBroken: 'block' | 'allow';
  /** The file in `gates/incidents/` (without `.md`) that wrote this gate. */
  incident: string;
  /** The correction, in both channels: what to do instead, and the thought of somebody who has seen it. */
  nudge(finding: Finding): { directive: string; thought: string };
}

/** Judges a text that would be said. While the model only calls tools there is none, and the gate is not asked. */
interface DraftGate extends Common {
  judges: 'draft';
  judge(turn: TurnFacts, draft: Draft): Judgement;
}

/** Judges what the model called, with the text it wrote to it, if any. */
interface CallGate extends Common {
  judges: 'calls';
  judge(turn: TurnFacts, draft: Draft | null): Judgement;
}

/** A gate judges a generation and may send its writer back. Pure and synchronous; it changes no text. */
export type Gate = DraftGate | CallGate;

export const defineGate = (gate: Gate): Gate => Object.freeze(gate);

export const pass: Judgement = Object.freeze({ kind: 'pass' });

/** What a gate says of a draft that does not carry what it looks at. */
export const notApplicable = (because: string): Judgement => ({ kind: 'not_applicable', because });
