import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { planSchema } from '../../../src/domain/plan.js';
import { assessmentSchema } from '../../../src/domain/work.js';
import { GgufModel } from '../../../src/models/gguf/model.js';
import type { ModelError } from '../../../src/models/model.js';
import { line, modelRequest, offered } from '../../support/model-request.js';
import { withoutTinyModel, writeTinyModel } from '../../support/tiny-model.js';

const real = withoutTinyModel === null ? describe : describe.skip;

real(`a GGUF file in the process${withoutTinyModel ? ` (${withoutTinyModel})` : ''}`, () => {
  /** The longest plan there is fits the answer, at a token for each byte. */
  const limits = { window: 4_096, answer: 1_500 };
  let folder: string;
  let file: string;
  let model: GgufModel;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'overrule-'));
    file = await writeTinyModel(folder);
    model = await GgufModel.load({ file, concurrency: 2, threads: 1, ...limits });
  }, 60_000);
  afterAll(async () => {
    await model?.close();
    await rm(folder, { recursive: true });
  });

  const signal = () => AbortSignal.timeout(60_000);
  const makePlan = {
    name: 'make_plan',
    description: 'Commits you to a plan.',
    parameters: z.toJSONSchema(
      planSchema.extend({ tools: z.array(z.enum(['calculate', 'search_docs'])).max(20) }),
    ) as Record<string, unknown>,
    planned: true,
  };

  it('the tiny GGUF produces a schema-valid plan with the real engine', async () => {
    const request = modelRequest({ dispatch: 'plan', tools: [makePlan], toolChoice: { name: 'make_plan' } });
    const { calls, text, stop, model: name, usage } = await model.generate(request, signal());
    expect(calls.map((call) => call.name)).toEqual(['make_plan']);
    expect(planSchema.safeParse(calls[0]?.arguments)).toMatchObject({ success: true });
    expect({ text, stop, name }).toEqual({ text: '', stop: 'tool_calls', name: 'tiny.gguf' });
    expect(usage?.completion).toBeGreaterThan(10);
    expect(usage?.prompt).toBeGreaterThan(100);
  }, 90_000);

  it('writes an assessment by its schema', async () => {
    const schema = {
      type: 'object',
      properties: { coaching: { type: 'string', maxLength: 20 } },
      required: ['coaching'],
    };
    const request = modelRequest({ dispatch: 'assess', responseSchema: { name: 'assessment', schema } });
    const { text, calls } = await model.generate(request, signal());
    expect(assessmentSchema.safeParse(JSON.parse(text))).toMatchObject({ success: true });
    expect(calls).toEqual([]);
  }, 90_000);

  it('speaks freely until its limit, and makes only calls of tools that are offered', async () => {
    const { text, calls, stop } = await model.generate(modelRequest(offered), signal());
    expect(text.length + calls.length).toBeGreaterThan(0);
    expect(calls.every(({ name }) => name === 'calculate')).toBe(true);
    expect(['stop', 'length', 'tool_calls']).toContain(stop);
  }, 90_000);

  it('answers two at once, and lets a third wait', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((user) =>
        model.generate(
          modelRequest({ user, dispatch: 'plan', tools: [makePlan], toolChoice: { name: 'make_plan' } }),
          signal(),
        ),
      ),
    );
    expect(answers.map(({ calls }) => calls.length)).toEqual([1, 1, 1]);
  }, 90_000);

  it('stops in the middle of an answer when nobody waits for it', async () => {
    const stop = new AbortController();
    const answer = model.generate(modelRequest(), stop.signal);
    setTimeout(() => stop.abort(new Error('the turn ended first')), 20);
    await expect(answer).rejects.toThrow('the turn ended first');
  });

  it('knows its window, and counts with its own tokenizer', async () => {
    expect(await model.limits()).toEqual(limits);
    expect(await model.count('Hello')).toBe(6);
    const plain = await GgufModel.load({ file, concurrency: 1, threads: 1 });
    expect(await plain.limits()).toEqual({ window: 2_048, answer: 512 });
    await plain.close();
  });

  it('refuses what does not fit, instead of cutting it', async () => {
    const request = modelRequest({ parts: [line('user', 'word '.repeat(2_000), 'question')] });
    const error = await model.generate(request, signal()).catch((caught: ModelError) => caught);
    expect(error).toMatchObject({ failure: 'does_not_fit' });
  });

  it('is refused in one line when the file is none', async () => {
    const none = path.join(folder, 'none.gguf');
    await writeFile(none, 'this is no model');
    await expect(GgufModel.load({ file: none, concurrency: 1, threads: 1 })).rejects.toThrow(
      /^MODEL_FILE names .*none\.gguf, which cannot be loaded: /,
    );
  });
});

describe('a GGUF file that is not there', () => {
  it('is refused in one line', async () => {
    await expect(GgufModel.load({ file: 'nowhere.gguf', concurrency: 1 })).rejects.toThrow(
      'MODEL_FILE names nowhere.gguf, which is not there; give the path of a GGUF file',
    );
  });
});
