import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Policy, Settings } from '../../src/domain/policy.js';
import { policySchema, settingsSchema } from '../../src/domain/policy.js';
import { effectivePolicy, loosenings } from '../../src/domain/tighten.js';
import { policyNamed } from '../support/facts.js';

const dating = policyNamed('dating');
const seed = 20_260_301;

const mode = fc.constantFrom('off' as const, 'shadow' as const, 'enforce' as const);
const count = fc.integer({ min: 1, max: 40 });
const roles = fc.dictionary(fc.constantFrom('man', 'woman', 'friend'), fc.integer({ min: 1, max: 3 }));
const modes = fc.dictionary(fc.constantFrom('contact-scrub', 'loop-cap', 'a-pack'), fc.record({ mode }));
const contacts = fc.uniqueArray(fc.constantFrom('a@example.org', 'b@example.org', 'example.org'));
const then = fc.constantFrom('fallback' as const, 'handoff' as const);
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const policies: fc.Arbitrary<Policy> = fc.record({
  roster: roles,
  overrides: modes,
  loopCap: fc.record({ perSide: count }),
  handoff: fc.record({ lapseSeconds: count, expiresInSeconds: count }),
  texts: fc.constant(dating.texts),
  budget: fc.record({ dispatches: count, seconds: count, then }),
  allowContacts: contacts,
  assess: fc.boolean(),
  languages: fc.uniqueArray(fc.constantFrom('en', 'de', 'ja')),
  regions: fc.uniqueArray(fc.constantFrom('US', 'GB', 'DE')),
});

const settings: fc.Arbitrary<Settings> = fc.record({
  roster: some(roles),
  overrides: some(modes),
  loopCap: some(fc.record({ perSide: some(count) })),
  handoff: some(fc.record({ lapseSeconds: some(count), expiresInSeconds: some(count) })),
  texts: some(fc.record({ closing: some(fc.constant('Bye.')) })),
  budget: some(fc.record({ dispatches: some(count), seconds: some(count), then: some(then) })),
  allowContacts: some(contacts),
  assess: some(fc.boolean()),
  languages: some(fc.uniqueArray(fc.constantFrom('en', 'fr'))),
  regions: some(fc.uniqueArray(fc.constantFrom('US', 'FR'))),
});

/** Every setting above tightens it. */
const lax: Policy = {
  ...dating,
  roster: {},
  overrides: { 'contact-scrub': { mode: 'off' }, 'loop-cap': { mode: 'off' } },
  loopCap: { perSide: 40 },
  handoff: { lapseSeconds: 40, expiresInSeconds: 40 },
  budget: { dispatches: 40, seconds: 40, then: 'fallback' },
  allowContacts: ['a@example.org', 'b@example.org', 'example.org'],
};
const given = (part: object = {}) =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));

const unnamed = { 'a-pack': 'off' } as const;
const strength = { off: 0, shadow: 1, enforce: 2 };
const modeIn = (policy: Policy, id: string) =>
  strength[policy.overrides[id]?.mode ?? (id === 'a-pack' ? 'off' : 'enforce')];

/** Says nothing of `loosenings`: written against the fields, so that the two cannot share a mistake. */
function isAtLeastAsStrict(policy: Policy, than: Policy): boolean {
  return (
    Object.entries(than.roster).every(([role, n]) => policy.roster[role] === n) &&
    ['contact-scrub', 'loop-cap', 'a-pack'].every((id) => modeIn(policy, id) >= modeIn(than, id)) &&
    policy.loopCap.perSide <= than.loopCap.perSide &&
    policy.handoff.lapseSeconds <= than.handoff.lapseSeconds &&
    policy.handoff.expiresInSeconds <= than.handoff.expiresInSeconds &&
    policy.budget.dispatches <= than.budget.dispatches &&
    policy.budget.seconds <= than.budget.seconds &&
    (than.budget.then === 'fallback' || policy.budget.then === 'handoff') &&
    policy.allowContacts.every((contact) => than.allowContacts.includes(contact)) &&
    (!than.assess || policy.assess) &&
    than.languages.every((language) => policy.languages.includes(language)) &&
    than.regions.every((region) => policy.regions.includes(region)) &&
    policy.texts === than.texts
  );
}

