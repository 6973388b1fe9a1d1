import type { ModelRequest, Part } from '../../src/domain/generation.js';

/** A small request, for what is about the adapters alone. */
export const modelRequest = (change: Partial<ModelRequest> = {}): ModelRequest => ({
  dispatch: 'reply',
  user: 'conversation-1',
  agent: 'host',
  iteration: 3,
  parts: [line('system', 'Be kind.', 'instructions'), { ...line('user', 'What is 2 + 2?', 'question'), name: 'adam' }],
  tools: [],
  toolChoice: 'none',
  responseSchema: null,
  dropped: [],
  ...change,
});

export const line = (role: Part['role'], content: string, kind: Part['kind'] = 'line'): Part => ({
  kind,
  role,
  content,
});

export const calculate = {
  name: 'calculate',
  description: 'Computes.',
  parameters: {
    type: 'object',
    properties: { expression: { type: 'string', minLength: 1, maxLength: 40 } },
    required: ['expression'],
    additionalProperties: false,
  },
  planned: false,
};
export const offered: Pick<ModelRequest, 'tools' | 'toolChoice'> = { tools: [calculate], toolChoice: 'auto' };
