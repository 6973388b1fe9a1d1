import { describe, expect, test } from '@jest/globals';
import type { Outcome, Override } from '../../overrides/define.js';
import { defineOverride, pass } from '../../overrides/define.js';
import type { Listed } from '../../overrides/fold.js';
import { fold } from '../../overrides/fold.js';
import type { Draft } from '../../src/domain/draft.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import type { Projected, Reason, RuleMode } from '../../src/domain/verdict.js';
import { policyNamed, turnOf } from '../support/facts.js';

const mild: Projected = { risk: { before: 'low', after: 'none' }, service: { before: 'medium', after: 'high' } };
const grave: Projected = { risk: { before: 'high', after: 'low' }, service: { before: 'high', after: 'low' } };

const reason = (code: string): Reason => ({ code, text: code, channel: 'outbound' });

const ruleOf = (
  id: string,
  apply: (turn: TurnFacts, draft: Draft) => Outcome,
  more: Partial<Override> = {},
): Listed => ({
  unnamed: 'enforce',
  why: 'for a test',
  rule: defineOverride({
    id,
    version: 3,
    incident: `0000-${id}`,
    reads: ['outbound'],
    writes: ['outbound'],
    codes: { mild, grave },
    apply,
    ...more,
  }),
});

const adding = (letter: string, code = 'mild') =>
  ruleOf(`add-${letter}`, (_turn, draft) =>
    draft.outbound.includes(letter)
      ? pass
      : {
          kind: 'rewrite',
          because: `adds ${letter}`,
          reasons: [reason(code)],
          draft: { ...draft, outbound: draft.outbound + letter },
        },
  );

const stopping = (kind: 'silence' | 'cap') =>
  ruleOf(kind, () => ({
    kind,
    because: `it is to ${kind}`,
    reasons: [reason('grave')],
    alternatives: [{ action: `after_${kind}`, why: 'instead' }],
  }));

const again = ruleOf('again', () => ({
  kind: 'regenerate',
  because: 'not so',
  reasons: [reason('mild')],
  directive: 'say it otherwise',
  thought: 'I will.',
}));

const broken = ruleOf('broken', () => {
  throw new Error('secret@example.org does not parse');
});

const modes = (named: Record<string, RuleMode>): TurnFacts => {
  const overrides = Object.fromEntries(Object.entries(named).map(([id, mode]) => [id, { mode }]));
  return turnOf({ policy: { ...policyNamed('dating'), overrides } });
};

const draft: Draft = { outbound: '-', coaching: 'be kind', signals: [] };

describe('fold', () => {
  test('each rule sees the draft as the rules before it left it', () => {
    const folded = fold([adding('a'), adding('b')], turnOf(), draft);
    expect(folded.draft).toEqual({ ...draft, outbound: '-ab' });
    expect(folded.records.map(({ before, after }) => [before, after])).toEqual([
      [{ outbound: '-' }, { outbound: '-a' }],
      [{ outbound: '-a' }, { outbound: '-ab' }],
    ]);
  });

  test('a draft that every rule lets pass comes back as the very same draft, and the records say so', () => {
    const folded = fold([adding('-')], turnOf(), draft);
    expect(folded.draft).toBe(draft);
    expect(folded).toMatchObject({ outcome: 'pass', because: null, reasons: [], alternatives: [] });
    expect(folded.records).toEqual([
      {
        order: 1,
        override: 'add--',
        version: 3,
        incident: '0000-add--',
        mode: 'enforce',
        outcome: 'pass',
        fired: false,
        because: null,
        reasons: [],
        before: null,
        after: null,
        alternatives: [],
        projected: { risk: { before: 'none', after: 'none' }, service: { before: 'none', after: 'none' } },
      },
    ]);
  });

  test.each([
    ['cap', ['cap', 'silence', 'again', 'add-a']],
    ['silence', ['silence', 'again', 'add-a']],
    ['regenerate', ['again', 'add-a']],
    ['rewrite', ['add-a']],
  ])('[S83] %s is the strictest of %j, wherever it stands', (outcome, ids) => {
    const all = [adding('a'), again, stopping('silence'), stopping('cap')].filter(({ rule }) => ids.includes(rule.id));
    for (const list of [all, all.toReversed()]) {
      const folded = fold(list, turnOf(), draft);
      expect(folded.outcome).toBe(outcome);
      expect(folded.because).toBe(folded.records.find((record) => record.outcome === outcome)?.because);
    }
  });

  test('every rule runs and is recorded even after a silence', () => {
    const folded = fold([stopping('silence'), adding('a')], turnOf(), draft);
    expect(folded.records.map(({ order, outcome }) => [order, outcome])).toEqual([
      [1, 'silence'],
      [2, 'rewrite'],
    ]);
    expect(folded.draft.outbound).toBe('-a');
  });

  test('a rewritten draft is offered only when nothing stricter holds', () => {
    const rewritten = fold([adding('a')], turnOf(), draft);
    expect(rewritten.alternatives).toEqual([
      { action: 'send_rewritten', why: expect.any(String), draft: { ...draft, outbound: '-a' } },
    ]);
    expect(rewritten.records[0]?.alternatives).toEqual(rewritten.alternatives);
    const silenced = fold([adding('a'), stopping('silence'), stopping('cap')], turnOf(), draft);
    expect(silenced.alternatives).toEqual([{ action: 'after_cap', why: 'instead' }]);
    expect(silenced.records.flatMap(({ alternatives }) => alternatives).some((alternative) => alternative.draft)).toBe(
      false,
    );
  });

  test('the correction of a regenerate stands under the id of its rule', () => {
    expect(fold([again], turnOf(), draft).corrections).toEqual([
      { gate: 'again', directive: 'say it otherwise', thought: 'I will.' },
    ]);
  });
});

