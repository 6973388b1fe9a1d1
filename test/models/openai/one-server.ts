import { afterAll, beforeAll } from '@jest/globals';
import type { ModelRequest } from '../../../src/domain/generation.js';
import { OpenAiModel } from '../../../src/models/openai/model.js';
import { type Answer, MisbehavingModel, type Seen } from '../../support/misbehaving-model.js';
import { modelRequest } from '../../support/model-request.js';

/** One server for the tests of the file that calls this, and the adapter that speaks to it. */
export function oneServer() {
  let server: MisbehavingModel;
  let model: OpenAiModel;
  beforeAll(async () => {
    server = await MisbehavingModel.start();
    model = new OpenAiModel({ url: server.url, name: 'qwen3:8b', timeoutMs: 20_000 });
  });
  afterAll(() => server.stop());
  return {
    /** Asks for a reply, unless another dispatch is said, and gets this. */
    say(answer: Answer, change: Partial<ModelRequest> = {}) {
      server.will(change.dispatch ?? 'reply', [answer]);
      return model.generate(modelRequest(change), AbortSignal.timeout(10_000));
    },
    /** What the server was sent last. */
    last: (): Seen | undefined => server.requests.at(-1),
  };
}
