import { unnamedModes } from '../../overrides/index.js';
import { Problem } from '../domain/errors.js';
import type { Settings } from '../domain/policy.js';
import { loosenings } from '../domain/tighten.js';
import type { Policies, PolicyVersion } from '../store/policies.js';

/**
 * The newest version of the policy a caller names, with settings that may hold beside it.
 * @throws Problem 400 for an unknown policy, 403 for settings that would loosen it
 */
export async function chosenPolicy(
  policies: Policies,
  tenantId: string,
  { policy: name, settings = {} }: { policy: string; settings?: Settings },
): Promise<PolicyVersion> {
  const policy = await policies.newest(tenantId, name);
  if (!policy) {
    const message = `there is no policy "${name}"; there are ${(await policies.names(tenantId)).join(', ')}`;
    throw new Problem(400, message, { errors: [{ path: 'policy', message }] });
  }
  const errors = loosenings(policy.body, settings, unnamedModes);
  if (errors.length > 0)
    throw new Problem(403, 'settings may only tighten the policy; take out what "errors" names', { errors });
  return policy;
}
