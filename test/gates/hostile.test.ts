import { describe, expect, test } from '@jest/globals';
import { gates } from '../../gates/index.js';
import { maxText } from '../../src/domain/draft.js';
import { hostileInputs } from '../eval/hostile.js';
import { said, turnOf } from '../support/facts.js';
import { madeOf, runOf } from '../support/making.js';

/** Shapes that gates read, each over and over and never ended. */
const units = [
  '<|',
  '[1] ',
  '(source ',
  '{"name":"a",',
  '```\n',
  '\nUser: a',
  "i don't know ",
  '"a ',
  '【1',
  ' \n',
  '**',
];
const inputs = [
  ...hostileInputs.map(({ name, text }) => ({ name, text: text.slice(0, maxText) })),
  ...units.map((unit) => ({ name: JSON.stringify(unit), text: unit.repeat(maxText).slice(0, maxText) })),
];

// No time is asserted: an expression that backtracks needs minutes for one of these, where all together need a second.
describe('the longest draft there may be, made to be slow', () => {
  test.each(gates.filter(({ gate }) => gate.class === 'prose-only'))(
    '$gate.id reads every one of them',
    ({ gate }) => {
      for (const { text } of inputs) {
        const run = runOf('search', { text, evidence: 'retrieving' });
        const facts = turnOf({
          ...said(`man: ${text}`, `hers: ${text}`),
          ...madeOf({ runs: [run], confidential: [text], catalog: [] }),
        });
        expect(gate.judge(facts, { outbound: text }).kind).toMatch(/^(?:pass|reject)$/u);
      }
    },
    60_000,
  );
});
