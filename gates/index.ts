import answerKind from './answer-kind.js';
import badToolName from './bad-tool-name.js';
import bareArgs from './bare-args.js';
import checkCatalog from './check-catalog.js';
import type { Gate } from './define.js';
import duplicateCall from './duplicate-call.js';
import fakeCitation from './fake-citation.js';
import falseAbstention from './false-abstention.js';
import forceAnswer from './force-answer.js';
import incompleteAnswer from './incomplete-answer.js';
import leakedEnvelope from './leaked-envelope.js';
import loopCandidate from './loop-candidate.js';
import needsCitation from './needs-citation.js';
import parroting from './parroting.js';
import planViolation from './plan-violation.js';
import proseRequired from './prose-required.js';
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
    gate: leakedEnvelope,
    why: 'It is the first that asks for better words: what leaks is never to be said, and the gates behind it would judge the envelope as if it were the answer.',
  },
  {
    gate: incompleteAnswer,
    why: 'What stops half-way is written again and shorter, so it is asked before anybody looks at what the missing half may hold.',
  },
  {
    gate: proseRequired,
    why: 'Words have to be there before it is asked whose words they are and what they rest on.',
  },
  {
    gate: falseAbstention,
    why: 'An answer that was refused for nothing is owed; how it is worded comes after it.',
  },
  {
    gate: fakeCitation,
    why: 'It judges what the words rest on, which a repetition of real words does not mend.',
  },
  {
    gate: parroting,
    why: 'It is a matter of taste, so it stands behind everything that is wrong or missing.',
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
