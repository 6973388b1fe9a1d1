import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ModelRequest, Part } from '../../src/domain/generation.js';
import { fitWindow } from '../../src/generate/fit-window.js';
import { estimatedTokens } from '../../src/models/estimate.js';
import { ModelError } from '../../src/models/model.js';

const words = (n: number) => 'word '.repeat(n).trim();
const part = (kind: Part['kind'], content: string, some: Partial<Part> = {}): Part => ({
  kind,
  role: 'user',
  content,
  ...some,
});
const tool = (name: string, planned: boolean) => ({ name, description: words(40), parameters: {}, planned });
const request: ModelRequest = {
  dispatch: 'reply',
  user: 'c',
  agent: 'a',
  iteration: 3,
  parts: [
    part('instructions', words(30)),
    part('plan', 'Your plan: a doc_cited answer with search_docs.'),
    part('line', `first ${words(100)}`),
    part('line', `second ${words(100)}`),
    part('question', `the question ${words(20)}`),
    part('aside', `a thought ${words(50)}`),
    ...[1, 2, 3, 4, 5].flatMap((n) => [
      part('call', '', { calls: [{ id: `c${n}`, name: 'search_docs', arguments: {} }] }),
      part('result', `result ${n} ${words(60)}`, { callId: `c${n}` }),
    ]),
    part('passage', `strong ${words(60)}`, { callId: 'c5', score: 0.9 }),
    part('passage', `weak ${words(60)}`, { callId: 'c5', score: 0.1 }),
    part('directive', '[SYSTEM DIRECTIVE]\nCite what you found.'),
    part('thought', '__nudge: I will cite it.'),
  ],
  tools: [tool('search_docs', true), tool('get_current_time', false), tool('tool_catalog', false)],
  toolChoice: 'auto',
  responseSchema: null,
  dropped: [],
};
const count = (text: string) => Promise.resolve(estimatedTokens(text));
const into = (window: number) => fitWindow(request, { window, answer: 100 }, count);
const seen = (fitted: ModelRequest) => fitted.parts.map(({ content }) => content).join('\n');

describe('[S59] what does not fit the window', () => {
  test('nothing is dropped while there is room, and a passage stands in its result', async () => {
    const { dropped, parts, tools } = await into(32_768);
    expect([dropped, tools.length]).toEqual([[], 3]);
    expect(parts.find(({ callId }) => callId === 'c5')?.content).toMatch(/^result 5 [\s\S]*strong[\s\S]*weak/u);
    expect(parts.some(({ kind }) => kind === 'passage')).toBe(false);
  });

  test('goes in one order: thoughts, tools not planned, old results, weak passages, old lines', async () => {
    const order: string[] = [];
    for (let window = 2_600; window > 0; window -= 20) {
      const fitted = await into(window).catch(() => null);
      if (!fitted) break;
      for (const what of fitted.dropped.map((one) => one.replace(/, \d+ times$/u, '')))
        if (!order.includes(what)) order.push(what);
    }
    expect(order).toEqual([
      'a thought beside a call',
      'the tool tool_catalog',
      'the tool get_current_time',
      'an old result',
      'a passage',
      'an old line',
    ]);
  });

  test('keeps the newest three results, and of the passages the strongest', async () => {
    let window = 2_600;
    const untilDropped = async (what: string) => {
      for (;;) {
        const fitted = await into(window);
        if (fitted.dropped.includes(what)) return fitted;
        window -= 10;
      }
    };
    const tight = await untilDropped('an old result, 2 times');
    expect(seen(tight)).toMatch(/result 3[\s\S]*result 4[\s\S]*result 5[\s\S]*weak/u);
    expect(seen(tight)).not.toMatch(/result [12] /u);
    const tighter = await untilDropped('a passage');
    expect(seen(tighter)).toContain('strong');
    expect(seen(tighter)).not.toContain('weak');
  });

  test('is refused when what must stay is too large, and says what to do', async () => {
    const error = await into(400).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ failure: 'does_not_fit', message: expect.stringMatching(/shorten.*larger window/u) });
  });

  test('the plan, its tools, the corrections and the question are never dropped, and nothing is ever cut', async () => {
    const given = new Set(request.parts.map(({ content }) => content));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 300, max: 3_000 }), async (window) => {
        const fitted = await into(window).catch(() => null);
        if (!fitted) return;
        const kinds = fitted.parts.map(({ kind }) => kind);
        for (const kind of ['instructions', 'plan', 'question', 'directive', 'thought'] as const)
          expect(kinds).toContain(kind);
        expect(fitted.tools.map(({ name }) => name)).toContain('search_docs');
        for (const { content, kind } of fitted.parts) if (kind !== 'result') expect(given.has(content)).toBe(true);
        const size = fitted.parts.reduce(
          (sum, { content, calls }) => sum + estimatedTokens(content + (calls ? JSON.stringify(calls) : '')),
          0,
        );
        expect(size).toBeLessThanOrEqual(window - 100);
      }),
      { numRuns: 200 },
    );
  });
});
