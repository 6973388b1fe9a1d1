import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { planSchema } from '../../../src/domain/plan.js';
import { installedEngine, loadEngine } from '../../../src/models/gguf/engine.js';
import { grammarSchema } from '../../../src/models/gguf/grammar.js';
import { historyOf } from '../../../src/models/gguf/history.js';
import { calculate, line, modelRequest } from '../../support/model-request.js';

describe('the engine', () => {
  it('is looked for up the folders, and is not found where it is not', () => {
    expect(installedEngine(tmpdir())).toBeNull();
  });

  it('says how to install it when it is missing', async () => {
    await expect(loadEngine(null)).rejects.toThrow(/not installed: run "npm run model:install"/);
  });
});

describe('the grammar of a JSON schema', () => {
  it.each([
    {
      when: 'it is a plan',
      schema: z.toJSONSchema(planSchema),
      is: {
        type: 'object',
        properties: {
          answer_kind: { enum: planSchema.shape.answer_kind.options },
          tools: { type: 'array', items: { type: 'string', minLength: 1, maxLength: 200 }, maxItems: 20 },
          asks: {
            type: 'object',
            properties: { topic: { type: 'string', minLength: 1, maxLength: 200 }, optional: { type: 'boolean' } },
            required: ['topic', 'optional'],
            additionalProperties: false,
          },
        },
        required: ['answer_kind', 'tools'],
        additionalProperties: false,
      },
    },
    {
      when: 'a text is longer than grammars count',
      schema: z.toJSONSchema(z.string().max(16_000)),
      is: { type: 'string' },
    },
    {
      when: 'there are choices',
      schema: { anyOf: [{ type: 'null' }, { const: 1 }] },
      is: { oneOf: [{ type: 'null' }, { const: 1 }] },
    },
    {
      when: 'a type is one of two',
      schema: { type: ['integer', 'null'] },
      is: { oneOf: [{ type: 'integer' }, { type: 'null' }] },
    },
    { when: 'a number is bounded', schema: { type: 'integer', minimum: 1 }, is: { type: 'integer' } },
    { when: 'an object is open', schema: { type: 'object' }, is: { type: 'object', additionalProperties: true } },
    { when: 'anything goes', schema: {}, is: { type: ['string', 'number', 'boolean', 'null'] } },
    {
      when: 'it refers to a definition',
      schema: { $ref: '#/$defs/a', $defs: { a: { type: 'string', pattern: '^a' } } },
      is: { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } },
    },
  ] as { when: string; schema: Record<string, unknown>; is: object }[])('is known when $when', ({ schema, is }) => {
    expect(grammarSchema(schema)).toEqual(is);
  });
});

describe("the engine's history of a request", () => {
  it('keeps calls and results together, and ends with the place for the answer', () => {
    const parts = [
      line('system', 'Be kind.', 'instructions'),
      { ...line('user', 'Hi.'), name: 'adam' },
      { ...line('user', 'Hello.', 'question'), name: 'eve' },
      { ...line('assistant', '', 'call'), calls: [{ id: 'a', name: 'calculate', arguments: { expression: '2' } }] },
      { ...line('tool', '2', 'result'), callId: 'a' },
      line('assistant', '__nudge: I will.', 'thought'),
    ];
    expect(historyOf(modelRequest({ parts }))).toEqual([
      { type: 'system', text: 'Be kind.' },
      { type: 'user', text: 'adam: Hi.' },
      { type: 'user', text: 'eve: Hello.' },
      {
        type: 'model',
        response: [{ type: 'functionCall', name: 'calculate', params: { expression: '2' }, result: '2' }],
      },
      { type: 'model', response: ['__nudge: I will.'] },
      { type: 'system', text: 'Answer now.' },
      { type: 'model', response: [] },
    ]);
  });

  it('says what the JSON is about that a grammar insists on', () => {
    const parts = [line('user', '2 + 2?', 'question')];
    const history = historyOf(modelRequest({ parts, tools: [calculate], toolChoice: { name: 'calculate' } }));
    expect(history[1]).toEqual({
      type: 'system',
      text: expect.stringMatching(/^Write the arguments of calculate as JSON/),
    });
  });
});
