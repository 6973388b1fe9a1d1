import type { Alternative, Projected, Reason } from '../src/domain/verdict.js';
import { defineOverride, pass } from './define.js';
import { withoutQuestions } from './wrap/questions.js';

const reopened: Projected = { risk: { before: 'low', after: 'none' }, service: { before: 'medium', after: 'high' } };
const nothingLeft: Projected = { risk: { before: 'low', after: 'none' }, service: { before: 'medium', after: 'low' } };

const alternatives: readonly Alternative[] = [
  { action: 'thank', why: 'a farewell is answered by a farewell' },
  { action: 'request_handoff', why: 'a new concern is for a person, who opens the thread again' },
];

/**
 * A closed thread stays closed: whoever says thank you is thanked, and asked nothing that would have to be answered.
 *
 * Known gaps: those of `wrap-rewrite` in telling a question from a statement; a statement that invites an answer without
 * asking for one ("I am curious what you think of it").
 */
export default defineOverride({
  id: 'closed-thread',
  version: 1,
  incident: '0028-reopened-by-a-thank-you',
  reads: ['outbound', 'asks'],
  writes: ['outbound', 'asks'],
  codes: { question: reopened, only_questions: nothingLeft, disclosure: reopened },
  apply({ stage, policy }, draft) {
    if (stage !== 'closed') return pass;
    const unasked = withoutQuestions(draft.outbound);
    const outbound = unasked.text === '' && unasked.removed.length > 0 ? policy.texts.neutral : unasked.text;
    const asksNothing = outbound === draft.outbound;
    if (asksNothing && draft.asks === undefined) return pass;
    const { asks: asked, ...rest } = draft;
    return {
      kind: 'rewrite',
      draft: { ...rest, outbound },
      because: 'a closed thread is answered without a question',
      reasons: [
        ...(asksNothing ? [] : questionReasons(unasked)),
        ...(asked
          ? [{ code: 'disclosure', text: 'nothing is asked of anybody any more', channel: 'asks' } as const]
          : []),
      ],
      alternatives,
    };
  },
});

function questionReasons({ text, removed }: ReturnType<typeof withoutQuestions>): Reason[] {
  const [code, said] =
    text === ''
      ? (['only_questions', 'nothing but questions was left, so the policy’s sentence stands in'] as const)
      : (['question', 'the answer would open the thread again'] as const);
  return removed.map(({ start, end }) => ({ code, text: said, channel: 'outbound', start, end }));
}
