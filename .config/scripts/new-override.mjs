// Writes what an override consists of: npm run new:override -- <id>
import { noteWith, scaffold, turnOfAnIncident } from './scaffold.mjs';

const rule = ({ id, incident }) => `import { defineOverride, pass } from './define.js';

/** FILL IN: in one sentence, why nobody may be without this rule. */
export default defineOverride({
  id: '${id}',
  version: 1,
  incident: '${incident}',
  // FILL IN: every channel that is looked at, and every one that is changed.
  reads: ['outbound'],
  writes: [],
  // FILL IN: a name for the reason, and what the firing is projected to do.
  codes: { fill_in: { risk: { before: 'medium', after: 'none' }, service: { before: 'low', after: 'none' } } },
  apply(_turn, _draft) {
    // FILL IN: answer with a kind, because and reasons when it fires.
    return pass;
  },
});
`;

const note = (made) =>
  noteWith(made, { ...turnOfAnIncident, expect: { outcome: 'silence', fired: [made.id], codes: ['fill_in'] } });

const entry = ({ name }) => `  {
    rule: ${name},
    unnamed: 'enforce',
    why: 'FILL IN: why it stands at this place.',
  },`;

const table = ({ id }) => `import rule from '../../overrides/${id}.js';
import { testOverride } from '../support/override-table.js';

testOverride(rule, {
  proves: ['[S84]'],
  silences: [{ when: 'FILL IN: the incident', draft: 'FILL IN', codes: ['fill_in'] }],
  passes: [{ when: 'FILL IN: what comes near it and is harmless', draft: 'FILL IN' }],
});
`;

scaffold({ kind: 'override', folder: 'overrides', rule, note, entry, table }, process.argv.slice(2));
