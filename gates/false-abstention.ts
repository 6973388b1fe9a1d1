import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Span } from '../overrides/text/span.js';
import { answersIn, definitiveOf, retrievedOf, saysOf } from './abstention/evidence.js';
import { abstentionIn } from './abstention/find.js';
import { defineGate, type Judgement, pass } from './define.js';

const texts = {
  denied_result: 'it says that it cannot know, and a tool of this turn has given the result',
  denied_passages: 'it says that it cannot know, and passages that were found speak of what was asked',
} as const;

/** Words of a result that show it was said. Its labels may stand in a decline too, so it takes more of them. */
const enough = { result: 3, passages: 2 };

/**
 * A text that says it cannot know what this turn holds.
 *
 * Phrases alone tell little, and differ from model to model, so they only count against evidence. A definitive result
 * makes it an invariant: saying the result is possible every time. Passages about the question make it bounded, since
 * they may speak of the topic and not hold the answer; at the bound the fallback is the honest decline. A text that
 * gives part of the result may say what it does not know. Known gaps: numbers as words, languages without a table.
 */
export default defineGate({
  id: 'false-abstention',
  class: 'prose-only',
  bound: 2,
  boundedBecause:
    'Passages may speak of the topic without the answer, so a decline may be right in the end; a definitive result can be said every time, so there it is an invariant.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0023-the-sum-it-had',
  judges: 'draft',
  judge(turn: TurnFacts, { outbound }: Draft): Judgement {
    const results = definitiveOf(turn).map(({ text }) => text);
    const passages = retrievedOf(turn);
    if (results.length === 0 && passages.length === 0) return pass;
    const declined = abstentionIn(outbound);
    if (declined === null) return pass;
    if (results.length > 0)
      return saysOf(turn, results, outbound, enough.result)
        ? pass
        : { ...rejected('denied_result', declined), invariant: true };
    if (!answersIn(turn, passages) || saysOf(turn, passages, outbound, enough.passages)) return pass;
    return rejected('denied_passages', declined);
  },
  nudge: ({ invariant }) =>
    invariant
      ? {
          directive:
            'You say that you cannot know, but a tool of this turn has given the result. Say what it gave, and only what is missing from it may stay open.',
          thought: 'I said I could not know it, and the result is right here. I will say what it is.',
        }
      : {
          directive:
            'You say that you cannot know, but passages that were found speak of what was asked. Say what they do say, and name only the part that is missing.',
          thought: 'I gave up too early: I have passages on this. I will read them and say what they hold.',
        },
});

const rejected = (code: keyof typeof texts, span: Span) => ({
  kind: 'reject' as const,
  because: texts[code],
  reasons: [{ code, text: texts[code], channel: 'outbound' as const, ...span }],
});
