import { defineGate, pass } from './define.js';

/**
 * The same tool with the same arguments was answered in this turn already; the tools say so by comparing a hash of
 * both, in canonical form. A hard stop: it clears no correction, and the turn offers no more tools.
 */
export default defineGate({
  id: 'duplicate-call',
  class: 'neither',
  bound: 3,
  boundedBecause: 'The result is in the context already, but whether this model can answer from it is not known.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0012-asked-again',
  judges: 'calls',
  judge({ making: { runs, iteration } }) {
    const again = runs.filter((run) => run.iteration === iteration && run.outcome === 'duplicate');
    if (again.length === 0) return pass;
    const because = 'the same call was answered in this turn already, so it was not made again';
    return {
      kind: 'reject',
      because,
      reasons: again.map(() => ({ code: 'duplicate_call', text: because, channel: 'calls' })),
    };
  },
  nudge: () => ({
    directive:
      'You have made this very call before, and its result stands above. Do not call it again. Use the result, and answer.',
    thought: 'I asked the same thing twice. The result is above; I will read it and answer with it.',
  }),
});
