import type { Alternative, Projected, Reason } from '../src/domain/verdict.js';
import { defineOverride, pass } from './define.js';
import type { Unasked } from './wrap/trailing.js';
import { withoutTrailingQuestion } from './wrap/trailing.js';

const unanswered: Projected = { risk: { before: 'low', after: 'none' }, service: { before: 'medium', after: 'high' } };
const nothingLeft: Projected = { risk: { before: 'low', after: 'none' }, service: { before: 'medium', after: 'low' } };

const alternatives: readonly Alternative[] = [
  { action: 'ask_first', why: 'ask in a message that neither hands over nor closes, and wrap up once it is answered' },
];

/**
 * A message that hands over or closes ends without a question, for nobody will answer it.
 *
 * Known gaps: a question in the middle stays when a statement follows; a request that no table of
 * `wrap/invitations.ts` has; a statement and a question joined by a comma go together.
 */
export default defineOverride({
  id: 'wrap-rewrite',
  version: 2,
  incident: '0004-farewell-question',
  reads: ['outbound', 'handoff', 'closes'],
  writes: ['outbound'],
  codes: { trailing_question: unanswered, only_questions: nothingLeft },
  apply({ policy }, draft) {
    if (draft.handoff === undefined && draft.closes !== true) return pass;
    const unasked = withoutTrailingQuestion(draft.outbound);
    if (unasked.removed.length === 0) return pass;
    const outbound = unasked.text === '' ? policy.texts.neutral : unasked.text;
    if (outbound === draft.outbound) return pass;
    const ending = draft.handoff === undefined ? 'closes' : 'hands over';
    return {
      kind: 'rewrite',
      draft: { ...draft, outbound },
      because: `a message that ${ending} ends without a question`,
      reasons: reasonsOf(unasked),
      alternatives,
    };
  },
});

function reasonsOf({ text, removed }: Unasked): Reason[] {
  const [code, said] =
    text === ''
      ? (['only_questions', 'nothing but questions was left, so the policy’s sentence stands in'] as const)
      : (['trailing_question', 'the message would end by asking'] as const);
  return removed.map(({ start, end }) => ({ code, text: said, channel: 'outbound', start, end }));
}
