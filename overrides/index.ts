import type { RuleMode } from '../src/domain/verdict.js';
import type { Listed } from './fold.js';
import loopCap from './loop-cap.js';
import pairCheck from './pair-check.js';
import refusalNotARedFlag from './refusal-not-a-red-flag.js';

/** The rules, in the order in which they run. */
export const overrides: readonly Listed[] = [
  { rule: refusalNotARedFlag, unnamed: 'enforce', why: 'What the agent claims is settled before any text is cut, while evidence and coaching still read as the model wrote them.' },
  { rule: pairCheck, unnamed: 'enforce', why: 'It reads no draft, so it could stand anywhere; it stands where the roster has always been asked.' },
  { rule: loopCap, unnamed: 'enforce', why: 'It asks whether anything is left to say, so it comes after every rule that may change that.' },
];

/** The mode of each rule in a policy that does not name it. */
export const unnamedModes: Readonly<Record<string, RuleMode>> = Object.fromEntries(
  overrides.map(({ rule, unnamed }) => [rule.id, unnamed]),
);
