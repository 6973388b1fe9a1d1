import type { Folded } from '../../overrides/fold.js';
import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import type { Draft } from '../domain/draft.js';
import type { TurnFacts } from '../domain/turn.js';
import type { Alternative, OverrideOutcome, OverrideRecord, Projected, Reason } from '../domain/verdict.js';
import type { Decision } from './decide.js';
import { leaving } from './decide.js';

export interface Checked {
  /** It would leave unchanged. */
  allowed: boolean;
  /** The strictest of all; `reject` is a gate's. */
  outcome: OverrideOutcome | 'reject';
  /** What would leave, or null. */
  draft: Draft | null;
  reasons: Reason[];
  projected: Projected;
  /** The rewritten draft first. Each one that carries a draft passes this very check. */
  alternatives: Alternative[];
  overrides: OverrideRecord[];
  gates: never[];
}

/** Answers what would become of a draft, and changes nothing. */
export function check(facts: TurnFacts, draft: Draft): Checked {
  const folded = fold(overrides, facts, draft);
  const { outcome, reasons, projected, alternatives, records } = folded;
  return {
    allowed: outcome === 'pass',
    outcome,
    draft: whole(folded, leaving(facts, folded).delivered),
    reasons,
    projected,
    alternatives,
    overrides: records,
    gates: [],
  };
}

/** A draft that may say nothing leaves as its hand-off alone. */
function whole({ outcome, draft }: Folded, delivered: Decision['delivered']): Draft | null {
  if (outcome === 'pass' || outcome === 'rewrite') return draft;
  return delivered && { outbound: delivered.outbound, ...(delivered.handoff && { handoff: delivered.handoff }) };
}
