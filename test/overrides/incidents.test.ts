import { describe, expect, test } from '@jest/globals';
import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import { factsFromHistory } from '../../src/decide/facts-from-history.js';
import { policyNamed } from '../support/facts.js';
import type { Incident } from '../support/incidents.js';
import { incidents } from '../support/incidents.js';

function replay(incident: Incident) {
  const facts = factsFromHistory({ ...incident, policy: policyNamed(incident.policy) });
  return fold(overrides, { ...facts, requests: incident.requests ?? [] }, incident.draft);
}

describe('[S84] incidents', () => {
  for (const incident of incidents()) {
    test(`${incident.slug} ends as its note says`, () => {
      const { outcome, draft, records, reasons } = replay(incident);
      const { expect: wanted } = incident;
      expect(outcome).toBe(wanted.outcome);
      expect(records.filter(({ fired }) => fired).map(({ override }) => override)).toEqual(wanted.fired);
      const told = {
        ...(wanted.codes && { codes: reasons.map(({ code }) => code) }),
        ...(wanted.outbound !== undefined && { outbound: draft.outbound }),
        ...(wanted.coaching !== undefined && { coaching: draft.coaching }),
        ...(wanted.levels && { levels: draft.signals?.map(({ level }) => level) }),
        ...(wanted.notes && { notes: draft.signals?.map(({ note }) => note ?? null) }),
        ...(wanted.handoffReason !== undefined && { handoffReason: draft.handoff?.reason }),
      };
      const { outcome: _outcome, fired: _fired, ...rest } = wanted;
      expect(told).toEqual(rest);
    });

    test(`${incident.slug} would happen again without its rule`, () => {
      const { fired } = incident.expect;
      const without = overrides.filter(({ rule }) => !fired.includes(rule.id));
      const facts = factsFromHistory({ ...incident, policy: policyNamed(incident.policy) });
      expect(fold(without, { ...facts, requests: incident.requests ?? [] }, incident.draft).draft).toEqual(
        incident.draft,
      );
      expect(fold(without, facts, incident.draft).outcome).toBe('pass');
    });
  }
});
