import type { Folded, Correction } from '../../overrides/fold.js';
import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import { isBroken } from '../../overrides/record.js';
import type { Draft, Signal } from '../domain/draft.js';
import type { TurnFacts } from '../domain/turn.js';
import { unreachable } from '../domain/unreachable.js';
import type { OverrideRecord, Reason } from '../domain/verdict.js';

export interface Decision {
  /** `blocked` is `regenerate` for an outside agent: there is no model here to go back to. */
  outcome: 'delivered' | 'handed_off' | 'silenced' | 'capped' | 'blocked' | 'regenerate';
  because: string | null;
  reasons: Reason[];
  /** The draft after every enforced rewrite, also when none of it leaves. */
  draft: Draft;
  /** What leaves; null when nothing does. `outbound` is empty when only a hand-off leaves. */
  delivered: { outbound: string; signals: Signal[]; handoff: Draft['handoff'] | null } | null;
  coaching: string | null;
  /** The strictest outcome of the rules. */
  strictest: Folded['outcome'];
  nudges: Correction[];
  records: OverrideRecord[];
  /** What a broken rule threw, for the log of the process. */
  thrown: { rule: string; error: unknown }[];
}

/** Runs the overrides, in order, over a draft that the gates let through. */
export function decide(facts: TurnFacts, draft: Draft): Decision {
  const folded = fold(overrides, facts, draft);
  const { because, reasons, records, thrown } = folded;
  return {
    because,
    reasons,
    records,
    thrown: thrown.map(({ override, error }) => ({ rule: override, error })),
    strictest: folded.outcome,
    draft: folded.draft,
    nudges: folded.corrections,
    ...leaving(facts, folded),
  };
}

/** What leaves of a folded draft, and the name of that. */
export function leaving(facts: TurnFacts, folded: Folded): Pick<Decision, 'outcome' | 'delivered' | 'coaching'> {
  const { outbound, signals, coaching } = folded.draft;
  const handoff = handoffOf(folded);
  switch (folded.outcome) {
    case 'pass':
    case 'rewrite':
      return {
        outcome: handoff ? 'handed_off' : 'delivered',
        delivered: { outbound, signals: signals ?? [], handoff },
        coaching: coaching || null,
      };
    case 'regenerate':
      return {
        outcome: facts.agent.generatedBy === 'model' ? 'regenerate' : 'blocked',
        delivered: null,
        coaching: null,
      };
    case 'silence':
    case 'cap':
      return handoff
        ? { outcome: 'handed_off', delivered: { outbound: '', signals: [], handoff }, coaching: null }
        : { outcome: folded.outcome === 'cap' ? 'capped' : 'silenced', delivered: null, coaching: null };
    default:
      return unreachable(folded.outcome);
  }
}

/** A person is called even by a draft that may say nothing; its reason only if every rule that reads it ran. */
function handoffOf({ draft, records }: Folded): Draft['handoff'] | null {
  if (draft.handoff === undefined) return null;
  return records.some(isBroken) ? { ...draft.handoff, reason: 'The agent asked for a person.' } : draft.handoff;
}
