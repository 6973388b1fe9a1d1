import { describe, expect, it } from '@jest/globals';
import { line, offered } from '../../support/model-request.js';
import { oneServer } from './one-server.js';

const { say, last } = oneServer();

const call = { name: 'calculate', arguments: { expression: '2 + 2' } };
const madeUp = { id: 'c00003000', ...call };

describe('what a server is sent', () => {
  it('is a chat completion as the contract has it', async () => {
    const parts = [
      line('system', 'Be kind.', 'instructions'),
      { ...line('user', 'What is 2 + 2?', 'question'), name: 'Ädam B' },
      { ...line('assistant', '', 'call'), calls: [madeUp, { ...madeUp, id: 'c2', arguments: '{"expr' }] },
      { ...line('tool', '4', 'result'), callId: madeUp.id },
      { ...line('tool', 'No JSON.', 'result'), callId: 'c2' },
      line('system', '[SYSTEM DIRECTIVE]\nUse it.', 'directive'),
      line('assistant', '__nudge: I will use it.', 'thought'),
    ];
    await say('4.', { ...offered, parts });
    expect(last()?.body).toEqual({
      model: 'qwen3:8b',
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', name: '_dam_B', content: 'What is 2 + 2?' },
        {
          role: 'assistant',
          content: '',
          tool_calls: [
            { id: madeUp.id, type: 'function', function: { name: 'calculate', arguments: '{"expression":"2 + 2"}' } },
            { id: 'c2', type: 'function', function: { name: 'calculate', arguments: '{"invalid":"{\\"expr"}' } },
          ],
        },
        { role: 'tool', tool_call_id: madeUp.id, content: '4' },
        { role: 'tool', tool_call_id: 'c2', content: 'No JSON.' },
        { role: 'system', content: '[SYSTEM DIRECTIVE]\nUse it.' },
        { role: 'assistant', content: '__nudge: I will use it.' },
        { role: 'system', content: 'Answer now.' },
      ],
      tools: [
        {
          type: 'function',
          function: { name: 'calculate', description: 'Computes.', parameters: offered.tools[0]?.parameters },
        },
      ],
      tool_choice: 'auto',
      max_tokens: 2048,
      user: 'conversation-1',
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it.each([
    {
      when: 'a tool is insisted on',
      change: { ...offered, toolChoice: { name: 'calculate' } },
      sent: { tool_choice: { type: 'function', function: { name: 'calculate' } } },
    },
    {
      when: 'tools are shown, and none may be called',
      change: { ...offered, toolChoice: 'none' as const },
      sent: { tool_choice: 'none' },
    },
    { when: 'no tool is offered', change: {}, sent: { tools: undefined, tool_choice: undefined } },
  ])('names the choice of tools when $when', async ({ change, sent }) => {
    await say('4.', change);
    const { tools, tool_choice } = last()?.body ?? {};
    expect({ tools, tool_choice }).toMatchObject(sent);
  });

  it('carries the schema of an assessment', async () => {
    const responseSchema = { name: 'assessment', schema: { type: 'object' } };
    const { text } = await say('{"coaching": "Ask."}', { dispatch: 'assess', responseSchema });
    expect(text).toBe('{"coaching": "Ask."}');
    expect(last()?.body.response_format).toEqual({ type: 'json_schema', json_schema: responseSchema });
  });

  it('says in each line who wrote it, where several write', async () => {
    const by = (name: string) => ({ ...line('user', 'Hello.'), name });
    await say('Hello.', { parts: [by('adam'), by('eve'), line('assistant', 'Hi.'), by('adam')] });
    const { messages } = last()?.body ?? {};
    expect(messages.map(({ content }: { content: string }) => content)).toEqual([
      'adam: Hello.',
      'eve: Hello.',
      'Hi.',
      'adam: Hello.',
    ]);
  });
});
