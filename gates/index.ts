import type { Gate } from './define.js';
import unverifiedClaim from './unverified-claim.js';

/** One line of the ordered list. */
export interface Listed {
  gate: Gate;
  /** The reason this gate stands at this place. */
  why: string;
}

/** The gates, in the order in which they are asked. The first finding decides which class is corrected. */
export const gates: readonly Listed[] = [
  {
    gate: unverifiedClaim,
    why: 'It asks for a call that would make the words true, so it stands before all that ask for better words: those would polish a promise nobody keeps.',
  },
];
