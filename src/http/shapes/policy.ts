import { z } from 'zod';
import { overrides } from '../../../overrides/index.js';
import { policyName, policySchema } from '../../domain/policy.js';
import { idPage, instant, numberPage, pageOf } from './common.js';

const rules = overrides.map(({ rule }) => rule.id);

interface Input {
  value: { overrides?: object };
  issues: z.core.$ZodRawIssue[];
}

/** A rule that does not exist would silently be none. */
export function onlyKnownRules({ value, issues }: Input): void {
  for (const id of Object.keys(value.overrides ?? {}))
    if (!rules.includes(id))
      issues.push({
        code: 'custom',
        path: ['overrides', id],
        input: id,
        message: `there is no such rule; there are ${rules.join(', ')}`,
      });
}

/** A policy as it comes in, whole. */
export const putPolicy = policySchema.check(onlyKnownRules);

const line = z.object({
  name: policyName,
  version: z.int(),
  builtIn: z.boolean().describe('Of a release of the service, and not put by the tenant.'),
  createdAt: instant,
});
export const policyVersion = line.extend({ policy: policySchema }).meta({ id: 'PolicyVersion' });
export const policyPage = pageOf(line);

const version = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'the number of a version, such as 3')
  .transform(Number);
export const policyQuery = z.strictObject({ version: version.optional().describe('The newest, unless it is said.') });
export type PolicyQuery = z.infer<typeof policyQuery>;

export const versionsQuery = z.strictObject(numberPage);
export type VersionsQuery = z.infer<typeof versionsQuery>;

const cursor = policyName.optional();
export const policiesQuery = z.strictObject({ ...idPage, cursor });
export type PoliciesQuery = z.infer<typeof policiesQuery>;