describe('what a fold projects', () => {
  test('the worst over its rules: the highest risk and the least service', () => {
    const folded = fold([adding('a', 'mild'), adding('b', 'grave')], turnOf(), draft);
    expect(folded.projected).toEqual({
      risk: { before: 'high', after: 'low' },
      service: { before: 'medium', after: 'low' },
    });
  });

  test('a code without a line in the table of its rule counts as a broken rule', () => {
    expect(fold([adding('a', 'unheard_of')], turnOf(), draft).reasons.map(({ code }) => code)).toEqual([
      'override_broken',
    ]);
  });
});

describe('modes', () => {
  test('a shadow sees the folded draft, and its result is dropped', () => {
    const folded = fold([adding('a'), adding('b')], modes({ 'add-b': 'shadow' }), draft);
    expect(folded.draft.outbound).toBe('-a');
    expect(folded.reasons).toHaveLength(1);
    expect(folded.records[1]).toMatchObject({
      mode: 'shadow',
      fired: true,
      before: { outbound: '-a' },
      after: { outbound: '-ab' },
      alternatives: [],
    });
  });

  test('a shadow that would silence lets the draft leave', () => {
    const folded = fold([stopping('silence')], modes({ silence: 'shadow' }), draft);
    expect(folded).toMatchObject({
      outcome: 'pass',
      because: null,
      reasons: [],
      projected: { risk: { before: 'none' } },
    });
    expect(folded.records).toMatchObject([{ mode: 'shadow', outcome: 'silence', fired: true }]);
  });

  test('a rule that is off neither runs nor is recorded, and the others keep their order', () => {
    const folded = fold([broken, adding('a')], modes({ broken: 'off' }), draft);
    expect(folded.records.map(({ order, override }) => [order, override])).toEqual([[2, 'add-a']]);
  });

  test('a rule of a pack is off until a policy names it', () => {
    const pack: Listed = { ...adding('p'), unnamed: 'off' };
    expect(fold([pack], modes({}), draft).records).toEqual([]);
    expect(fold([pack], modes({ 'add-p': 'enforce' }), draft).draft.outbound).toBe('-p');
  });
});

describe('a rule that throws', () => {
  test('silences, and its record holds version and incident but nothing of what was thrown', () => {
    const folded = fold([broken, adding('a')], turnOf(), draft);
    expect(folded.outcome).toBe('silence');
    expect(folded.records[0]).toMatchObject({
      override: 'broken',
      version: 3,
      incident: '0000-broken',
      outcome: 'silence',
      fired: true,
      reasons: [{ code: 'override_broken' }],
    });
    expect(JSON.stringify(folded.records)).not.toContain('secret@example.org');
    expect(folded.thrown).toEqual([{ override: 'broken', error: expect.any(Error) }]);
  });

  test('in the shadow is recorded and lets the draft leave', () => {
    const folded = fold([broken], modes({ broken: 'shadow' }), draft);
    expect(folded).toMatchObject({ outcome: 'pass', thrown: [{ override: 'broken' }] });
    expect(folded.records).toMatchObject([{ mode: 'shadow', reasons: [{ code: 'override_broken' }] }]);
  });
});

test('counts of a rule stand in its record', () => {
  const counting = ruleOf('counting', () => pass, { count: () => ({ concerns: 2, overruled: 1 }) });
  expect(fold([counting], turnOf(), draft).records[0]?.counts).toEqual({ concerns: 2, overruled: 1 });
});
