import type { Policy } from '../policy.js';
import { agents } from './agents.js';
import { dating } from './dating.js';
import { healthcare } from './healthcare.js';
import { hr } from './hr.js';
import { lending } from './lending.js';
import { support } from './support.js';

/** The policies every tenant starts with, by name. */
export const builtInPolicies: Readonly<Record<string, Policy>> = { dating, lending, healthcare, hr, support, agents };