describe('effectivePolicy', () => {
  test('is never looser than the policy, whatever the settings ask for', () => {
    fc.assert(
      fc.property(policies, settings, (policy, asked) =>
        isAtLeastAsStrict(effectivePolicy(policy, asked, unnamed), policy),
      ),
      { seed, numRuns: 500 },
    );
  });

  test('twice is once', () => {
    fc.assert(
      fc.property(policies, settings, (policy, asked) => {
        const once = effectivePolicy(policy, asked, unnamed);
        expect(effectivePolicy(once, asked, unnamed)).toEqual(once);
      }),
      { seed, numRuns: 500 },
    );
  });

  test('gives settings that loosen nothing what they ask for', () => {
    fc.assert(
      fc.property(settings, ({ texts: _texts, ...asked }) => {
        expect(loosenings(lax, asked, unnamed)).toEqual([]);
        const holds = effectivePolicy(lax, asked, unnamed);
        expect(holds).toMatchObject({
          roster: asked.roster ?? {},
          overrides: asked.overrides ?? {},
          loopCap: { perSide: asked.loopCap?.perSide ?? lax.loopCap.perSide },
          handoff: { ...lax.handoff, ...given(asked.handoff) },
          budget: { ...lax.budget, ...given(asked.budget) },
          assess: asked.assess ?? false,
          languages: expect.arrayContaining(asked.languages ?? []),
        });
        expect([...holds.allowContacts].sort()).toEqual([...(asked.allowContacts ?? lax.allowContacts)].sort());
        expect(loosenings(holds, asked, unnamed)).toEqual([]);
      }),
      { seed, numRuns: 500 },
    );
  });

  test('changes nothing without settings, and is itself a policy', () => {
    expect(effectivePolicy(dating, {})).toEqual(dating);
    fc.assert(
      fc.property(
        policies,
        settings,
        (policy, asked) => policySchema.safeParse(effectivePolicy(policy, asked)).success,
      ),
      { seed, numRuns: 100 },
    );
  });
});

describe('loosenings', () => {
  const strict: Policy = {
    ...dating,
    assess: true,
    budget: { ...dating.budget, then: 'handoff' },
    allowContacts: ['a@example.org'],
  };

  test.each<[string, Settings, string]>([
    ['another number for a role', { roster: { man: 2 } }, 'settings.roster.man'],
    ['a rule switched off', { overrides: { 'loop-cap': { mode: 'off' } } }, 'settings.overrides.loop-cap.mode'],
    ['a rule put in the shadow', { overrides: { 'loop-cap': { mode: 'shadow' } } }, 'settings.overrides.loop-cap.mode'],
    [
      'a rule the policy does not name, which is then enforced',
      { overrides: { 'not-named': { mode: 'shadow' } } },
      'settings.overrides.not-named.mode',
    ],
    ['a higher cap', { loopCap: { perSide: 11 } }, 'settings.loopCap.perSide'],
    ['a later lapse', { handoff: { lapseSeconds: 901 } }, 'settings.handoff.lapseSeconds'],
    ['a later expiry', { handoff: { expiresInSeconds: 1_801 } }, 'settings.handoff.expiresInSeconds'],
    ['more dispatches', { budget: { dispatches: 25 } }, 'settings.budget.dispatches'],
    ['more seconds', { budget: { seconds: 121 } }, 'settings.budget.seconds'],
    ['a fallback instead of a hand-off', { budget: { then: 'fallback' } }, 'settings.budget.then'],
    ['a contact more', { allowContacts: ['a@example.org', 'b@example.org'] }, 'settings.allowContacts.1'],
    ['no assessment', { assess: false }, 'settings.assess'],
    ['a text, even the same', { texts: { closing: dating.texts.closing } }, 'settings.texts.closing'],
  ])('names %s', (_what, asked, path) => {
    expect(settingsSchema.safeParse(asked).success).toBe(true);
    expect(loosenings(strict, asked)).toEqual([{ path, message: expect.stringMatching(/./u) }]);
  });

  test('names nothing that tightens or repeats', () => {
    const asked: Settings = {
      roster: { man: 1, friend: 1 },
      overrides: { 'loop-cap': { mode: 'enforce' }, 'a-pack': { mode: 'shadow' } },
      loopCap: { perSide: 10 },
      handoff: { lapseSeconds: 1, expiresInSeconds: 1_800 },
      budget: { dispatches: 1, then: 'handoff' },
      allowContacts: [],
      assess: true,
      languages: ['de'],
      regions: [],
    };
    expect(loosenings(strict, asked, unnamed)).toEqual([]);
  });
});
