import { defineGate, notApplicable, pass } from './define.js';
import { denialsIn } from './denial/capability.js';

const list = 'tool_catalog';

/**
 * The draft denies that something can be done, and nobody has looked whether there is a tool for it. Once the list was
 * looked at, the model is believed.
 */
export default defineGate({
  id: 'check-catalog',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause: 'The list can be looked at every time, but it need not hold a tool for what is asked.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0018-no-calculator',
  judges: 'draft',
  judge({ making: { catalog, runs } }, { outbound }) {
    if (!catalog.some(({ evidence }) => evidence !== 'none'))
      return notApplicable('there are no tools that could do it');
    if (!catalog.some(({ name }) => name === list)) return notApplicable('there is no list of tools to look at');
    if (runs.some(({ tool, outcome }) => tool === list && (outcome === 'ok' || outcome === 'handle'))) return pass;
    const found = denialsIn(outbound);
    if (found.length === 0) return pass;
    const because = 'it denies that something can be done, and has not looked at the list of tools';
    return {
      kind: 'reject',
      because,
      reasons: found.map((span) => ({ code: 'denied_capability', text: because, channel: 'outbound', ...span })),
    };
  },
  nudge: () => ({
    directive: `You say that you cannot do this, and you have not looked. Call ${list} first. If a tool there does it, use it; if none does, say so.`,
    thought:
      'I said I cannot, without knowing. I will look at my tools first, and then use one or say honestly that none fits.',
  }),
});
