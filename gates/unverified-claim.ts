import { defineGate, pass } from './define.js';
import { promisesIn } from './promise/find.js';

/**
 * A text that says a person will take over, while the draft asks for none: nobody will come.
 *
 * Only this part of the gate is built. Figures and deeds that nothing stands behind are judged here as soon as turns
 * have tools to compute them and executions to look them up. It is bounded, since a model may have no other way to
 * say what it means; known gaps: languages without a table, and promises spread over several sentences.
 */
export default defineGate({
  id: 'unverified-claim',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause: 'A model may have no other way to say what it means.',
  cost: 'free',
  whenBroken: 'block',
  incident: '0007-promised-colleague',
  judges: 'draft',
  judge(_turn, draft) {
    if (draft.handoff !== undefined) return pass;
    const found = promisesIn(draft.outbound);
    if (found.length === 0) return pass;
    const because = 'it promises that a person will take over, and asks for none';
    return {
      kind: 'reject',
      because,
      reasons: found.map((span) => ({ code: 'promised_handoff', text: because, channel: 'outbound', ...span })),
    };
  },
  nudge: () => ({
    directive:
      'Your message says that a person will take over, but no hand-off was asked for, so nobody would come. Ask for the hand-off together with the message, or take the promise out.',
    thought:
      'I promised a person and called nobody. I will ask for the hand-off now, or say only what I can do myself.',
  }),
});
