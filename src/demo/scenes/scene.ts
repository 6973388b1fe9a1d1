import type { Draft } from '../../domain/draft.js';
import type { Participant } from '../../domain/participant.js';
import type { TurnOutcome } from '../../domain/turn.js';

export type Said = { from: string; text: string } | { from: string; draft: Draft };

/** A short conversation that ends in the attempt it is about. */
export interface Scene {
  title: string;
  /** For somebody who knows nothing of the project. */
  story: string;
  /** `dating` unless it is said. */
  policy?: string;
  participants: readonly Participant[];
  /** What is said before, so that the rules have something to look at. */
  before: readonly Said[];
  /** A draft of an outside agent, or a person's message that our model answers. */
  attempt: Said;
  /** The override that has to fire, or null when none may. */
  fires: string | null;
  /** How the attempt has to end. */
  outcome: TurnOutcome;
  /** What makes it whole: it is done, and the same attempt is made again, which then has to leave. */
  remedy?: { told: string; act: Said | { leaves: string } };
}

export const adam: Participant = { id: 'adam', kind: 'human', role: 'man', displayName: 'Adam' };
export const berta: Participant = { id: 'berta', kind: 'human', role: 'woman', displayName: 'Berta' };
/** Written for by a program outside; the service sees its drafts. */
export const guide: Participant = { id: 'guide', kind: 'agent', represents: 'berta', displayName: "Berta's agent" };

/** As people call a participant. */
export const nameOf = ({ participants }: Pick<Scene, 'participants'>, id: string): string =>
  participants.find((participant) => participant.id === id)?.displayName ?? id;
