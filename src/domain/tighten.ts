import type { FieldIssue } from './errors.js';
import type { IdentifierKind, Policy, Settings } from './policy.js';
import type { RuleMode } from './verdict.js';

/** The mode of each rule where the policy does not name it; a rule missing here too counts as enforced. */
type UnnamedModes = Readonly<Record<string, RuleMode>>;

const strength = { off: 0, shadow: 1, enforce: 2 } as const;
const stricterMode = (a: RuleMode, b: RuleMode): RuleMode => (strength[a] >= strength[b] ? a : b);
const lower = (kept: number, asked: number | undefined): number => Math.min(kept, asked ?? kept);
const union = (kept: readonly string[], more: readonly string[] = []): string[] => [...new Set([...kept, ...more])];

/** The stricter of policy and settings, field by field. What would loosen, and every text, stays the policy's. */
export function effectivePolicy(policy: Policy, settings: Settings, unnamed: UnnamedModes = {}): Policy {
  return {
    roster: { ...settings.roster, ...policy.roster },
    overrides: stricterModes(policy, settings, unnamed),
    loopCap: { perSide: lower(policy.loopCap.perSide, settings.loopCap?.perSide) },
    handoff: {
      lapseSeconds: lower(policy.handoff.lapseSeconds, settings.handoff?.lapseSeconds),
      expiresInSeconds: lower(policy.handoff.expiresInSeconds, settings.handoff?.expiresInSeconds),
    },
    texts: policy.texts,
    budget: {
      dispatches: lower(policy.budget.dispatches, settings.budget?.dispatches),
      seconds: lower(policy.budget.seconds, settings.budget?.seconds),
      then: settings.budget?.then === 'handoff' ? 'handoff' : policy.budget.then,
    },
    allowContacts: settings.allowContacts
      ? policy.allowContacts.filter((contact) => settings.allowContacts?.includes(contact))
      : policy.allowContacts,
    assess: policy.assess || settings.assess === true,
    languages: union(policy.languages, settings.languages),
    regions: union(policy.regions, settings.regions),
  };
}

function stricterModes(policy: Policy, settings: Settings, unnamed: UnnamedModes): Policy['overrides'] {
  const modes = { ...policy.overrides };
  for (const [id, asked] of Object.entries(settings.overrides ?? {})) {
    const now = modeNow(policy, id, unnamed);
    const kinds = now === 'off' ? asked.kinds : moreKinds(modes[id]?.kinds, asked.kinds);
    modes[id] = { ...modes[id], mode: stricterMode(now, asked.mode), ...(kinds && { kinds }) };
  }
  return modes;
}

/** A policy that names no kinds has them all, and nothing is more than that. */
const moreKinds = (kept: IdentifierKind[] | undefined, more: IdentifierKind[] = []): IdentifierKind[] | undefined =>
  kept && [...new Set([...kept, ...more])];

const modeNow = (policy: Policy, id: string, unnamed: UnnamedModes): RuleMode =>
  policy.overrides[id]?.mode ?? unnamed[id] ?? 'enforce';

/**
 * What settings ask for and may not have, by path; empty when they only tighten.
 * Languages and regions add up, so leaving one of the policy's out asks for nothing.
 */
export function loosenings(policy: Policy, settings: Settings, unnamed: UnnamedModes = {}): FieldIssue[] {
  return [
    ...rosterIssues(policy, settings),
    ...modeIssues(policy, settings, unnamed),
    ...raised('loopCap.perSide', policy.loopCap.perSide, settings.loopCap?.perSide),
    ...raised('handoff.lapseSeconds', policy.handoff.lapseSeconds, settings.handoff?.lapseSeconds),
    ...raised('handoff.expiresInSeconds', policy.handoff.expiresInSeconds, settings.handoff?.expiresInSeconds),
    ...textIssues(settings),
    ...raised('budget.dispatches', policy.budget.dispatches, settings.budget?.dispatches),
    ...raised('budget.seconds', policy.budget.seconds, settings.budget?.seconds),
    ...budgetEndIssues(policy, settings),
    ...contactIssues(policy, settings),
    ...(policy.assess && settings.assess === false
      ? [issue('assess', 'the policy assesses messages; leave "assess" out')]
      : []),
  ];
}

const issue = (field: string, message: string): FieldIssue => ({ path: `settings.${field}`, message });

function raised(field: string, kept: number, asked: number | undefined): FieldIssue[] {
  return asked !== undefined && asked > kept
    ? [issue(field, `the policy allows at most ${kept}; ask for that or less`)]
    : [];
}

function rosterIssues(policy: Policy, settings: Settings): FieldIssue[] {
  return Object.entries(settings.roster ?? {}).flatMap(([role, count]) => {
    const required = policy.roster[role];
    return required === undefined || required === count
      ? []
      : [issue(`roster.${role}`, `the policy requires exactly ${required}; leave the role out or repeat that number`)];
  });
}

function modeIssues(policy: Policy, settings: Settings, unnamed: UnnamedModes): FieldIssue[] {
  return Object.entries(settings.overrides ?? {}).flatMap(([id, { mode, token }]) => {
    if (token !== undefined) return [issue(`overrides.${id}.token`, ofThePolicy)];
    const now = modeNow(policy, id, unnamed);
    return strength[mode] >= strength[now]
      ? []
      : [
          issue(
            `overrides.${id}.mode`,
            `the policy has this rule at "${now}"; a conversation may not lower it to "${mode}"`,
          ),
        ];
  });
}

const ofThePolicy = 'texts belong to the policy, where they are checked against every rule; change them there';

function textIssues(settings: Settings): FieldIssue[] {
  return Object.keys(settings.texts ?? {}).map((name) => issue(`texts.${name}`, ofThePolicy));
}

function budgetEndIssues(policy: Policy, settings: Settings): FieldIssue[] {
  return policy.budget.then === 'handoff' && settings.budget?.then === 'fallback'
    ? [issue('budget.then', 'the policy ends a spent budget in a hand-off; leave "then" out')]
    : [];
}

function contactIssues(policy: Policy, settings: Settings): FieldIssue[] {
  return (settings.allowContacts ?? []).flatMap((contact, index) =>
    policy.allowContacts.includes(contact)
      ? []
      : [issue(`allowContacts.${index}`, 'the policy does not allow this contact; name only contacts it allows')],
  );
}
