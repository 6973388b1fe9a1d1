import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { piece } from '../../src/tools/piece.js';
import type { Artifact, Evidence, ToolRun } from '../../src/domain/tool.js';
import { artifactRead } from '../../src/tools/artifact-read.js';
import { defineTool } from '../../src/tools/define.js';
import { Tools } from '../../src/tools/tools.js';

/** Says what it is told to, so that results may be as long as a row wants. */
const echo = (name: string, evidence: Evidence) =>
  defineTool({
    name,
    description: name,
    args: { text: z.string() },
    evidence,
    run: ({ text }) => ({ kind: 'gave', text, result: { text } }),
  });

/** None of these tools asks the database for anything. */
const tools = new Tools(undefined as never, {
  broken: () => undefined,
  tools: [echo('counts', 'definitive'), echo('looks', 'retrieving'), artifactRead],
});

async function call(name: string, args: object, artifacts: readonly Artifact[] = []) {
  const made = await tools.run('', [{ id: 'c', name, arguments: args }], { iteration: 0, runs: [], artifacts });
  const [run] = made.runs;
  if (!run) throw new Error('a call has a run');
  return { run, artifact: made.artifacts[0] };
}

const kept = (text: string, evidence: Evidence = 'definitive'): Artifact => ({
  handle: 'r1',
  tool: 'counts',
  text,
  evidence,
});
const read = async (text: string, args: object) =>
  (await call('artifact_read', { handle: 'r1', ...args }, [kept(text)])).run;
const bodyOf = ({ text }: ToolRun): string => text.slice(text.indexOf('\n') + 1);

describe('a long result', () => {
  it('of 4,000 characters is shown, and of one more is kept under a handle', async () => {
    expect((await call('counts', { text: 'x'.repeat(4_000) })).artifact).toBeUndefined();
    const text = `${'x'.repeat(4_000)}!`;
    const { run, artifact } = await call('counts', { text });
    expect(artifact).toEqual(kept(text));
    expect(run).toMatchObject({ outcome: 'handle', handle: 'r1', evidence: 'definitive', result: undefined });
    expect(run.text).toMatch(/4001 characters and is kept as r1[^]*x{500}[^x]/);
    expect(run.text.length).toBeLessThan(1_000);
  });

  it('is numbered after those before it', async () => {
    const calls = ['a', 'b'].map((sign) => ({ id: sign, name: 'looks', arguments: { text: sign.repeat(5_000) } }));
    const { artifacts } = await tools.run('', calls, { iteration: 0, runs: [], artifacts: [kept('x')] });
    expect(artifacts.map(({ handle, evidence }) => [handle, evidence])).toEqual([
      ['r2', 'retrieving'],
      ['r3', 'retrieving'],
    ]);
  });

  it('fails when the turn has no room for it, and says how much there is', async () => {
    const full = [kept('x'.repeat(195_000))];
    expect((await call('counts', { text: 'x'.repeat(5_000) }, full)).run.outcome).toBe('handle');
    const { run, artifact } = await call('counts', { text: 'x'.repeat(5_001) }, full);
    expect([run.outcome, artifact]).toEqual(['failed', undefined]);
    expect(run.text).toMatch(/5001 characters.*5000 are left/);
  });

  it('that was asked for again is not made again, and says where it is', async () => {
    const asked = { id: 'c', name: 'counts', arguments: { text: 'x'.repeat(5_000) } };
    const { runs } = await tools.run('', [asked, asked], { iteration: 0, runs: [], artifacts: [] });
    expect(runs.map(({ outcome }) => outcome)).toEqual(['handle', 'duplicate']);
    expect(runs[1]?.text).toContain('r1');
  });
});

