import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ModelError } from '../../../src/models/model.js';
import { OpenAiModel } from '../../../src/models/openai/model.js';
import { silenceMs } from '../../../src/models/openai/silence.js';
import { type Answer, MisbehavingModel } from '../../support/misbehaving-model.js';
import { modelRequest, offered } from '../../support/model-request.js';

const key = 'sk-very-secret-key';
let server: MisbehavingModel;
let model: OpenAiModel;

beforeEach(async () => {
  server = await MisbehavingModel.start();
  model = new OpenAiModel({ url: server.url, name: 'm', key, timeoutMs: 20_000, silenceMs: 30 });
});
afterEach(() => server.stop());

const generate = (signal = AbortSignal.timeout(10_000), request = modelRequest(offered)) =>
  model.generate(request, signal);
const refused = async (answer: Answer): Promise<ModelError> => {
  server.will('reply', [answer]);
  return generate().then(
    () => {
      throw new Error('nothing was refused');
    },
    (error: ModelError) => error,
  );
};
const body = (message: string) => ({ error: { message, type: 'server_error', code: 500 } });

describe('a failed call', () => {
  it.each([
    {
      when: 'vLLM runs out of memory',
      answer: { status: 500, body: body('CUDA out of memory. Tried to allocate 2.00 GiB') },
      is: 'out_of_memory',
    },
    {
      when: 'Ollama has too little memory for the model',
      answer: {
        status: 500,
        body: { error: 'model requires more system memory (5.6 GiB) than is available (3.2 GiB)' },
      },
      is: 'out_of_memory',
    },
    { when: 'the body is plain text', answer: { status: 503, body: 'Out Of Memory' }, is: 'out_of_memory' },
    { when: 'the reason is a detail', answer: { status: 500, body: { detail: 'out of memory' } }, is: 'out_of_memory' },
    {
      when: 'a stream breaks off for memory',
      answer: {
        chunks: [
          { choices: [{ delta: { content: 'We' } }] },
          { error: body('cudaMalloc failed: out of memory').error },
        ],
      },
      is: 'out_of_memory',
    },
    {
      when: 'a client error speaks of memory',
      answer: { status: 400, body: body('"out of memory" is no valid model') },
      is: undefined,
    },
    {
      when: "llama.cpp's server has too small a context",
      answer: {
        status: 400,
        body: {
          error: {
            code: 400,
            message: 'the request exceeds the available context size, try increasing it',
            type: 'exceed_context_size_error',
            n_prompt_tokens: 5000,
            n_ctx: 4096,
          },
        },
      },
      is: 'does_not_fit',
    },
    {
      when: 'vLLM has too small a context',
      answer: {
        status: 400,
        body: {
          object: 'error',
          message: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens.",
          type: 'BadRequestError',
          code: 400,
        },
      },
      is: 'does_not_fit',
    },
    {
      when: 'LM Studio has too small a context',
      answer: {
        status: 400,
        body: {
          error:
            'Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens',
        },
      },
      is: 'does_not_fit',
    },
    { when: 'the server breaks', answer: { status: 500, body: body('boom') }, is: undefined, says: /^500 boom$/ },
    {
      when: 'the key is wrong and repeated',
      answer: { status: 401, body: body(`Incorrect API key provided: ${key}.`) },
      is: undefined,
      says: /provided: \[secret\]\.$/,
    },
    {
      when: 'the reason is longer than anybody reads',
      answer: { status: 500, body: body('x'.repeat(5_000)) },
      is: undefined,
      says: /^500 x{496}…$/,
    },
    {
      when: 'something else answers',
      answer: { status: 200, body: '{"choices": "none"}' },
      is: undefined,
      says: /no chat completion; is MODEL_URL right/,
    },
    {
      when: 'the connection ends in the middle',
      answer: { cut: 'Half of' },
      is: undefined,
      says: /^the model server at http:\S+ broke its answer off \(UND_ERR_SOCKET\)$/,
    },
    { when: 'nothing is sent', answer: { chunks: [] }, is: undefined, says: /before it began/ },
  ] as { when: string; answer: Answer; is?: string; says?: RegExp }[])(
    'is told apart when $when',
    async ({ answer, is, says }) => {
      const error = await refused(answer);
      expect(error.failure).toBe(is);
      expect(error.message).toMatch(says ?? /./);
      expect(error.message).not.toContain(key);
    },
  );

  it('is not made again: that is the business of the turn', async () => {
    await refused({ status: 500, body: body('boom') });
    expect(server.requests).toHaveLength(1);
  });

  it('says that nobody listens, without what the address keeps secret', async () => {
    await server.stop();
    const port = new URL(server.url).port;
    model = new OpenAiModel({ url: `http://me:pass-word@127.0.0.1:${port}/v1`, name: 'm', timeoutMs: 1_000 });
    await expect(generate()).rejects.toThrow(
      `the model server at http://127.0.0.1:${port} does not answer (ECONNREFUSED); start it, or correct MODEL_URL`,
    );
    expect(model.name).toBe(`m at http://127.0.0.1:${port}`);
    server = await MisbehavingModel.start();
  });
});

describe('credentials', () => {
  it.each([
    { when: 'there is a key', made: { key }, sent: `Bearer ${key}` },
    { when: 'the address has a user', made: { user: 'me:p%40ss@' }, sent: `Basic ${btoa('me:p@ss')}` },
    { when: 'there is neither', made: {}, sent: 'Bearer none' },
  ])(
    'are sent when $when',
    async ({ made: { key: given, user = '' }, sent }: { made: { key?: string; user?: string }; sent: string }) => {
      const url = `${server.origin.replace('//', `//${user}`)}/`;
      model = new OpenAiModel({ url, name: 'm', key: given, timeoutMs: 5_000 });
      await generate();
      expect(server.requests[0]?.headers.authorization).toBe(sent);
    },
  );
});

describe('a call that takes too long', () => {
  it('is timed out when its stream falls silent, and the server is hung up on', async () => {
    const error = await refused({ silent: 'midway' });
    expect(error).toMatchObject({ failure: 'timed_out', message: 'the answer stopped in the middle for 30 ms' });
    expect(await server.requests[0]?.over).toBe('hung up');
  });

  it.each(['before', 'midway'] as const)(
    'ends with what the signal says, and hangs up: %s the answer',
    async (silent) => {
      model = new OpenAiModel({ url: server.url, name: 'm', timeoutMs: 20_000 });
      const stop = new AbortController();
      server.will('reply', [
        () => {
          setTimeout(() => stop.abort(new Error('the turn ended first')), 50);
          return { silent };
        },
      ]);
      await expect(generate(stop.signal)).rejects.toThrow('the turn ended first');
      expect(await server.requests[0]?.over).toBe('hung up');
    },
  );

  it('is not begun when the signal has aborted', async () => {
    await expect(generate(AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    expect(server.requests).toEqual([]);
  });

  it.each([
    { timeoutMs: 60_000, ms: 15_000 },
    { timeoutMs: 8_000, ms: 5_000 },
  ])('of $timeoutMs ms may pause for $ms', ({ timeoutMs, ms }) => expect(silenceMs(timeoutMs)).toBe(ms));
});
