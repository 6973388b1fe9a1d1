import type { Policy } from '../policy.js';
import { agents } from './agents.js';
import { dating } from './dating.js';

/** The policies every tenant starts with, by name. */
export const builtInPolicies: Readonly<Record<string, Policy>> = { dating, agents };
