import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { check } from '../../src/decide/check.js';
import { rule } from '../../src/judge/ruling.js';
import type { Draft } from '../../src/domain/draft.js';
import { hers, his, man, said, turnOf, woman } from '../support/facts.js';
import { drafts, turns } from '../support/drafts.js';

const seed = 20_260_303;
const refused = turnOf(said('hers: Would you like to upload a payslip?', 'man: No.'));
const concern = {
  about: 'man',
  topic: 'money',
  level: 'concern' as const,
  evidence: 'No.',
  because: 'He hides his income.',
};

describe('[S85] check', () => {
  test('allows a draft that would leave unchanged', () => {
    const draft: Draft = { outbound: 'She is free on Sunday.' };
    const checked = check(turnOf(), draft);
    expect(checked).toMatchObject({ allowed: true, outcome: 'pass', draft, reasons: [], alternatives: [] });
    expect(checked.gates).toContainEqual(
      expect.objectContaining({ gate: 'unverified-claim', verdict: 'pass', counter: 0, limit: 3 }),
    );
  });

  test('does not allow a rewrite as it stands, and offers the rewritten draft first', () => {
    const checked = check(refused, { outbound: 'Fine.', signals: [concern] });
    const rewritten = {
      outbound: 'Fine.',
      signals: [{ ...concern, level: 'neutral', because: expect.stringContaining('no sign') }],
    };
    expect(checked).toMatchObject({
      allowed: false,
      outcome: 'rewrite',
      draft: rewritten,
      projected: { risk: { before: 'high', after: 'none' } },
    });
    expect(checked.alternatives[0]).toMatchObject({ action: 'send_rewritten', draft: rewritten });
  });

  test('says what to do instead of a draft that may not leave', () => {
    const checked = check(turnOf({ participants: [woman, hers] }), { outbound: 'Hello.' });
    expect(checked).toMatchObject({ allowed: false, outcome: 'silence', draft: null, reasons: [{ code: 'missing' }] });
    expect(checked.alternatives.map(({ action }) => action)).toEqual(['fix_roster', 'request_handoff']);
  });

  test('shows the hand-off that leaves without its text at the cap', () => {
    const facts = turnOf({ participants: [man, woman, hers, his], exchanges: { hers: 10 } });
    const handoff = { reason: 'we go round in circles' };
    expect(check(facts, { outbound: 'Over to them.', handoff })).toMatchObject({
      allowed: false,
      outcome: 'cap',
      draft: { outbound: '', handoff },
    });
  });

  test('a shadow does not touch what is allowed, and is told of', () => {
    const policy = { ...refused.policy, overrides: { 'refusal-not-a-red-flag': { mode: 'shadow' as const } } };
    const checked = check({ ...refused, policy }, { outbound: 'Fine.', signals: [concern] });
    expect(checked).toMatchObject({ allowed: true, outcome: 'pass', draft: { signals: [concern] } });
    expect(checked.overrides[0]).toMatchObject({ override: 'refusal-not-a-red-flag', mode: 'shadow', fired: true });
  });

  test('every alternative with a draft passes check itself', () => {
    fc.assert(
      fc.property(turns, drafts, (turn, draft) => {
        for (const alternative of check(turn, draft).alternatives)
          if (alternative.draft)
            expect(check(turn, alternative.draft)).toMatchObject({ allowed: true, draft: alternative.draft });
      }),
      { seed, numRuns: 250 },
    );
  });

  test('answers as the decision will', () => {
    fc.assert(
      fc.property(turns, drafts, (turn, draft) => {
        const checked = check(turn, draft);
        const { next, reasons, decision } = rule(turn, draft, { iteration: 0, counters: {}, nudges: [] });
        const { outcome, draft: after } = decision;
        const delivered = next === 'commit' ? decision.delivered : null;
        expect(['reject', 'regenerate'].includes(checked.outcome)).toBe(next !== 'commit');
        if (next === 'commit') expect(checked.overrides).toEqual(decision.records);
        expect(checked.reasons.map(({ code }) => code)).toEqual(reasons.map(({ code }) => code));
        expect(checked.allowed).toBe(
          next === 'commit' &&
            (outcome === 'delivered' || outcome === 'handed_off') &&
            after === draft &&
            checked.reasons.length === 0,
        );
        expect(checked.draft?.outbound ?? null).toBe(delivered?.outbound ?? null);
        expect(checked.draft?.handoff ?? null).toEqual(delivered?.handoff ?? null);
      }),
      { seed, numRuns: 250 },
    );
  });

  test('changes nothing and answers the same again', () => {
    fc.assert(
      fc.property(turns, drafts, (turn, draft) => {
        const before = JSON.stringify([turn, draft]);
        const first = check(turn, draft);
        expect(check(turn, draft)).toEqual(first);
        expect(JSON.stringify([turn, draft])).toBe(before);
      }),
      { seed, numRuns: 100 },
    );
  });
});
