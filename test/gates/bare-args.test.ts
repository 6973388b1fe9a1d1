import gate from '../../gates/bare-args.js';
import { testGate } from '../support/gate-table.js';
import { catalog, computed, madeOf } from '../support/making.js';

const turn = madeOf({ catalog });

testGate(gate, {
  proves: ['S12'],
  rejects: [
    ...[
      { draft: '{"expression": "2+2"}', span: '{"expression": "2+2"}' },
      { draft: 'Let me see.\n```json\n{"query": "dogs", "limit": "3"}\n```', span: '{"query": "dogs", "limit": "3"}' },
      { draft: '{"name": "calculate", "arguments": {"expression": "2+2"}}' },
      { draft: '[{"tool": "search_docs", "input": "dogs"}]' },
      { draft: '{"tool_calls": [{"function": "calculate", "arguments": "{}"}]}' },
      { draft: "{'expression': '2+2'}" },
      { draft: '{expression: 2+2}' },
      { draft: '{"answer": "Yes, you may."}' },
      { draft: 'calculate(2+2)', span: 'calculate(2+2)' },
      { draft: 'I will use search_docs(query="dogs") now.', span: 'search_docs(query="dogs")' },
      { draft: 'calculate((2+2)*3)', span: 'calculate((2+2)*3)' },
      { draft: 'get_current_time()' },
    ].map((row) => ({ ...row, turn, when: `it says: ${row.draft}` })),
    {
      when: 'another tool was called before',
      draft: '{"query": "dogs"}',
      turn: madeOf({ catalog, runs: [computed('4')] }),
      codes: ['bare_args'],
      directs: 'search_docs',
    },
  ],
  passes: [
    ...[
      'Yes, you may.',
      'You can calculate (roughly) what it costs.',
      'An object such as {"colour": "red"} is no call.',
      '{"expression": "2+2", "colour": "red"}',
      'Her card says {"name": "Berta"}.',
      'Smile :-} and {all that}.',
      '}}}{{{',
      'recalculate(2) is another function.',
      'f(x) = calculateAll(x)',
      '',
    ].map((draft) => ({ draft, turn, when: `it says: ${draft || 'nothing'}` })),
    {
      when: 'it tells of a call that was made',
      draft: 'I used calculate(2+2), which gives 4.',
      turn: madeOf({ catalog, runs: [computed('4')] }),
    },
  ],
  ignores: [{ when: 'there are no tools', draft: '{"expression": "2+2"}' }],
});
