import type { Draft } from '../src/domain/draft.js';
import type { OverrideRecord, Projected, Reason } from '../src/domain/verdict.js';
import { changedChannels } from './changed.js';
import type { Outcome, Override } from './define.js';
import { noEffect, worst } from './projected.js';

/** A rule at its line of the list (from 1), in the mode the policy gives it. */
export interface Seat {
  order: number;
  rule: Override;
  mode: OverrideRecord['mode'];
}

const brokenCode = 'override_broken';
const broken: Projected = { risk: { before: 'high', after: 'none' }, service: { before: 'medium', after: 'none' } };
const askAPerson = {
  action: 'request_handoff',
  why: 'a rule that fails to run cannot vouch for a draft; a person can',
};

/** The record of a rule that says nothing; the others begin with it. */
function blank({ order, rule, mode }: Seat): OverrideRecord {
  return {
    order,
    override: rule.id,
    version: rule.version,
    mode,
    outcome: 'pass',
    fired: false,
    because: null,
    reasons: [],
    before: null,
    after: null,
    projected: noEffect,
    alternatives: [],
    incident: rule.incident,
  };
}

/** What a rule said of a draft. Throws when it gives a code that its table lacks. */
export function recordOf(seat: Seat, draft: Draft, outcome: Outcome): OverrideRecord {
  const record = blank(seat);
  const after = outcome.kind === 'rewrite' ? outcome.draft : draft;
  if (seat.rule.count) record.counts = seat.rule.count(draft, after);
  if (outcome.kind === 'pass') return record;
  const { because, reasons, alternatives = [] } = outcome;
  return Object.assign(record, {
    outcome: outcome.kind,
    fired: true,
    because,
    reasons: [...reasons],
    ...changedChannels(draft, after),
    projected: worst(reasons.map((reason) => effectOf(seat.rule, reason))),
    alternatives: [...alternatives],
  });
}

function effectOf(rule: Override, reason: Reason): Projected {
  const effect = rule.codes[reason.code];
  if (effect === undefined)
    throw new Error(`${rule.id} gives the code "${reason.code}", which its table of codes lacks; add it`);
  return effect;
}

/** A rule that throws silences: what it would have said is not known. */
export function brokenRecord(seat: Seat): OverrideRecord {
  const because = `${seat.rule.id} failed to run, so nothing is said`;
  return Object.assign(blank(seat), {
    outcome: 'silence',
    fired: true,
    because,
    reasons: [{ code: brokenCode, text: because, channel: 'outbound' }],
    projected: broken,
    alternatives: [askAPerson],
  } satisfies Partial<OverrideRecord>);
}

/** True when a rule that was to judge this draft did not run to its end. */
export const isBroken = (record: OverrideRecord): boolean =>
  record.mode === 'enforce' && record.reasons.some((reason) => reason.code === brokenCode);
