import type { Draft } from '../src/domain/draft.js';
import type { Plan } from '../src/domain/plan.js';
import type { TurnFacts } from '../src/domain/turn.js';
import { unreachable } from '../src/domain/unreachable.js';
import type { Channel } from '../src/domain/draft.js';
import { answers } from './cited/answering.js';
import { foundNothing, isReal, passagesOf } from './cited/passages.js';
import { defineGate, notApplicable, pass } from './define.js';
import { isDecline } from './denial/decline.js';
import { isDefinitive, tells } from './figures/telling.js';

/** What an answer lacks to be of the kind its plan promised. */
interface Lack {
  code: string;
  because: string;
  channel: Channel;
}

/**
 * The close of the plan's contract: an answer is of the kind that was promised. Whoever asks for a person instead is
 * released from it.
 */
export default defineGate({
  id: 'answer-kind',
  class: 'neither',
  bound: 3,
  boundedBecause: 'A plan is made before anything is known; what it promised may turn out not to be there.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0008-promised-sum',
  judges: 'draft',
  judge(turn, draft) {
    const { plan } = turn.making;
    if (plan === null) return notApplicable('the turn has no plan');
    const lack = draft.handoff === undefined ? lackOf(plan, turn, draft) : null;
    if (lack === null) return pass;
    const { code, because, channel } = lack;
    return { kind: 'reject', because, reasons: [{ code, text: because, channel }] };
  },
  nudge: ({ because }) => ({
    directive: `Your answer is not of the kind you planned: ${because}. Keep to the plan.`,
    thought: 'I planned one kind of answer and wrote another. I will give the kind I promised.',
  }),
});

function lackOf({ answer_kind: kind }: Plan, turn: TurnFacts, draft: Draft): Lack | null {
  switch (kind) {
    case 'tool_computed':
      return computedLack(turn, draft);
    case 'doc_cited':
      return citedLack(turn, draft);
    case 'capacity_scoped':
      return declineLack(turn, draft);
    case 'conversational':
    case 'rhetorical':
      return null;
    default:
      return unreachable(kind);
  }
}

const lack = (code: string, because: string, channel: Channel = 'outbound'): Lack => ({ code, because, channel });

function computedLack({ making: { runs } }: TurnFacts, { outbound }: Draft): Lack | null {
  const results = runs.filter(isDefinitive);
  if (results.length === 0)
    return lack('nothing_computed', 'it was to be computed by a tool, and no tool gave a result');
  return results.some((run) => tells(outbound, run))
    ? null
    : lack('result_left_out', 'it was to give what the tool computed, and does not name that result');
}

function citedLack({ making: { runs } }: TurnFacts, { outbound, citations = [] }: Draft): Lack | null {
  if (citations.length === 0)
    return foundNothing(runs) && isDecline(outbound)
      ? null
      : lack('nothing_cited', 'it was to cite documents, and cites none', 'citations');
  const passages = passagesOf(runs);
  return citations.every((citation) => isReal(citation, passages))
    ? null
    : lack(
        'citation_not_found',
        'it cites what no search of this turn found; name the id of a passage that was found and quote its own words',
        'citations',
      );
}

/** An honest decline; where there is an answer, the answer. */
function declineLack(
  { history, agent, making: { runs } }: TurnFacts,
  { outbound, citations = [] }: Draft,
): Lack | null {
  const results = runs.filter(isDefinitive);
  if (results.length > 0)
    return results.some((run) => tells(outbound, run))
      ? null
      : lack('can_be_answered', 'it declines, though a tool gave a definite result; say what the tool gave');
  const question = history.findLast(({ from }) => from !== agent.id)?.text ?? '';
  const passages = passagesOf(runs);
  if (passages.some(({ text }) => answers(text, question)))
    return citations.some((citation) => isReal(citation, passages))
      ? null
      : lack(
          'can_be_answered',
          'it declines, though a passage that was found answers the question; cite it',
          'citations',
        );
  return isDecline(outbound)
    ? null
    : lack('no_honest_decline', 'it was to say honestly what cannot be known or done, and does not say it');
}
