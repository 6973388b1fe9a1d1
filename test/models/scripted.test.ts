import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readScript } from '../../src/models/script.js';
import { ScriptedModel } from '../../src/models/scripted.js';
import { modelRequest, offered } from '../support/model-request.js';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overrule-'));
  file = path.join(folder, 'generations.jsonl');
});
afterAll(() => rm(folder, { recursive: true }));

const scripted = async (...lines: object[]) => {
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n\n'));
  return new ScriptedModel(await readScript(file), 'scripted model');
};
const signal = AbortSignal.timeout(10_000);

describe('a file of generations', () => {
  it('is answered from by agent and dispatch, each line once, and then the model says what it is', async () => {
    const model = await scripted(
      { agent: 'guide', dispatch: 'reply', text: 'For the guide.' },
      { dispatch: 'reply', text: 'For whoever asks.' },
      { dispatch: 'plan', calls: [{ name: 'make_plan', arguments: { answer_kind: 'rhetorical', tools: [] } }] },
      { dispatch: 'assess', text: '{}' },
    );
    const reply = async (agent: string) => (await model.generate(modelRequest({ agent }), signal)).text;
    expect(await reply('host')).toBe('For whoever asks.');
    expect(await reply('guide')).toBe('For the guide.');
    expect(await reply('guide')).toMatch(/I am the scripted demo model/);
    expect(await model.generate(modelRequest({ dispatch: 'assess' }), signal)).toMatchObject({ text: '{}' });
    expect(await model.generate(modelRequest({ dispatch: 'plan' }), signal)).toMatchObject({
      calls: [{ id: 'c00003000', name: 'make_plan', arguments: { answer_kind: 'rhetorical', tools: [] } }],
      stop: 'tool_calls',
    });
  });

  it.each([
    {
      when: 'a draft carries more than text',
      line: { draft: { outbound: 'Bye.', closes: true } },
      gives: {
        text: '',
        stop: 'tool_calls',
        calls: [{ name: 'provide_answer', arguments: { answer: 'Bye.', closes: true } }],
      },
    },
    {
      when: 'the answer was cut off',
      line: { text: 'It is', stop: 'length' },
      gives: { text: 'It is', stop: 'length' },
    },
    {
      when: 'a call stands in the text',
      line: { text: '<tool_call>{"name": "calculate", "arguments": {"expression": "1"}}</tool_call>' },
      gives: { text: '', calls: [{ name: 'calculate', arguments: { expression: '1' } }] },
    },
    { when: 'the model was slow', line: { text: 'Well.', delayMs: 5 }, gives: { text: 'Well.' } },
  ])('replays what a model gave when $when', async ({ line, gives }) => {
    const model = await scripted({ dispatch: 'reply', ...line });
    expect(await model.generate(modelRequest(offered), signal)).toMatchObject(gives);
  });

  it('waits no longer than anybody waits for it', async () => {
    const model = await scripted({ dispatch: 'reply', text: 'Late.', delayMs: 600_000 });
    const stop = new AbortController();
    const answer = model.generate(modelRequest(), stop.signal);
    stop.abort(new Error('the turn ended first'));
    await expect(answer).rejects.toThrow('the turn ended first');
  });

  const first = '{ "dispatch": "reply", "text": "Hello." }\n';
  it.each([
    {
      when: 'a line is no JSON',
      text: `${first}\n{ dispatch }`,
      says: /generations\.jsonl, line 3 is no JSON; .*for example/,
    },
    { when: 'the dispatch is unknown', text: '{ "dispatch": "chat", "text": "" }', says: /line 1: dispatch: / },
    {
      when: 'nothing is said',
      text: `${first}{ "dispatch": "reply" }`,
      says: /line 2: needs a draft, a text or calls/,
    },
    {
      when: 'there are a draft and a text',
      text: '{ "dispatch": "reply", "text": "", "draft": { "outbound": "" } }',
      says: /line 1: .*"text"/,
    },
    {
      when: 'the draft is none',
      text: '{ "dispatch": "reply", "draft": { "out": "" } }',
      says: /line 1: draft\.outbound: /,
    },
    { when: 'a line is a list', text: '[]', says: /line 1: / },
  ])('is refused in one line when $when', async ({ text, says }) => {
    await writeFile(file, text);
    const refusal = readScript(file);
    await expect(refusal).rejects.toThrow(says);
    await expect(refusal).rejects.not.toThrow(/\n/);
  });

  it('is refused when it is not there', async () => {
    await expect(readScript(path.join(folder, 'none.jsonl'))).rejects.toThrow(/^MODEL_SCRIPT names .*\(ENOENT\)/);
  });
});
