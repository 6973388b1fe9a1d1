import type { Draft } from '../src/domain/draft.js';
import type { Policy } from '../src/domain/policy.js';
import type { TurnFacts } from '../src/domain/turn.js';
import { unreachable } from '../src/domain/unreachable.js';
import type {
  Alternative,
  OverrideOutcome,
  OverrideRecord,
  Projected,
  Reason,
  RuleMode,
} from '../src/domain/verdict.js';
import type { Outcome, Override } from './define.js';
import { noEffect, worst } from './projected.js';
import type { Seat } from './record.js';
import { brokenRecord, recordOf } from './record.js';

/** One line of the ordered list. */
export interface Listed {
  rule: Override;
  /** The reason this rule stands at this place. */
  why: string;
  /** The mode when a policy does not name the rule: `off` for a rule of a pack. */
  unnamed: RuleMode;
}

/** The correction a `regenerate` gives, under the override's id. */
export interface Correction {
  gate: string;
  directive: string;
  thought: string;
}

export interface Folded {
  /** The strictest outcome of the enforced rules. */
  outcome: OverrideOutcome;
  /** The draft after every enforced rewrite; the very draft that came in when there was none. */
  draft: Draft;
  /** Every rule that is not off, in order; `order` is its line in the list, from 1. */
  records: OverrideRecord[];
  because: string | null;
  /** Of the enforced rules, in order. */
  reasons: Reason[];
  projected: Projected;
  alternatives: Alternative[];
  corrections: Correction[];
  /** What a broken rule threw, for the log of the process; never for a reader. */
  thrown: { override: string; error: unknown }[];
}

const strictness = { pass: 0, rewrite: 1, regenerate: 2, silence: 3, cap: 4 } as const;

/** The mode a policy gives a rule of the list. */
export const modeOf = (listed: Listed, policy: Policy): RuleMode =>
  policy.overrides[listed.rule.id]?.mode ?? listed.unnamed;

/** Runs the list over a draft. Each rule sees the draft as folded so far; all of them run, and the strictest holds. */
export function fold(list: readonly Listed[], facts: TurnFacts, draft: Draft): Folded {
  const folded: Folded = {
    outcome: 'pass',
    draft,
    records: [],
    because: null,
    reasons: [],
    projected: noEffect,
    alternatives: [],
    corrections: [],
    thrown: [],
  };
  for (const [index, listed] of list.entries()) {
    const mode = modeOf(listed, facts.policy);
    if (mode !== 'off') run({ order: index + 1, rule: listed.rule, mode }, facts, folded);
  }
  offerAlternatives(folded);
  return folded;
}

function run(seat: Seat, facts: TurnFacts, folded: Folded): void {
  try {
    const outcome = seat.rule.apply(facts, folded.draft);
    const record = recordOf(seat, folded.draft, outcome);
    folded.records.push(record);
    if (seat.mode === 'enforce') enforce(folded, record, outcome);
  } catch (error) {
    folded.thrown.push({ override: seat.rule.id, error });
    const record = brokenRecord(seat);
    folded.records.push(record);
    if (seat.mode === 'enforce') tighten(folded, record);
  }
}

function enforce(folded: Folded, record: OverrideRecord, outcome: Outcome): void {
  if (outcome.kind === 'pass') return;
  if (outcome.kind === 'rewrite') folded.draft = outcome.draft;
  if (outcome.kind === 'regenerate')
    folded.corrections.push({ gate: record.override, directive: outcome.directive, thought: outcome.thought });
  tighten(folded, record);
}

function tighten(folded: Folded, record: OverrideRecord): void {
  folded.projected = folded.outcome === 'pass' ? record.projected : worst([folded.projected, record.projected]);
  folded.reasons.push(...record.reasons);
  if (strictness[record.outcome] <= strictness[folded.outcome]) return;
  folded.outcome = record.outcome;
  folded.because = record.because;
}

/** Only now is it known whether the folded draft may be offered: it is, when nothing stricter than a rewrite holds. */
function offerAlternatives(folded: Folded): void {
  const rewritten: Alternative = {
    action: 'send_rewritten',
    why: 'this wording passes every rule as it stands',
    draft: folded.draft,
  };
  for (const record of folded.records) {
    if (record.outcome !== 'rewrite') continue;
    const offered = folded.outcome === 'rewrite' && record.mode === 'enforce';
    record.alternatives = [
      ...(offered ? [rewritten] : []),
      ...record.alternatives.map(({ action, why }) => ({ action, why })),
    ];
  }
  folded.alternatives = alternativesOf(folded, rewritten);
}

function alternativesOf(folded: Folded, rewritten: Alternative): Alternative[] {
  switch (folded.outcome) {
    case 'pass':
      return [];
    case 'rewrite':
      return [rewritten];
    case 'regenerate':
      return folded.corrections.map(({ directive }) => ({ action: 'write_again', why: directive }));
    case 'silence':
    case 'cap': {
      const deciding = folded.records.filter((r) => r.mode === 'enforce' && r.outcome === folded.outcome);
      const byAction = new Map(
        deciding.flatMap((r) => r.alternatives).map((a) => [a.action, { action: a.action, why: a.why }]),
      );
      return [...byAction.values()];
    }
    default:
      return unreachable(folded.outcome);
  }
}
