import { describe, expect, it } from '@jest/globals';
import { seesWhole, turnView } from '../../src/http/view.js';
import type { StoredTurn } from '../../src/store/reads/turns.js';

describe('[S100] whole turns', () => {
  const turn = { agent: 'agent', generatedBy: 'client', conversationId: 'here' } as const;
  const caller = (scopes: string[], participant: [string, string] | null = null) =>
    ({
      keyId: 'k',
      tenantId: 't',
      scopes,
      participant: participant && { conversationId: participant[0], id: participant[1] },
    }) as never;

  it.each([
    { who: 'an admin', caller: caller(['admin']), sees: true, modelsToo: true },
    { who: "the tenant's server", caller: caller(['converse']), sees: true, modelsToo: false },
    { who: 'an operator', caller: caller(['operate']), sees: false, modelsToo: false },
    { who: 'the agent', caller: caller(['converse'], ['here', 'agent']), sees: true, modelsToo: true },
    {
      who: 'an agent of that name elsewhere',
      caller: caller(['converse'], ['there', 'agent']),
      sees: false,
      modelsToo: false,
    },
    { who: 'another participant', caller: caller(['converse'], ['here', 'eve']), sees: false, modelsToo: false },
    {
      who: 'another participant whose key says admin',
      caller: caller(['admin'], ['here', 'eve']),
      sees: false,
      modelsToo: false,
    },
  ])('are seen by $who: $sees, of the model: $modelsToo', ({ caller: viewer, sees, modelsToo }) => {
    expect(seesWhole(viewer, turn)).toBe(sees);
    expect(seesWhole(viewer, { ...turn, generatedBy: 'model' })).toBe(modelsToo);
  });

  it('hold no counts of concerns for anybody: those belong to the statistics', () => {
    const record = {
      order: 1,
      override: 'r',
      version: 1,
      mode: 'enforce',
      outcome: 'pass',
      fired: false,
      reasons: [],
      alternatives: [],
      counts: { concerns: 3, overruled: 1 },
    };
    const stored = {
      ...turn,
      overrides: [record],
      reasons: [],
      nudges: [],
      verdicts: [],
      generations: [],
      logged: [],
      delivered: null,
    } as unknown as StoredTurn;
    for (const viewer of [caller(['admin']), caller(['operate'])])
      expect(JSON.stringify(turnView(viewer, stored))).not.toContain('concerns');
  });
});
