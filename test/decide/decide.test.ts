import { describe, expect, test } from '@jest/globals';
import { defineOverride } from '../../overrides/define.js';
import { fold } from '../../overrides/fold.js';
import { decide, leaving } from '../../src/decide/decide.js';
import type { Draft } from '../../src/domain/draft.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { hers, his, man, said, turnOf, woman } from '../support/facts.js';

const handoff = { reason: 'she asks for a person' };
const full: Draft = {
  outbound: 'That is fine.',
  coaching: 'He bakes bread.',
  signals: [{ about: 'man', topic: 'work', level: 'positive', evidence: 'I bake', because: 'He has a bakery.' }],
};
const two = [man, woman, hers, his];
const capped = turnOf({ participants: two, exchanges: { hers: 10 } });
const unfit = turnOf({ participants: [woman, hers] });

describe('decide', () => {
  test.each<[string, TurnFacts, Draft, object]>([
    [
      'delivers what passes',
      turnOf(),
      full,
      {
        outcome: 'delivered',
        because: null,
        coaching: full.coaching,
        delivered: { outbound: full.outbound, signals: full.signals, handoff: null },
      },
    ],
    [
      'delivers without signals',
      turnOf(),
      { outbound: 'Hello.' },
      { outcome: 'delivered', coaching: null, delivered: { outbound: 'Hello.', signals: [], handoff: null } },
    ],
    [
      'hands over what asks for it',
      turnOf(),
      { ...full, handoff },
      { outcome: 'handed_off', delivered: { outbound: full.outbound, handoff } },
    ],
    ['delivers nothing at the cap', capped, full, { outcome: 'capped', delivered: null, coaching: null }],
    [
      'delivers nothing while the roster does not fit',
      unfit,
      full,
      { outcome: 'silenced', delivered: null, coaching: null },
    ],
    [
      'hands over at the cap, without text, coaching or signals',
      capped,
      { ...full, handoff },
      { outcome: 'handed_off', coaching: null, delivered: { outbound: '', signals: [], handoff } },
    ],
    [
      'hands over although the roster does not fit',
      unfit,
      { ...full, handoff },
      { outcome: 'handed_off', coaching: null, delivered: { outbound: '', signals: [], handoff } },
    ],
  ])('%s', (_what, facts, draft, decision) => {
    expect(decide(facts, draft)).toMatchObject(decision);
  });

  test('keeps the draft as the rules left it, with a record of each', () => {
    const facts = turnOf(said('hers: Would you like to upload a payslip?', 'man: No.'));
    const concern = {
      about: 'man',
      topic: 'money',
      level: 'concern' as const,
      evidence: 'No.',
      because: 'He hides his income.',
      note: 'Evasive.',
    };
    const decision = decide(facts, { outbound: 'Fine.', signals: [concern] });
    expect(decision).toMatchObject({
      outcome: 'delivered',
      reasons: [{ code: 'declined' }],
      draft: { signals: [{ level: 'neutral' }] },
    });
    expect(decision.delivered?.signals).toEqual(decision.draft.signals);
    expect(decision.records.filter(({ fired }) => fired).map(({ override, counts }) => [override, counts])).toEqual([
      ['refusal-not-a-red-flag', { concerns: 1, overruled: 1 }],
    ]);
  });

  test('a coaching of which nothing is left is none', () => {
    const facts = turnOf(said('hers: Would you like to upload a payslip?', 'man: No.'));
    expect(decide(facts, { outbound: 'Fine.', coaching: 'He is evasive about his income.' }).coaching).toBeNull();
  });

  test('withholds the reason of a hand-off that a broken rule could not look at, and still calls a person', () => {
    const rule = defineOverride({
      id: 'broken',
      version: 1,
      incident: '0000-none',
      reads: ['handoff'],
      writes: ['handoff'],
      codes: {},
      apply: () => {
        throw new Error('does not run');
      },
    });
    const list = [{ rule, why: 'for a test', unnamed: 'enforce' as const }];
    const folded = fold(list, turnOf(), {
      outbound: 'Hello.',
      handoff: { reason: 'call +44 20 7946 0958', expiresInSeconds: 60 },
    });
    expect(leaving(turnOf(), folded)).toEqual({
      outcome: 'handed_off',
      coaching: null,
      delivered: {
        outbound: '',
        signals: [],
        handoff: { reason: 'The agent asked for a person.', expiresInSeconds: 60 },
      },
    });
  });

  test.each([
    ['model', 'regenerate'],
    ['client', 'blocked'],
  ] as const)('a draft of a %s agent that is to be written again is %s', (generatedBy, outcome) => {
    const rule = defineOverride({
      id: 'again',
      version: 1,
      incident: '0000-none',
      reads: ['outbound'],
      writes: [],
      codes: { term: { risk: { before: 'high', after: 'none' }, service: { before: 'low', after: 'low' } } },
      apply: () => ({
        kind: 'regenerate',
        because: 'a term',
        reasons: [{ code: 'term', text: 'a term', channel: 'outbound' }],
        directive: 'Say it otherwise.',
        thought: 'I will say it otherwise.',
      }),
    });
    const facts = turnOf({ agent: { ...hers, generatedBy } });
    const folded = fold([{ rule, why: 'for a test', unnamed: 'enforce' }], facts, full);
    expect(leaving(facts, folded)).toEqual({ outcome, delivered: null, coaching: null });
  });
});
