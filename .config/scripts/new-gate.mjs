// Writes what a gate consists of: npm run new:gate -- <id>
import { noteWith, scaffold, turnOfAnIncident } from './scaffold.mjs';

const rule = ({ id, incident }) => `import { defineGate, pass } from './define.js';

/** FILL IN: in one sentence, what a writer is sent back for. */
export default defineGate({
  id: '${id}',
  judges: 'draft',
  class: 'prose-only',
  bound: 3,
  boundedBecause: 'FILL IN: is the right action provably available every time?',
  cost: 'free',
  whenBroken: 'block',
  incident: '${incident}',
  judge(_turn, _draft) {
    // FILL IN: reject with because and reasons; each reason has a code and its place in the text.
    return pass;
  },
  nudge: () => ({
    directive: 'FILL IN: what to do instead, without a word of the draft.',
    thought: 'FILL IN: what I did wrong, and what I do now.',
  }),
});
`;

const note = (made) => noteWith(made, { ...turnOfAnIncident, expect: { rejects: made.id, codes: ['fill_in'] } });

const entry = ({ name }) => `  {
    gate: ${name},
    why: 'FILL IN: why it stands at this place.',
  },`;

const table = ({ id }) => `import gate from '../../gates/${id}.js';
import { testGate } from '../support/gate-table.js';

testGate(gate, {
  proves: ['S16'],
  rejects: [{ when: 'FILL IN: the incident', draft: 'FILL IN' }],
  passes: [{ when: 'FILL IN: what comes near it and is harmless', draft: 'FILL IN' }],
});
`;

scaffold({ kind: 'gate', folder: 'gates', rule, note, entry, table }, process.argv.slice(2));
