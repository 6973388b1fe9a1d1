import { z } from 'zod';
import { roleName } from './participant.js';
import { ruleMode } from './verdict.js';

const seconds = z.int().min(1).max(604_800);
const spoken = z.string().min(1).max(2_000);

/** A language is a BCP 47 primary tag, a region an ISO 3166-1 code of two letters. */
const language = z.string().regex(/^[a-z]{2,3}$/, 'use a language tag such as "en"');
const region = z.string().regex(/^[A-Z]{2}$/, 'use a country code such as "GB"');

/** What `identifier-scrub` can take out: NHS number, NPI, Medicare number, SSN, IBAN, payment card, medical record number. */
export const identifierKinds = ['nhs', 'npi', 'mbi', 'ssn', 'iban', 'card', 'mrn'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

const ruleSettings = z.strictObject({
  mode: ruleMode,
  /** Of `identifier-scrub`: what it takes out; everything it knows when left out. */
  kinds: z.array(z.enum(identifierKinds)).min(1).max(identifierKinds.length).optional(),
  /** Of `identifier-scrub`: what stands where something was taken out, in the language of the policy. */
  token: z
    .string()
    .regex(/^[^\p{N}@./\\:]{3,60}$/u, 'use 3–60 characters, without digits, @ . / \\ or :, such as "[number removed]"')
    .optional(),
});

const rules = z.record(z.string(), ruleSettings).superRefine((named, context) => {
  for (const [id, { kinds, token }] of Object.entries(named))
    if (id !== 'identifier-scrub' && (kinds ?? token) !== undefined)
      context.addIssue({ code: 'custom', path: [id], message: 'only identifier-scrub has kinds and a token' });
});

export const policySchema = z.strictObject({
  roster: z.record(roleName, z.int().min(1).max(32)),
  overrides: rules,
  loopCap: z.strictObject({ perSide: z.int().min(1).max(10_000) }),
  handoff: z.strictObject({ lapseSeconds: seconds, expiresInSeconds: seconds }),
  texts: z.strictObject({
    fallback: spoken,
    closing: spoken,
    /** Said when a person has been asked for; null says nothing. */
    notice: spoken.nullable(),
    expired: spoken.nullable(),
    capped: spoken.nullable(),
    neutral: spoken,
    scrubbed: spoken,
  }),
  budget: z.strictObject({ dispatches: z.int().min(1).max(1_000), seconds, then: z.enum(['fallback', 'handoff']) }),
  allowContacts: z.array(z.string().min(3).max(320)).max(200),
  assess: z.boolean(),
  languages: z.array(language).max(50),
  regions: z.array(region).max(250),
});

/** A named configuration of every rule. Times in seconds, the cap in exchanges per side. */
export type Policy = z.infer<typeof policySchema>;

export const settingsSchema = z.strictObject({
  roster: policySchema.shape.roster.optional(),
  overrides: policySchema.shape.overrides.optional(),
  loopCap: policySchema.shape.loopCap.partial().optional(),
  handoff: policySchema.shape.handoff.partial().optional(),
  texts: policySchema.shape.texts.partial().optional(),
  budget: policySchema.shape.budget.partial().optional(),
  allowContacts: policySchema.shape.allowContacts.optional(),
  assess: z.boolean().optional(),
  languages: policySchema.shape.languages.optional(),
  regions: policySchema.shape.regions.optional(),
});

/** What one conversation sets for itself: part of a policy, and only ever stricter. */
export type Settings = z.infer<typeof settingsSchema>;

export const policyName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'use 1–40 of a–z, 0–9 or -, such as "dating"');
