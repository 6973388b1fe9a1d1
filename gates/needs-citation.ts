import type { Span } from '../overrides/text/span.js';
import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import { leansOn } from './cited/leaning.js';
import { foundNothing, passagesOf } from './cited/passages.js';
import { defineGate, notApplicable, pass } from './define.js';
import { isDecline } from './denial/decline.js';
import { type Figure, figuresIn } from './figures/figure.js';
import { isKnown, knownFrom, knownIn } from './figures/known.js';

/**
 * The plan is to answer from documents, or the draft states what stands in a passage that was found, and cites none.
 * Leaning on a passage is told by seven of its words in a row, or by a figure that stands nowhere else; a passage
 * retold in other words is not seen.
 */
export default defineGate({
  id: 'needs-citation',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause: 'The documents need not say what is asked, and then there is nothing to cite.',
  cost: 'free',
  whenBroken: 'block',
  incident: '0019-rule-from-nowhere',
  judges: 'draft',
  judge(turn, draft) {
    const { plan, runs } = turn.making;
    const found = passagesOf(runs).length > 0;
    const planned = plan?.answer_kind === 'doc_cited';
    if (!planned && !found) return notApplicable('no document was found in this turn, and none is planned for');
    if ((draft.citations ?? []).length > 0 || (draft.handoff !== undefined && draft.outbound.trim() === ''))
      return pass;
    const span = leaning(turn, draft);
    if (planned && !(foundNothing(runs) && isDecline(draft.outbound)))
      return missing('the plan is to answer from documents, and the draft cites none', span);
    return span === null ? pass : missing('the draft states what a document says, and cites none', span);
  },
  nudge: ({ because }) => ({
    directive: `Not yet: ${because}. Search the documents if you have not, and give the answer with provide_answer and its citations: the passage's id as source, and the words it says as quote.`,
    thought: 'I said what the documents say without showing where. I will cite the passage, word for word.',
  }),
});

const missing = (because: string, span: Span | null) => ({
  kind: 'reject' as const,
  because,
  reasons: [{ code: 'missing_citation', text: because, channel: 'citations' as const, ...(span ?? {}) }],
});

function leaning(turn: TurnFacts, draft: Draft): Span | null {
  const passages = passagesOf(turn.making.runs).map(({ text }) => text);
  if (passages.length === 0) return null;
  const words = leansOn(
    draft.outbound,
    passages,
    turn.history.map(({ text }) => text),
  );
  return words ?? figureOf(turn, draft, passages);
}

/** A figure that stands in a passage and that nobody and no other tool gave. */
function figureOf(turn: TurnFacts, draft: Draft, passages: readonly string[]): Figure | null {
  const inPassages = knownFrom(passages, []);
  const { making } = turn;
  const runs = making.runs.filter((run) => run.passages.length === 0);
  const elsewhere = knownIn({ ...turn, making: { ...making, runs } }, draft);
  return figuresIn(draft.outbound).find((one) => isKnown(one, inPassages) && !isKnown(one, elsewhere)) ?? null;
}
