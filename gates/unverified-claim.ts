import { deedsIn } from './deeds/find.js';
import { isCarriedOut, isRepeated } from './deeds/verified.js';
import { defineGate, pass } from './define.js';
import { unfoundedIn } from './figures/unfounded.js';
import { promisesIn } from './promise/find.js';
import type { Draft } from '../src/domain/draft.js';
import type { TurnFacts } from '../src/domain/turn.js';
import type { Reason } from '../src/domain/verdict.js';

/**
 * A text that says what nothing stands behind: a person who was not called, a deed nobody carried out, a figure nobody
 * gave, a sum that is wrong.
 *
 * Known gaps: languages without a table; promises spread over several sentences; deeds in the passive ("your table is
 * booked"), which may be read off a record; numbers written as words, and names of days and months. An outside draft
 * without `toolResults` is held to its sums alone.
 */
export default defineGate({
  id: 'unverified-claim',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause:
    'For most claims a model may have no tool that makes them true. What a definitive tool at hand gives every time is never given in to.',
  cost: 'free',
  whenBroken: 'block',
  incident: '0007-promised-colleague',
  judges: 'draft',
  judge(turn, draft) {
    const { reasons: figures, invariant } = unfoundedIn(turn, draft);
    const reasons = [...promises(draft), ...deeds(turn, draft), ...figures];
    if (reasons.length === 0) return pass;
    const because = [...new Set(reasons.map(({ text }) => text))].join('; ');
    return { kind: 'reject', because, reasons, ...(invariant && { invariant }) };
  },
  nudge({ reasons }) {
    const codes = [...new Set(reasons.map(({ code }) => code))];
    const said = codes.map((code) => corrections[code] ?? figure);
    const only = [...new Set(said)];
    return {
      directive: only.map(({ directive }) => directive).join(' '),
      thought: only.map(({ thought }) => thought).join(' '),
    };
  },
});

function promises({ handoff, outbound }: Draft): Reason[] {
  if (handoff !== undefined) return [];
  const text = 'it promises that a person will take over, and asks for none';
  return promisesIn(outbound).map((span) => ({ code: 'promised_handoff', text, channel: 'outbound', ...span }));
}

function deeds(turn: TurnFacts, { outbound }: Draft): Reason[] {
  const text = 'it says that something was done, and no execution stands behind it';
  return deedsIn(outbound)
    .filter(({ deed }) => !isCarriedOut(deed, turn) && !isRepeated(deed, turn))
    .map(({ start, end }) => ({ code: 'claimed_deed', text, channel: 'outbound', start, end }));
}

const figure = {
  directive:
    'Your message states a figure that no person, tool or document here gave. Look it up, or leave it out and say that you do not know it.',
  thought: 'I stated a number I have from nowhere. I will look it up, or leave it out.',
};
const sum = {
  directive:
    'Your message gives a result that no tool worked out. Call the tool that calculates, and give exactly what it returns.',
  thought: 'I worked that out in my head. I will calculate it with the tool and use its result.',
};
const corrections: Readonly<Record<string, { directive: string; thought: string }>> = {
  promised_handoff: {
    directive:
      'Your message says that a person will take over, but no hand-off was asked for, so nobody would come. Ask for the hand-off together with the message, or take the promise out.',
    thought:
      'I promised a person and called nobody. I will ask for the hand-off now, or say only what I can do myself.',
  },
  claimed_deed: {
    directive:
      'Your message says that you have done something, but nothing here shows that it was done. Make the call that does it and wait for its result, or take the words out.',
    thought: 'I said it was done, and I have not done it. I will do it first, or say honestly that it is not done.',
  },
  unsaid_figure: figure,
  uncomputed_figure: sum,
  uncomputed_sum: sum,
  wrong_sum: {
    directive:
      'A sum in your message is wrong. Work it out anew, with the tool that calculates if there is one, and give that result.',
    thought: 'My sum does not add up. I will work it out properly before I state a result.',
  },
  unasked_time: {
    directive:
      'Your message tells the time or the date, and no tool gave it. Call the tool that tells the time, and use what it returns.',
    thought: 'I guessed what time it is. I will ask the clock first.',
  },
};
