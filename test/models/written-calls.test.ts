import { describe, expect, it } from '@jest/globals';
import { withoutThinking } from '../../src/models/think.js';
import { parsedArguments, takeWrittenCalls } from '../../src/models/written-calls.js';

const call = { name: 'calculate', arguments: { expression: '2 + 2' } };
const json = JSON.stringify(call);
const offered = ['calculate', 'search_docs'];
const search = { name: 'search_docs', arguments: { query: 'a } in ] braces \\" ' } };

describe('tool calls that a model wrote into its text', () => {
  it.each([
    { when: 'Qwen and Hermes tag it', text: `<tool_call>\n${json}\n</tool_call>`, rest: '', calls: [call] },
    {
      when: 'two are tagged, with words around them',
      text: `Let me see.\n<tool_call>${json}</tool_call>\n<tool_call>${JSON.stringify(search)}</tool_call> So.`,
      rest: 'Let me see.\n\n So.',
      calls: [call, search],
    },
    {
      when: 'it stands in a fence',
      text: `I compute:\n\`\`\`json\n${json}\n\`\`\``,
      rest: 'I compute:',
      calls: [call],
    },
    { when: 'the fence has no language', text: `\`\`\`\n${json}\n\`\`\``, rest: '', calls: [call] },
    {
      when: 'Mistral lists them',
      text: `[TOOL_CALLS] [${json}, ${JSON.stringify(search)}]</s>`,
      rest: '',
      calls: [call, search],
    },
    {
      when: 'newer Mistral names it first',
      text: '[TOOL_CALLS]calculate[ARGS]{"expression": "2 + 2"}',
      rest: '',
      calls: [call],
    },
    {
      when: 'Llama 3 tags it and says parameters',
      text: '<|python_tag|>{"name": "calculate", "parameters": {"expression": "2 + 2"}}<|eom_id|>',
      rest: '',
      calls: [call],
    },
    {
      when: 'Llama 3 writes two',
      text: `<|python_tag|>${json}; ${JSON.stringify(search)}`,
      rest: '',
      calls: [call, search],
    },
    { when: 'there is nothing else', text: ` ${json}\n`, rest: '', calls: [call] },
    {
      when: 'the arguments are JSON in a string',
      text: `<tool_call>{"name": "calculate", "arguments": "{\\"expression\\": \\"2 + 2\\"}"}</tool_call>`,
      rest: '',
      calls: [call],
    },
    {
      when: 'it has the shape of the API',
      text: `<tool_call>{"id": "1", "type": "function", "function": ${json}}</tool_call>`,
      rest: '',
      calls: [call],
    },
  ])('are taken when $when', ({ text, rest, calls }) => {
    expect(takeWrittenCalls(text, offered)).toEqual({ text: rest, calls });
  });

  it.each([
    { when: 'the tool is not offered', text: '<tool_call>{"name": "delete_all", "arguments": {}}</tool_call>' },
    { when: 'one of two tools is not offered', text: `[TOOL_CALLS][${json}, {"name": "delete_all", "arguments": {}}]` },
    { when: 'the tag never closes', text: `<tool_call>${json}` },
    { when: 'the JSON is cut', text: `<tool_call>${json.slice(0, -1)}</tool_call>` },
    { when: 'the JSON is wrong', text: '<tool_call>{"name": "calculate", "arguments": {expression: 2}}</tool_call>' },
    { when: 'there are no arguments', text: '```json\n{"name": "calculate"}\n```' },
    {
      when: 'it is an example with other things in it',
      text: `\`\`\`json\n{"name": "calculate", "arguments": {}, "price": 3}\n\`\`\``,
    },
    { when: 'bare JSON stands in a sentence', text: `You could write ${json}.` },
    { when: 'the tag holds prose', text: '<tool_call>calculate, please</tool_call>' },
    { when: 'the text is plain', text: 'It is 4.' },
    { when: 'the list is empty', text: '[TOOL_CALLS][]' },
  ])('stay in the text when $when', ({ text }) => {
    expect(takeWrittenCalls(text, offered)).toEqual({ text, calls: [] });
  });

  it('stay in the text when no tool is offered', () => {
    expect(takeWrittenCalls(json, [])).toEqual({ text: json, calls: [] });
  });

  it('are looked for at twenty places and no more, so that noise costs little', () => {
    const noise = '<tool_call>{'.repeat(20);
    const text = `${noise}<tool_call>${json}</tool_call>`;
    expect(takeWrittenCalls(text, offered)).toEqual({ text, calls: [] });
    expect(takeWrittenCalls(text.slice('<tool_call>{'.length), offered).calls).toEqual([call]);
  });
});

describe('arguments', () => {
  it.each([
    { when: 'they are an object', given: { a: 1 }, read: { a: 1 } },
    { when: 'they are JSON', given: '{"a": 1}', read: { a: 1 } },
    { when: 'they are JSON twice', given: '"{\\"a\\": 1}"', read: { a: 1 } },
    { when: 'they are empty', given: '', read: {} },
    { when: 'they are missing', given: null, read: {} },
    { when: 'they are a list', given: '[1]', read: [1] },
    { when: 'they are no JSON', given: '{"a": ', read: '{"a": ' },
    { when: 'they are a quoted word', given: '"four"', read: '"four"' },
  ])('are read when $when', ({ given, read }) => expect(parsedArguments(given)).toEqual(read));
});

describe('a think block', () => {
  it.each([
    { when: 'it is closed', text: '<think>\nHm.\n</think>\n\nYes.', thinking: 'Hm.', rest: 'Yes.' },
    { when: 'it is empty', text: '<think>\n\n</think>\n\nYes.', thinking: null, rest: 'Yes.' },
    { when: 'it never closes', text: '<think>Hm. Yes.', thinking: null, rest: '<think>Hm. Yes.' },
    { when: 'it stands later', text: 'Yes. <think>Hm.</think>', thinking: null, rest: 'Yes. <think>Hm.</think>' },
    { when: 'its beginning stood in the prompt', text: 'Hm.\n</think>\n\nYes.', thinking: 'Hm.', rest: 'Yes.' },
    {
      when: 'it begins anew inside',
      text: 'Hm. <think>So.</think>Yes.',
      thinking: null,
      rest: 'Hm. <think>So.</think>Yes.',
    },
  ])('is told apart when $when', ({ text, thinking, rest }) => {
    expect(withoutThinking(text)).toEqual({ text: rest, thinking });
  });
});
