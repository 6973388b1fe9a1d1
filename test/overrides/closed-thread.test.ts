import rule from '../../overrides/closed-thread.js';
import { policyNamed } from '../support/facts.js';
import { testOverride } from '../support/override-table.js';

const support = policyNamed('support');
const closed = { policy: support, stage: 'closed' as const };

testOverride(rule, {
  proves: ['[S82]'],
  rewrites: [
    {
      when: 'a thank-you is answered with questions',
      draft: "You're welcome! Is there anything else I can help you with? How satisfied were you? Have a good weekend.",
      turn: closed,
      to: "You're welcome! Have a good weekend.",
      codes: ['question', 'question'],
    },
    {
      when: 'the question shares a sentence with the thanks',
      draft: 'Glad to hear it — anything else?',
      turn: closed,
      to: 'Glad to hear it',
      codes: ['question'],
    },
    {
      when: 'nothing but a question was said',
      draft: 'Can I do anything else for you?',
      turn: closed,
      to: support.texts.neutral,
      codes: ['only_questions'],
    },
    {
      when: 'it invites an answer without a question mark',
      draft: 'Thank you, Carl. Let me know if anything else comes up.',
      turn: closed,
      to: 'Thank you, Carl.',
    },
    {
      when: 'it asks for a disclosure',
      draft: { outbound: 'Thank you. That is all.', asks: { topic: 'income', optional: true } },
      turn: closed,
      to: { asks: undefined },
      codes: ['disclosure'],
    },
    { when: 'it is said in Chinese', draft: '不客气！还有其他问题吗？', turn: closed, to: '不客气！' },
  ],
  passes: [
    { when: 'it thanks', draft: "You're welcome, Carl. Have a good weekend!", turn: closed },
    {
      when: 'it asks a person to take over',
      draft: { outbound: 'Dana will look at it.', handoff: { reason: 'new' } },
      turn: closed,
    },
    { when: 'the question is reported', draft: 'You asked “where is it?”, and it is there.', turn: closed },
    { when: 'the thread is open', draft: 'Is there anything else?', turn: { policy: support } },
    { when: 'it says nothing', draft: { outbound: '', handoff: { reason: 'new' } }, turn: closed },
  ],
});
