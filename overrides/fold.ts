import type { Draft } from '../src/domain/draft.js';
import type { Policy } from '../src/domain/policy.js';
import type { TurnFacts } from '../src/domain/turn.js';
import { unreachable } from '../src/domain/unreachable.js';
import type { Alternative, OverrideOutcome, OverrideRecord, Projected, Reason, RuleMode } from '../src/domain/verdict.js';
import { changedChannels } from './changed.js';
import type { Outcome, Override } from './define.js';
import { pass } from './define.js';
import { noEffect, worst } from './projected.js';

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

const brokenCode = 'override_broken';
const broken: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'medium', after: 'none' } };
const brokenAlternatives = [{ action: 'request_handoff', why: 'a rule that fails to run cannot vouch for a draft; a person can' }];

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
    if (mode === 'off') continue;
    const { record, outcome } = judged(listed.rule, facts, folded);
    folded.records.push({ order: index + 1, mode, ...record });
    if (mode === 'enforce') enforce(folded, listed.rule.id, record, outcome);
  }
  offerAlternatives(folded);
  return folded;
}

type Judged = Omit<OverrideRecord, 'order' | 'mode'>;

function judged(rule: Override, facts: TurnFacts, folded: Folded): { record: Judged; outcome: Outcome } {
  try {
    const outcome = rule.apply(facts, folded.draft);
    return { outcome, record: recordOf(rule, folded.draft, outcome) };
  } catch (error) {
    folded.thrown.push({ override: rule.id, error });
    return silencedByFailure(rule);
  }
}

function recordOf(rule: Override, draft: Draft, outcome: Outcome): Judged {
  const after = outcome.kind === 'rewrite' ? outcome.draft : draft;
  const counts = rule.count?.(draft, after);
  const base = { override: rule.id, version: rule.version, incident: rule.incident, ...(counts && { counts }) };
  if (outcome.kind === 'pass')
    return { ...base, outcome: 'pass', fired: false, because: null, reasons: [], before: null, after: null, projected: noEffect, alternatives: [] };
  return {
    ...base,
    outcome: outcome.kind,
    fired: true,
    because: outcome.because,
    reasons: [...outcome.reasons],
    ...changedChannels(draft, after),
    projected: worst(outcome.reasons.map((reason) => effectOf(rule, reason))),
    alternatives: [...(outcome.alternatives ?? [])],
  };
}

function effectOf(rule: Override, reason: Reason): Projected {
  const effect = rule.codes[reason.code];
  if (effect === undefined) throw new Error(`${rule.id} gives the code "${reason.code}", which its table of codes lacks; add it`);
  return effect;
}

function silencedByFailure(rule: Override): { record: Judged; outcome: Outcome } {
  const because = `${rule.id} failed to run, so nothing is said`;
  const reasons: Reason[] = [{ code: brokenCode, text: because, channel: 'outbound' }];
  const { id: override, version, incident } = rule;
  const record: Judged = {
    override, version, incident, because, reasons, outcome: 'silence', fired: true,
    before: null, after: null, projected: broken, alternatives: brokenAlternatives,
  };
  return { record, outcome: { kind: 'silence', because, reasons } };
}

/** True when a rule that was to judge this draft did not run to its end. */
export const isBroken = (record: OverrideRecord): boolean =>
  record.mode === 'enforce' && record.reasons.some((reason) => reason.code === brokenCode);

function enforce(folded: Folded, id: string, record: Judged, outcome: Outcome): void {
  if (outcome === pass || outcome.kind === 'pass') return;
  if (outcome.kind === 'rewrite') folded.draft = outcome.draft;
  if (outcome.kind === 'regenerate')
    folded.corrections.push({ gate: id, directive: outcome.directive, thought: outcome.thought });
  folded.projected = folded.outcome === 'pass' ? record.projected : worst([folded.projected, record.projected]);
  folded.reasons.push(...record.reasons);
  if (strictness[outcome.kind] > strictness[folded.outcome]) {
    folded.outcome = outcome.kind;
    folded.because = outcome.because;
  }
}

/** Only now is it known whether the folded draft may be offered: it is, when nothing stricter than a rewrite holds. */
function offerAlternatives(folded: Folded): void {
  const rewritten: Alternative = { action: 'send_rewritten', why: 'this wording passes every rule as it stands', draft: folded.draft };
  for (const record of folded.records) {
    if (record.outcome !== 'rewrite') continue;
    const offered = folded.outcome === 'rewrite' && record.mode === 'enforce';
    record.alternatives = [...(offered ? [rewritten] : []), ...record.alternatives.map(({ action, why }) => ({ action, why }))];
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
      const byAction = new Map(deciding.flatMap((r) => r.alternatives).map((a) => [a.action, { action: a.action, why: a.why }]));
      return [...byAction.values()];
    }
    default:
      return unreachable(folded.outcome);
  }
}
