import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { estimatedTokens } from '../../../src/models/estimate.js';
import { OpenAiModel } from '../../../src/models/openai/model.js';
import { MisbehavingModel } from '../../support/misbehaving-model.js';
import { modelRequest } from '../../support/model-request.js';

let server: MisbehavingModel;
beforeEach(async () => {
  server = await MisbehavingModel.start();
});
afterEach(() => server.stop());

const served = (name?: string) => new OpenAiModel({ url: server.url, name, timeoutMs: 5_000 });
const list = (entry: object) => ({ object: 'list', data: [{ id: 'm', object: 'model', owned_by: 'x', ...entry }] });
const shown = (parameters?: string) => ({ parameters, model_info: { 'qwen3.context_length': 40_960 } });

describe('the window of a model', () => {
  it.each([
    {
      server: "llama.cpp's, by the context of a slot",
      routes: { '/props': { default_generation_settings: { n_ctx: 16_384 }, total_slots: 2 }, '/v1/models': list({}) },
      window: 16_384,
      answer: 4_096,
    },
    {
      server: 'vLLM, by its list',
      routes: { '/v1/models': list({ max_model_len: 12_000 }) },
      window: 12_000,
      answer: 3_000,
    },
    {
      server: 'Ollama, by what is loaded',
      routes: {
        '/v1/models': list({}),
        '/api/show': shown('num_ctx 32768'),
        '/api/ps': {
          models: [
            { name: 'other', context_length: 2_048 },
            { name: 'm:latest', context_length: 6_000 },
          ],
        },
      },
      window: 6_000,
      answer: 1_500,
    },
    {
      server: 'Ollama, by what the model file sets',
      routes: { '/api/show': shown('stop "<|im_end|>"\nnum_ctx 32768'), '/api/ps': { models: [] } },
      window: 32_768,
      answer: 4_096,
    },
    { server: 'Ollama, by its own default', routes: { '/api/show': shown() }, window: 4_096, answer: 1_024 },
    {
      server: 'LM Studio, by what is loaded',
      routes: { '/api/v0/models/m': { id: 'm', max_context_length: 131_072, loaded_context_length: 10_000 } },
      window: 10_000,
      answer: 2_500,
    },
    {
      server: 'LM Studio, by its own default',
      routes: { '/api/v0/models/m': { id: 'm', max_context_length: 131_072 } },
      window: 4_096,
      answer: 1_024,
    },
    { server: 'one that does not tell', routes: {}, window: 8_192, answer: 2_048 },
  ])('is asked of $server', async ({ routes, window, answer }) => {
    Object.assign(server.routes, routes);
    expect(await served('m').limits()).toEqual({ window, answer });
  });
});

describe('tokens', () => {
  it("are counted by llama.cpp's tokenizer", async () => {
    server.routes['/props'] = { default_generation_settings: { n_ctx: 4_096 } };
    server.routes['/tokenize'] = ({ content }: { content: string }) => ({ tokens: content.split(' ') });
    expect(await served('m').count('one two three')).toBe(3);
  });

  it("are counted by vLLM's tokenizer", async () => {
    server.routes['/v1/models'] = list({ max_model_len: 4_096 });
    server.routes['/tokenize'] = ({ prompt, model }: Record<string, string>) => ({ count: prompt?.length, model });
    expect(await served().count('abc')).toBe(3);
  });

  it.each([
    { when: 'there is no tokenizer', routes: {} },
    { when: 'the tokenizer fails', routes: { '/props': { default_generation_settings: { n_ctx: 4_096 } } } },
  ])('are estimated when $when', async ({ routes }) => {
    Object.assign(server.routes, routes);
    expect(await served('m').count('one two three')).toBe(estimatedTokens('one two three'));
  });
});

describe('the name of a model', () => {
  it('is the first of the list when none is set', async () => {
    server.routes['/v1/models'] = { data: [{ id: 'first' }, { id: 'second' }] };
    await served().generate(modelRequest(), AbortSignal.timeout(5_000));
    expect(server.requests[0]?.body.model).toBe('first');
  });

  it('has to be set when the server lists none', async () => {
    await expect(served().generate(modelRequest(), AbortSignal.timeout(5_000))).rejects.toThrow(
      /names no model; .* set MODEL_NAME/,
    );
  });
});
