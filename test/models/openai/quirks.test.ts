import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OpenAiModel } from '../../../src/models/openai/model.js';
import { MisbehavingModel } from '../../support/misbehaving-model.js';
import { line, modelRequest, offered } from '../../support/model-request.js';

let server: MisbehavingModel;
let model: OpenAiModel;

beforeEach(async () => {
  server = await MisbehavingModel.start();
  model = new OpenAiModel({ url: server.url, name: 'm', timeoutMs: 20_000 });
});
afterEach(() => server.stop());

const generate = (request = modelRequest(offered)) => model.generate(request, AbortSignal.timeout(10_000));
const refusal = (message: string) => ({ status: 400, body: { error: { message } } });

describe('what a server does not take', () => {
  it.each([
    {
      what: 'a choice of tool that is an object',
      says: "Invalid tool_choice type: 'object'. Supported string values: none, auto, required",
      request: modelRequest({ ...offered, toolChoice: { name: 'calculate' } }),
      then: { tool_choice: 'required' },
    },
    {
      what: 'tools',
      says: 'registry.ollama.ai/library/gemma:2b does not support tools',
      request: modelRequest(offered),
      then: { tools: undefined, tool_choice: undefined },
    },
    {
      what: 'options of the stream',
      says: "Unknown field 'stream_options'",
      request: modelRequest(),
      then: { stream_options: undefined, stream: true },
    },
    {
      what: 'a system message in the middle',
      says: 'Conversation roles must alternate user/assistant/user/assistant/...',
      request: modelRequest({
        parts: [
          line('system', 'A'),
          line('user', 'B'),
          line('assistant', 'C'),
          line('system', 'D'),
          line('assistant', 'E'),
        ],
      }),
      then: {
        messages: [
          { role: 'user', content: 'A\n\nB' },
          { role: 'assistant', content: 'C' },
          { role: 'user', content: 'D' },
          { role: 'assistant', content: 'E' },
          { role: 'user', content: 'Answer now.' },
        ],
      },
    },
  ])('is left out from the second request on: $what', async ({ says, request, then }) => {
    server.will('reply', [refusal(says)]);
    await generate(request);
    await generate(request);
    expect(server.requests).toHaveLength(3);
    expect(server.requests[0]?.body).not.toMatchObject(then);
    for (const { body: sent } of server.requests.slice(1)) expect({ ...keysOf(then), ...sent }).toMatchObject(then);
  });

  const keysOf = (wanted: object) => Object.fromEntries(Object.keys(wanted).map((name) => [name, undefined]));

  it('is no lesson twice: refused all the same, it fails', async () => {
    const answer = refusal('Conversation roles must alternate');
    server.will('reply', [answer, answer]);
    await expect(generate()).rejects.toThrow('400 Conversation roles must alternate');
    expect(server.requests).toHaveLength(2);
  });
});