describe('artifact_read', () => {
  it('proves what the result proves', async () => {
    for (const evidence of ['definitive', 'retrieving', 'none'] as const) {
      const { run } = await call('artifact_read', { handle: 'r1' }, [kept('abc', evidence)]);
      expect(run).toMatchObject({ outcome: 'ok', evidence, handle: 'r1' });
    }
  });

  it.each<{ when: string; args: object; body: string; says: RegExp }>([
    {
      when: 'nothing else is said',
      args: {},
      body: 'a'.repeat(4_000),
      says: /0 to 4000 of 5001, the next begins at 4000/,
    },
    {
      when: 'it begins later',
      args: { from: 4_000 },
      body: `${'a'.repeat(1_000)}z`,
      says: /4000 to 5001 of 5001, the end/,
    },
    { when: 'both borders are said', args: { from: 4_999, to: 5_001 }, body: 'az', says: /4999 to 5001/ },
    { when: 'it ends after the end', args: { from: 4_999, to: 90_000 }, body: 'az', says: /4999 to 5001/ },
  ])('gives a range when $when', async ({ args, body, says }) => {
    const run = await read(`${'a'.repeat(5_000)}z`, args);
    expect(run).toMatchObject({ outcome: 'ok', text: expect.stringMatching(says) });
    expect(bodyOf(run)).toBe(body);
  });

  it.each<{ when: string; args: object; outcome: string; says: RegExp }>([
    {
      when: 'more is asked for',
      args: { from: 10, to: 4_011 },
      outcome: 'too_large',
      says: /4001 characters.*4000.*Nothing is lost.*"from" 10 and "to" 4010/,
    },
    { when: 'it begins after the end', args: { from: 5_000 }, outcome: 'failed', says: /5000 characters/ },
    { when: 'it ends before it begins', args: { from: 9, to: 9 }, outcome: 'failed', says: /"from" has to lie/ },
    { when: 'the handle is unknown', args: { handle: 'r9' }, outcome: 'failed', says: /there is r1/ },
    { when: 'a border is negative', args: { from: -1 }, outcome: 'bad_args', says: /"from"/ },
  ])('$outcome when $when', async ({ args, outcome, says }) => {
    const run = await read('a'.repeat(5_000), args);
    expect(run).toMatchObject({ outcome, evidence: 'none', text: expect.stringMatching(says) });
    expect(run.handle).toBe(outcome === 'too_large' ? 'r1' : null);
  });

  const story = `${'x '.repeat(3_000)}The Price is 5 (five) euros. ${'y '.repeat(3_000)}PRICE list.`;

  it.each<{ pattern: string; args?: object; at: number[] }>([
    { pattern: 'price', at: [6_004, 12_029] },
    { pattern: 'Price IS 5 (FIVE)', at: [6_004] },
    { pattern: 'price', args: { from: 6_005 }, at: [12_029] },
    { pattern: 'price', args: { to: 12_000 }, at: [6_004] },
  ])('finds "$pattern" at $at', async ({ pattern, args = {}, at }) => {
    const run = await read(story, { pattern, ...args });
    expect(run).toMatchObject({ outcome: 'ok', handle: 'r1', result: { matches: at.length, at } });
    for (const place of at) expect(run.text).toContain(`[${place}]`);
  });

  it.each(['.*', '(x+)+$', 'price|euros', '[a-z]', '\\d'])('takes "%s" literally', async (pattern) => {
    expect(await read(story, { pattern })).toMatchObject({
      outcome: 'ok',
      result: { matches: 0 },
      text: expect.stringContaining('does not stand'),
    });
  });

  it('shows ten places of many, with little around each', async () => {
    const run = await read('needle '.repeat(10_000), { pattern: 'needle' });
    expect(run).toMatchObject({ result: { matches: 10_000, at: expect.any(Array) } });
    expect((run.result as { at: number[] }).at).toHaveLength(10);
    expect(run.text.length).toBeLessThan(4_000);
  });

  const texts = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
    .map((part) => part.repeat(Math.ceil(9_000 / part.length)));

  it('in pieces gives the whole, and never half a character', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 4_000 }), async (text, step) => {
        let whole = '';
        for (let from = 0; from < text.length; from += step) {
          const run = await read(text, { from, to: from + step });
          expect(run.outcome).toBe('ok');
          whole += bodyOf(run);
          expect(/\p{Surrogate}/u.test(run.text)).toBe(false);
          if (step < 200 && from > 5 * step) return;
        }
        expect(whole).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it('is followed from where a piece says that the next begins', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        let [whole, from] = ['', 0];
        while (from < text.length) {
          const run = await read(text, { from });
          whole += bodyOf(run);
          from = (run.result as { to: number }).to;
        }
        expect(whole).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('has pieces whose borders agree with their text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), fc.nat(40), (text, from, length) => {
        const { text: inside, start, end } = piece(text, from, from + length);
        expect(inside).toBe(text.slice(start, end));
      }),
    );
  });
});
