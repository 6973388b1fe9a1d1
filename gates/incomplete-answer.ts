import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import { isCutOff } from './complete/sentence.js';
import { openStructure } from './complete/structure.js';
import { defineGate, pass } from './define.js';

const texts = {
  empty_answer: 'nothing is said, nobody is called and nothing is closed',
  cut_off: 'the model reached the end of its room before the end of its answer',
  open_structure: 'a block of code, a bracket, a quotation, a list or a table is left open',
  cut_sentence: 'the last sentence stops before its end',
} as const;

/**
 * An answer that is empty or stops before its end.
 *
 * What a model says of its own stopping is believed; beside it, structures that stay open and last words that no sentence
 * ends with. It is bounded at two: a model that was cut off twice has no shorter answer, and each try costs the longest
 * generation there is. Known gaps: a cut between two sentences or inside a word, and languages without a table.
 */
export default defineGate({
  id: 'incomplete-answer',
  class: 'prose-only',
  bound: 2,
  boundedBecause: 'A model that was cut off twice has no shorter answer, and every try costs its longest generation.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0024-half-a-recipe',
  judges: 'draft',
  judge(turn: TurnFacts, draft: Draft) {
    const { outbound } = draft;
    const reject = (code: keyof typeof texts) => ({
      kind: 'reject' as const,
      because: texts[code],
      reasons: [{ code, text: texts[code], channel: 'outbound' as const }],
    });
    if (isEmpty(outbound)) return draft.handoff !== undefined || draft.closes === true ? pass : reject('empty_answer');
    if (turn.making.stop === 'length') return reject('cut_off');
    if (openStructure(outbound) !== null) return reject('open_structure');
    return isCutOff(outbound) ? reject('cut_sentence') : pass;
  },
  nudge: ({ reasons }) =>
    reasons[0]?.code === 'empty_answer'
      ? {
          directive: 'You have said nothing. Answer in words, or ask for a hand-off if you cannot.',
          thought: 'I gave an empty answer. I will say something that helps, even if it is short.',
        }
      : {
          directive:
            'Your answer stops before its end. Write it again and shorter: plain prose in a few sentences, without lists or tables, and finish the last one.',
          thought: 'My answer was cut off. I will say the same in less room, and bring it to an end.',
        },
});

/** Nothing to read: spaces, invisible characters, and marks that only dots, dashes or markup are made of. */
const isEmpty = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}.…·•*_#>|~`=-]*$/u.test(text);
