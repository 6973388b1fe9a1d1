import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../../support/misbehaving-model.js';
import { line, offered } from '../../support/model-request.js';
import { oneServer } from './one-server.js';

const { say } = oneServer();

/** One chunk of a stream, as the servers send them. */
const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_764_000_000,
  model: 'qwen3:8b',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const called = (more: object, name?: string, given?: unknown) =>
  chunk({ tool_calls: [{ ...more, function: { name, arguments: given } }] });
const call = { name: 'calculate', arguments: { expression: '2 + 2' } };
const madeUp = { id: 'c00003000', ...call };
const usage = { prompt_tokens: 31, completion_tokens: 7, total_tokens: 38 };

describe('the answer of a server', () => {
  it.each([
    {
      when: "llama.cpp's server streams it with its timings",
      answer: {
        chunks: [
          chunk({ role: 'assistant', content: null }),
          chunk({ content: 'It is' }),
          chunk({ content: ' 4.' }),
          chunk({}, 'stop'),
          { ...chunk({}), choices: [], usage, timings: { prompt_n: 31, predicted_n: 7 } },
        ],
      },
      gives: { text: 'It is 4.', stop: 'stop', usage: { prompt: 31, completion: 7 }, model: 'qwen3:8b', calls: [] },
    },
    {
      when: 'Ollama sends a whole call at once',
      answer: {
        chunks: [
          chunk({
            role: 'assistant',
            content: '',
            tool_calls: [
              {
                id: 'call_8f',
                index: 0,
                type: 'function',
                function: { name: 'calculate', arguments: '{"expression":"2 + 2"}' },
              },
            ],
          }),
          chunk({ role: 'assistant', content: '' }, 'tool_calls'),
        ],
      },
      gives: { text: '', stop: 'tool_calls', calls: [{ id: 'call_8f', ...call }], usage: null },
    },
    {
      when: 'vLLM sends a call in pieces',
      answer: {
        chunks: [
          called({ id: 'chatcmpl-tool-1', type: 'function', index: 0 }, 'calculate', ''),
          called({ index: 0 }, undefined, '{"expression":'),
          called({ index: 0 }, undefined, ' "2 + 2"}'),
          chunk({ content: '' }, 'tool_calls'),
        ],
      },
      gives: { stop: 'tool_calls', calls: [{ id: 'chatcmpl-tool-1', ...call }] },
    },
    {
      when: 'the call has no id',
      answer: { chunks: [called({ index: 0 }, 'calculate', '{"expression":"2 + 2"}'), chunk({}, 'tool_calls')] },
      gives: { stop: 'tool_calls', calls: [madeUp] },
    },
    {
      when: 'two calls have the same index, as older Ollama counts them',
      answer: {
        chunks: [
          called({ index: 0, id: 'call_1' }, 'calculate', '{"expression":"2 + 2"}'),
          called({ index: 0, id: 'call_2' }, 'calculate', '{"expression":"3"}'),
        ],
      },
      gives: {
        calls: [
          { id: 'call_1', ...call },
          { id: 'call_2', name: 'calculate', arguments: { expression: '3' } },
        ],
      },
    },
    {
      when: 'two calls have neither index nor id',
      answer: {
        chunks: [called({}, 'calculate', '{"expression":"2 + 2"}'), called({}, 'calculate', '{"expression":"3"}')],
      },
      gives: { calls: [madeUp, { id: 'c00003001', name: 'calculate', arguments: { expression: '3' } }] },
    },
    {
      when: 'the arguments are an object',
      answer: {
        chunks: [called({ index: 0, id: 'a' }, 'calculate', { expression: '2 + 2' }), chunk({}, 'tool_calls')],
      },
      gives: { calls: [{ id: 'a', ...call }] },
    },
    {
      when: 'the arguments are no JSON',
      answer: { calls: [{ id: 'a', name: 'calculate', arguments: '{"expression": 2 +' }] },
      gives: { calls: [{ id: 'a', name: 'calculate', arguments: '{"expression": 2 +' }] },
    },
    {
      when: 'the call stands in the text',
      answer: `<tool_call>${JSON.stringify(call)}</tool_call>`,
      gives: { text: '', stop: 'tool_calls', calls: [madeUp] },
    },
    {
      when: 'a thought stands in the text before the call',
      answer: `<think>\nI compute.\n</think>\n<tool_call>${JSON.stringify(call)}</tool_call>`,
      gives: { text: '', thinking: 'I compute.', calls: [madeUp] },
    },
    {
      when: 'the call in the text is of a tool that is not offered',
      answer: '<tool_call>{"name": "delete_all", "arguments": {}}</tool_call>',
      gives: { text: '<tool_call>{"name": "delete_all", "arguments": {}}</tool_call>', stop: 'stop', calls: [] },
    },
    {
      when: 'a thought comes apart from the text',
      answer: { text: '4.', thinking: 'I add.' },
      gives: { text: '4.', thinking: 'I add.' },
    },
    {
      when: 'a thought comes as `reasoning`',
      answer: { chunks: [chunk({ reasoning: 'I ' }), chunk({ reasoning: 'add.' }), chunk({ content: '4.' }, 'stop')] },
      gives: { text: '4.', thinking: 'I add.' },
    },
    { when: 'it is cut off', answer: { text: 'It is', finish: 'length' }, gives: { text: 'It is', stop: 'length' } },
    {
      when: 'it is longer than a message may be, so that it is cut off there',
      answer: 'Well. '.repeat(3_000),
      gives: { text: 'Well. '.repeat(3_000).slice(0, 16_000), stop: 'length' },
    },
    {
      when: 'it is cut off within a call',
      answer: { calls: [{ id: 'a', name: 'calculate', arguments: '{"expr' }], finish: 'length' },
      gives: { stop: 'length', calls: [{ id: 'a', name: 'calculate', arguments: '{"expr' }] },
    },
    { when: 'it ends at "eos"', answer: { text: '4.', finish: 'eos' }, gives: { text: '4.', stop: 'stop' } },
    {
      when: 'it ends at "tool_calls" and has none',
      answer: { text: '4.', finish: 'tool_calls' },
      gives: { text: '4.', stop: 'stop' },
    },
    {
      when: 'it says "stop" beside a call',
      answer: { calls: [{ id: 'a', ...call }], finish: 'stop' },
      gives: { stop: 'tool_calls' },
    },
    {
      when: 'the server does not stream',
      answer: {
        status: 200,
        body: {
          id: 'chatcmpl-1',
          object: 'chat.completion',
          model: 'served',
          choices: [
            { index: 0, message: { role: 'assistant', content: 'It is 4.', tool_calls: null }, finish_reason: 'stop' },
          ],
          usage,
        },
      },
      gives: { text: 'It is 4.', model: 'served', usage: { prompt: 31, completion: 7 } },
    },
    {
      when: 'the usage is nonsense',
      answer: {
        chunks: [chunk({ content: '4.' }, 'stop'), { ...chunk({}), choices: [], usage: { prompt_tokens: '31' } }],
      },
      gives: { text: '4.', usage: null },
    },
    { when: 'it is empty', answer: '', gives: { text: '', calls: [], stop: 'stop' } },
  ] as { when: string; answer: Answer; gives: object }[])('is read when $when', async ({ answer, gives }) => {
    expect(await say(answer, offered)).toMatchObject(gives);
  });

  it('gets an id of its own when the server counts from the same number in each answer', async () => {
    const parts = [line('user', 'Hi.'), { ...line('assistant', '', 'call'), calls: [{ id: 'call_0', ...call }] }];
    const { calls } = await say({ calls: [{ id: 'call_0', ...call }] }, { ...offered, parts });
    expect(calls).toEqual([madeUp]);
  });
});
