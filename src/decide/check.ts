import type { Folded } from '../../overrides/fold.js';
import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import type { Draft } from '../domain/draft.js';
import type { TurnFacts } from '../domain/turn.js';
import type { Before, Judged } from '../judge/judge.js';
import { judgeBoth } from '../judge/ruling.js';
import type {
  Alternative,
  GateVerdict,
  OverrideOutcome,
  OverrideRecord,
  Projected,
  Reason,
} from '../domain/verdict.js';
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
  gates: GateVerdict[];
}

/** The gates begin to count anew with each call. */
const before: Before = { iteration: 0, counters: {}, nudges: [] };

/** Answers what would become of a draft, and changes nothing. */
export function check(facts: TurnFacts, draft: Draft): Checked {
  const folded = fold(overrides, facts, draft);
  const judged = judgeBoth(facts, draft, folded.draft, before);
  const answer = whatComes(facts, folded, judged);
  return {
    allowed: answer.outcome === 'pass',
    ...answer,
    reasons: [...judged.reasons, ...folded.reasons],
    projected: folded.projected,
    overrides: answer.outcome === 'reject' ? folded.records.map(withoutDrafts) : folded.records,
    gates: judged.verdicts,
  };
}

type Answer = Pick<Checked, 'outcome' | 'draft' | 'alternatives'>;

/** A gate's rejection is stricter than anything but silence and cap. */
function whatComes(facts: TurnFacts, folded: Folded, { rejected, nudges }: Judged): Answer {
  const { outcome, alternatives } = folded;
  if (!rejected || outcome === 'silence' || outcome === 'cap')
    return { outcome, draft: whole(folded, leaving(facts, folded).delivered), alternatives };
  const again = nudges.map(({ directive }) => ({ action: 'write_again', why: directive }));
  return { outcome: 'reject', draft: null, alternatives: [...again, ...alternatives.filter((one) => !one.draft)] };
}

/** The rewritten draft of a rule is no alternative while a gate rejects it. */
const withoutDrafts = (record: OverrideRecord): OverrideRecord => ({
  ...record,
  alternatives: record.alternatives.filter((one) => !one.draft),
});

/** A draft that may say nothing leaves as its hand-off alone. */
function whole({ outcome, draft }: Folded, delivered: Decision['delivered']): Draft | null {
  if (outcome === 'pass' || outcome === 'rewrite') return draft;
  return delivered && { outbound: delivered.outbound, ...(delivered.handoff && { handoff: delivered.handoff }) };
}
