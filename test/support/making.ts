import type { AnswerKind, Plan } from '../../src/domain/plan.js';
import type { Passage, ToolRun, ToolSpec } from '../../src/domain/tool.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { type Making, unknownMaking } from '../../src/domain/work.js';

/** A turn whose draft came about like this; the rest is unknown. */
export const madeOf = (some: Partial<Making>): Pick<TurnFacts, 'making'> => ({ making: { ...unknownMaking, ...some } });

export const planFor = (kind: AnswerKind, ...tools: string[]): Plan => ({ answer_kind: kind, tools });

/** A call of the first generation that went well and proved nothing, unless `some` says otherwise. */
export const runOf = (tool: string, some: Partial<ToolRun> = {}): ToolRun => ({
  iteration: 0,
  id: 'call-1',
  tool,
  args: {},
  outcome: 'ok',
  text: '',
  result: undefined,
  evidence: 'none',
  handle: null,
  passages: [],
  ...some,
});

export const passageOf = (id: string, text: string): Passage => ({
  id,
  document: 'handbook',
  title: 'The handbook',
  text,
  start: 0,
  end: text.length,
  score: 1,
});

/** A search that found these passages. */
export const foundIn = (...passages: Passage[]): ToolRun =>
  runOf('search_docs', { evidence: 'retrieving', text: passages.map(({ text }) => text).join('\n'), passages });

/** A definitive result. */
export const computed = (text: string, tool = 'calculate'): ToolRun => runOf(tool, { evidence: 'definitive', text });

const spec = (name: string, keys: readonly string[], some: Partial<ToolSpec> = {}): ToolSpec => ({
  name,
  description: `What ${name} does.`,
  parameters: {
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key, { type: 'string' }])),
    required: keys.slice(0, 1),
    additionalProperties: false,
  },
  evidence: 'none',
  produces: [],
  ...some,
});

/** A catalogue with one tool of each sort, under the names of the built-in ones. */
export const catalog: readonly ToolSpec[] = [
  spec('calculate', ['expression'], { evidence: 'definitive', produces: ['number'] }),
  spec('get_current_time', ['zone'], { evidence: 'definitive', produces: ['time'] }),
  spec('search_docs', ['query', 'limit'], { evidence: 'retrieving' }),
  spec('artifact_read', ['handle', 'from', 'to', 'pattern'], { evidence: 'retrieving' }),
  {
    ...spec('tool_catalog', []),
    parameters: { type: 'object', properties: { name: { type: 'string' } }, required: [] },
  },
  spec('provide_answer', ['answer', 'citations', 'closes']),
  spec('request_handoff', ['reason', 'expiresInSeconds']),
];
