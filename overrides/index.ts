import type { RuleMode } from '../src/domain/verdict.js';
import closedThread from './closed-thread.js';
import contactScrub from './contact-scrub.js';
import type { Listed } from './fold.js';
import identifierScrub from './identifier-scrub.js';
import loopCap from './loop-cap.js';
import pairCheck from './pair-check.js';
import protectedTerms from './protected-terms.js';
import refusalNotARedFlag from './refusal-not-a-red-flag.js';
import wrapRewrite from './wrap-rewrite.js';

/** The rules, in the order in which they run. */
export const overrides: readonly Listed[] = [
  {
    rule: refusalNotARedFlag,
    unnamed: 'enforce',
    why: 'What the agent claims is settled before any text is cut, while evidence and coaching still read as the model wrote them.',
  },
  {
    rule: protectedTerms,
    unnamed: 'off',
    why: 'It sends the whole draft back, so it reads the words as they were written, before another rule drops the sentence that gives it the reason; what the rule before it withholds need not be written again.',
  },
  {
    rule: identifierScrub,
    unnamed: 'off',
    why: 'A number that its check digits prove is called what it is, before the next rule could take ten of them for a telephone.',
  },
  {
    rule: contactScrub,
    unnamed: 'enforce',
    why: 'Contacts are taken out where they stand, before a later rule drops the sentence that held one and so hides that it was there.',
  },
  {
    rule: pairCheck,
    unnamed: 'enforce',
    why: 'It reads no draft, so any place would do; here the records tell of the roster before they tell of the ending.',
  },
  {
    rule: closedThread,
    unnamed: 'off',
    why: 'It takes out every question, and the next rule only those at the end: the wider cut comes first, so that what it took is told by the rule that had to.',
  },
  {
    rule: wrapRewrite,
    unnamed: 'enforce',
    why: 'It looks at how the message ends, so it comes after the rule that may still cut or replace its text.',
  },
  {
    rule: loopCap,
    unnamed: 'enforce',
    why: 'It asks whether anything is left to say, so it comes after every rule that may change that.',
  },
];

/** The mode of each rule in a policy that does not name it. */
export const unnamedModes: Readonly<Record<string, RuleMode>> = Object.fromEntries(
  overrides.map(({ rule, unnamed }) => [rule.id, unnamed]),
);
