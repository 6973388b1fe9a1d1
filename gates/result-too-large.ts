import { defineGate, pass } from './define.js';

/** More was asked for than one result may hold. Nothing is lost: the handle stands, and less of it can be read. */
export default defineGate({
  id: 'result-too-large',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause: 'Less can always be asked for, but nobody can say which part of the result holds the answer.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0011-whole-ledger',
  judges: 'calls',
  judge({ making: { runs, iteration } }) {
    const large = runs.filter((run) => run.iteration === iteration && run.outcome === 'too_large');
    if (large.length === 0) return pass;
    const handles = [...new Set(large.flatMap(({ handle }) => (handle === null ? [] : [handle])))];
    const because = `more was asked for than one result may hold${handles.length > 0 ? `; the handle stands: ${handles.join(', ')}` : ''}`;
    return {
      kind: 'reject',
      because,
      reasons: large.map(() => ({ code: 'result_too_large', text: because, channel: 'calls' })),
    };
  },
  nudge: ({ because }) => ({
    directive: `Nothing was read, because ${because}. Ask for less: call artifact_read with a shorter range, or with a pattern that names what you look for.`,
    thought: 'I asked for all of it at once. I will read a small part, or search it for the one thing I need.',
  }),
});
