import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Reason } from '../src/domain/verdict.js';
import { wordsAreWanted } from './asked/again.js';
import { defineGate, pass } from './define.js';
import { echoesOf } from './echo/find.js';

const texts = {
  repeats_message: 'it gives somebody their own words back at length',
  repeats_passage: 'it copies a document at length instead of saying what it means here',
  self_echo: 'it says again what the same agent has said before',
} as const;

/**
 * A text that gives back what somebody wrote, what a document says or what the agent itself said before, at length.
 *
 * More than twelve words in a row, or little else than another's words. Spared: quotations in quotation marks, a short
 * answer in the words of a document when it cites, a tool's own result, and everything when the newest line asks for it
 * to be repeated, read out, corrected or translated. It is bounded, since whether a repetition serves is a question of
 * taste. Known gaps: a repetition with other words, and one of a line far back.
 */
export default defineGate({
  id: 'parroting',
  class: 'prose-only',
  bound: 3,
  boundedBecause: 'Whether a repetition serves the reader is a matter of taste, and a model may find no other words.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0022-her-own-letter',
  judges: 'draft',
  judge(turn: TurnFacts, draft: Draft) {
    if (isOfPolicy(turn, draft.outbound) || wordsAreWanted(turn)) return pass;
    const found = echoesOf(turn, draft);
    const [first] = found;
    if (first === undefined) return pass;
    const reasons = found.map(
      ({ code, start, end }): Reason => ({ code, text: texts[code], channel: 'outbound', start, end }),
    );
    return { kind: 'reject', because: texts[first.code], reasons };
  },
  nudge: ({ reasons }) =>
    reasons[0]?.code === 'self_echo'
      ? {
          directive:
            'You have said this before, nearly word for word. Say what is new since then, or ask one short question that moves things on.',
          thought: 'I was repeating myself. I will say only what has not been said yet.',
        }
      : {
          directive:
            'Do not give back what was written at length. Answer it: in your own words, with at most a short quotation in quotation marks.',
          thought: 'I was repeating words that are not mine. I will answer them in words of my own.',
        },
});

/** The fallback and its like are the policy's words, and may be said more than once. */
const isOfPolicy = ({ policy }: TurnFacts, outbound: string): boolean =>
  Object.values(policy.texts).some((text) => text !== null && text.trim() === outbound.trim());
