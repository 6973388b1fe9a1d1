import gate from '../../gates/bad-tool-name.js';
import { testGate } from '../support/gate-table.js';
import { catalog, madeOf, runOf } from '../support/making.js';

const unknown = runOf('web_search', { outcome: 'unknown_tool' });
const badArgs = runOf('calculate', { outcome: 'bad_args' });

testGate(gate, {
  proves: ['S37'],
  rejects: [
    {
      when: 'a tool is called that is not there; the correction names those that are',
      draft: null,
      turn: madeOf({ catalog, runs: [unknown] }),
      codes: ['unknown_tool'],
      directs: 'calculate, get_current_time, search_docs, artifact_read',
    },
    {
      when: 'the arguments are not those of the schema',
      draft: null,
      turn: madeOf({ catalog, runs: [badArgs] }),
      codes: ['bad_args'],
      directs: 'the arguments for calculate',
    },
    {
      when: 'one call of three went wrong',
      draft: null,
      turn: madeOf({ catalog, runs: [runOf('tool_catalog'), badArgs, runOf('search_docs')] }),
    },
    {
      when: 'there is no tool at all',
      draft: null,
      turn: madeOf({ runs: [unknown] }),
      directs: 'the tools are: none',
    },
  ],
  passes: [
    { when: 'nothing was called', draft: 'Hello.' },
    { when: 'every call was made', draft: null, turn: madeOf({ catalog, runs: [runOf('search_docs')] }) },
    {
      when: 'a tool failed of itself',
      draft: null,
      turn: madeOf({ catalog, runs: [runOf('search_docs', { outcome: 'failed' })] }),
    },
    {
      when: 'the wrong call is of an earlier generation',
      draft: 'Yes.',
      turn: madeOf({ catalog, iteration: 1, runs: [unknown] }),
    },
  ],
});
