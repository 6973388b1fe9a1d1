import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { GateClass, Reason } from '../src/domain/verdict.js';

/** What is wrong with a draft. `because` names no text of it: everybody whose draft it is may read it. */
export interface Finding {
  because: string;
  reasons: readonly Reason[];
}

export type Judgement = { kind: 'pass' } | ({ kind: 'reject' } & Finding) | { kind: 'not_applicable'; because: string };

/** A gate judges a draft and may send its writer back. Pure and synchronous; it changes no text. */
export interface Gate {
  /** Equal to the file's name. */
  id: string;
  class: GateClass;
  /** The rejection that makes so many ends the turn in the fallback; null for an invariant, which never gives in. */
  bound: number | null;
  /** A free gate also judges what the overrides leave of a draft. */
  cost: 'free' | 'model';
  /** What a gate that throws means for the draft. */
  whenBroken: 'block' | 'allow';
  /** The file in `gates/incidents/` (without `.md`) that wrote this gate. */
  incident: string;
  judge(turn: TurnFacts, draft: Draft): Judgement;
  /** The correction, in both channels: what to do instead, and the thought of somebody who has seen it. */
  nudge(finding: Finding): { directive: string; thought: string };
}

export const defineGate = (gate: Gate): Gate => Object.freeze(gate);

export const pass: Judgement = Object.freeze({ kind: 'pass' });
