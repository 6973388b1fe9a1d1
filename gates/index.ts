import answerKind from './answer-kind.js';
import badToolName from './bad-tool-name.js';
import bareArgs from './bare-args.js';
import checkCatalog from './check-catalog.js';
import type { Gate } from './define.js';
import duplicateCall from './duplicate-call.js';
import forceAnswer from './force-answer.js';
import loopCandidate from './loop-candidate.js';
import needsCitation from './needs-citation.js';
import planViolation from './plan-violation.js';
import resultTooLarge from './result-too-large.js';
import unreadHandle from './unread-handle.js';
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
    gate: duplicateCall,
    why: 'A hard stop comes before what asks for a better call, or a model that goes in circles is asked to call once more.',
  },
  {
    gate: forceAnswer,
    why: 'The other hard stop, behind the one that can say which call was made twice.',
  },
  {
    gate: badToolName,
    why: 'Before all that asks what a result says: a call that was not made has none.',
  },
  {
    gate: resultTooLarge,
    why: 'Behind the calls that were refused outright, since this one was understood and asks only for less.',
  },
  {
    gate: bareArgs,
    why: 'The first to read the text: a call written into it is to be made, not polished, and no other gate should read braces as an answer.',
  },
  {
    gate: unreadHandle,
    why: 'It never gives in and asks for one certain call, so it stands before those that judge what the text says of a result nobody read.',
  },
  {
    gate: planViolation,
    why: 'The planned call may mend all that the gates below would complain of, so it is asked for first.',
  },
  {
    gate: checkCatalog,
    why: 'Who believes there is no tool is shown the list before being asked for citations or figures that only a tool can give.',
  },
  {
    gate: needsCitation,
    why: 'Before unverified-claim: a figure taken from a passage lacks its source, and is not invented.',
  },
  {
    gate: unverifiedClaim,
    why: 'It asks for a call that would make the words true, so it stands before all that ask for better words: those would polish a promise nobody keeps.',
  },
  {
    gate: answerKind,
    why: 'The close of the contract, behind every gate that says more exactly what is missing, and asked before the turn may end.',
  },
  {
    gate: loopCandidate,
    why: 'It only observes, so it stands last, where it is in nobody’s way.',
  },
];
