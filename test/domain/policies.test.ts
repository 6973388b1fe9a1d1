import { describe, expect, test } from '@jest/globals';
import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import type { Draft } from '../../src/domain/draft.js';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { policySchema } from '../../src/domain/policy.js';
import { hers, his, man, turnOf, woman } from '../support/facts.js';

const policies = Object.entries(builtInPolicies).map(([name, policy]) => ({ name, policy }));

describe.each(policies)('[S84] the policy $name', ({ policy }) => {
  const facts = turnOf({ policy, participants: [man, woman, hers, his] });
  const texts = Object.entries(policy.texts).filter((entry): entry is [string, string] => entry[1] !== null);

  test('is well formed and enforces every rule of the list that is not of a pack', () => {
    expect(policySchema.safeParse(policy).error).toBeUndefined();
    const enforced = overrides.filter(({ unnamed }) => unnamed === 'enforce').map(({ rule }) => rule.id);
    for (const id of enforced) expect(policy.overrides[id]).toEqual({ mode: 'enforce' });
  });

  test.each(texts)('its text "%s" passes the whole list, also as the last word of an agent', (_name, text) => {
    const drafts: Draft[] = [
      { outbound: text },
      { outbound: text, closes: true },
      { outbound: text, handoff: { reason: 'it is time' } },
    ];
    for (const draft of drafts) expect(fold(overrides, facts, draft).reasons).toEqual([]);
  });

  test.each(texts)('its text "%s" is short and asks nothing', (_name, text) => {
    expect(text.length).toBeLessThanOrEqual(140);
    expect(text).not.toMatch(/\?/u);
  });
});
