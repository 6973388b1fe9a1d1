import { describe, expect, it } from '@jest/globals';
import type { ToolRun } from '../../src/domain/tool.js';
import { builtIn } from '../../src/tools/built-in.js';
import { nothing, onDatabase, Turn } from '../support/tool-turn.js';

onDatabase();

const sum = { expression: '1 + 1' };

describe('the catalogue', () => {
  it('[S32] says of each tool what it proves, and of the definitive ones what they can always produce', () => {
    expect(builtIn.map(({ spec: { name, evidence, produces } }) => [name, evidence, produces])).toEqual([
      ['calculate', 'definitive', ['number']],
      ['get_current_time', 'definitive', ['time']],
      ['search_docs', 'retrieving', []],
      ['artifact_read', 'retrieving', []],
      ['tool_catalog', 'none', []],
      ['provide_answer', 'none', []],
      ['request_handoff', 'none', []],
    ]);
  });

  it('shows the model a closed JSON schema of described arguments', () => {
    for (const { spec } of builtIn) {
      expect(spec.parameters).toMatchObject({ type: 'object', additionalProperties: false });
      for (const [name, field] of Object.entries(spec.parameters.properties as object))
        expect([spec.name, name, field]).toEqual([
          spec.name,
          name,
          expect.objectContaining({ description: expect.any(String) }),
        ]);
    }
    expect(builtIn.find(({ spec }) => spec.name === 'search_docs')?.spec.parameters.required).toEqual(['query']);
  });

  it('is what tool_catalog lists, and shows one by one', async () => {
    const turn = new Turn();
    const [all, one, none] = await turn.calls(
      ['tool_catalog', {}],
      ['tool_catalog', { name: 'calculate' }],
      ['tool_catalog', { name: 'sum' }],
    );
    for (const { spec } of builtIn) expect(all?.text).toContain(`${spec.name}: ${spec.description}`);
    expect(one?.text).toContain('"expression"');
    expect(none).toMatchObject({ outcome: 'failed', text: expect.stringContaining('calculate') });
  });
});

describe('a call', () => {
  it('is answered in its place, with what the tool proves', async () => {
    const runs = await new Turn().calls(['calculate', sum], ['get_current_time', {}], ['tool_catalog', {}]);
    expect(runs).toMatchObject([
      { iteration: 0, outcome: 'ok', evidence: 'definitive', text: '1 + 1 = 2', result: { value: '2', exact: true } },
      { outcome: 'ok', evidence: 'definitive' },
      { outcome: 'ok', evidence: 'none' },
    ]);
  });

  it('of a tool that does not exist hears which ones do', async () => {
    const run = await new Turn().call('calculator', sum);
    expect(run).toMatchObject({ ...nothing, outcome: 'unknown_tool' });
    expect(run.text).toContain('"calculator"');
    for (const { spec } of builtIn) expect(run.text).toContain(spec.name);
  });

  it.each<[string, unknown]>([
    ['calculate', { expression: '1 + \u{1f600} \ud83d' }],
    ['calculate', { expression: '1 \u0000' }],
    ['get_current_time', { zone: '\ud83d' }],
    [`${'x'.repeat(99)}\u{1f600}`, {}],
  ])('is answered by what the database can hold: %j %j', async (name, args) => {
    expect(/\p{Surrogate}|\u0000/u.test((await new Turn().call(name, args)).text)).toBe(false);
  });

  it.each<{ when: string; args: unknown; says: RegExp }>([
    { when: 'an argument is missing', args: {}, says: /"expression" is missing\. calculate takes expression\./ },
    { when: 'an argument has another type', args: { expression: 7 }, says: /"expression" is wrong: expected string/ },
    { when: 'an argument is unknown', args: { ...sum, digits: 3 }, says: /Unrecognized key: "digits"/ },
    { when: 'they are no object', args: [1], says: /expected object/ },
    { when: 'they are a text that is no JSON', args: '{"expression": 1 +', says: /no JSON object/ },
    { when: 'they are JSON but no object', args: '"1 + 1"', says: /no JSON object/ },
    { when: 'they are a number', args: 5, says: /expected object/ },
  ])('hears in plain words what is wrong when $when', async ({ args, says }) => {
    expect(await new Turn().call('calculate', args)).toMatchObject({
      ...nothing,
      outcome: 'bad_args',
      text: expect.stringMatching(says),
    });
  });

  it('may have its arguments as JSON in a text, and numbers as texts', async () => {
    const turn = new Turn();
    expect(await turn.call('calculate', '{"expression": "2 + 2"}')).toMatchObject({ outcome: 'ok', text: '2 + 2 = 4' });
    expect(await turn.call('search_docs', { query: 'nothing', limit: '2' })).toMatchObject({ outcome: 'ok' });
    expect(await turn.call('search_docs', { query: 'nothing', limit: '99' })).toMatchObject({ outcome: 'bad_args' });
    expect(await turn.call('search_docs', { query: 'nothing', limit: 'two' })).toMatchObject({ outcome: 'bad_args' });
    expect(await turn.call('get_current_time', null)).toMatchObject({ outcome: 'ok' });
  });

  it.each<{ when: string; calls: [string, unknown][]; outcomes: string[] }>([
    {
      when: 'it is written alike',
      calls: [
        ['calculate', sum],
        ['calculate', sum],
      ],
      outcomes: ['ok', 'duplicate'],
    },
    {
      when: 'its fields stand in another order',
      calls: [
        ['search_docs', { query: 'x', limit: 3 }],
        ['search_docs', { limit: 3.0, query: 'x' }],
      ],
      outcomes: ['ok', 'duplicate'],
    },
    {
      when: 'it names a default',
      calls: [
        ['get_current_time', {}],
        ['get_current_time', { zone: 'UTC' }],
      ],
      outcomes: ['ok', 'duplicate'],
    },
    {
      when: 'it is a text of the same JSON',
      calls: [
        ['calculate', sum],
        ['calculate', JSON.stringify(sum)],
      ],
      outcomes: ['ok', 'duplicate'],
    },
  ])('[S36] is not made twice, in one generation or in two, when $when', async ({ calls, outcomes }) => {
    expect((await new Turn().calls(...calls)).map(({ outcome }) => outcome)).toEqual(outcomes);
    const turn = new Turn();
    const made: ToolRun[] = [];
    for (const [name, args] of calls) made.push(await turn.call(name, args));
    expect(made.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(made[1]).toMatchObject({ ...nothing, text: expect.stringContaining('not made again') });
  });

  it.each<{ when: string; calls: [string, unknown][] }>([
    {
      when: 'another tool has the arguments',
      calls: [
        ['provide_answer', { answer: 'x' }],
        ['request_handoff', { reason: 'x' }],
      ],
    },
    {
      when: 'its arguments differ',
      calls: [
        ['calculate', sum],
        ['calculate', { expression: '1 + 2' }],
      ],
    },
    {
      when: 'it failed before',
      calls: [
        ['calculate', { expression: '1 / 0' }],
        ['calculate', { expression: '1 / 0' }],
      ],
    },
    {
      when: 'it did not fit before',
      calls: [
        ['calculate', {}],
        ['calculate', {}],
      ],
    },
    {
      when: 'there is no such tool',
      calls: [
        ['sum', sum],
        ['sum', sum],
      ],
    },
  ])('[S36] is no duplicate when $when', async ({ calls }) => {
    expect((await new Turn().calls(...calls)).map(({ outcome }) => outcome)).not.toContain('duplicate');
  });

  it('that would end the turn is told to wait for the results it came with', async () => {
    const runs = await new Turn().calls(
      ['calculate', sum],
      ['provide_answer', { answer: 'It is 2.', citations: [{ source: 'a#1', quote: 'two' }] }],
      ['request_handoff', { reason: 'too hard' }],
    );
    expect(runs.slice(1)).toMatchObject([
      { ...nothing, outcome: 'ok', text: expect.stringMatching(/Not sent.*results first/) },
      { ...nothing, outcome: 'ok', text: expect.stringMatching(/Nobody was called.*results first/) },
    ]);
  });

  it.each<[string, unknown]>([
    ['provide_answer', {}],
    ['provide_answer', { answer: 'x', outbound: 'x' }],
    ['provide_answer', { answer: 'x', citations: ['a#1'] }],
    ['provide_answer', { answer: 'x'.repeat(16_001) }],
    ['request_handoff', {}],
    ['request_handoff', { reason: '' }],
  ])('that would end the turn hears what is wrong with it: %s', async (name, args) => {
    expect(await new Turn().call(name, args)).toMatchObject({ outcome: 'bad_args' });
  });

  it('is the thirteenth of one generation, and not made', async () => {
    const many = Array.from({ length: 14 }, (_, n): [string, unknown] => ['calculate', { expression: `${n} + 1` }]);
    const outcomes = (await new Turn().calls(...many)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array<string>(12).fill('ok'), 'failed', 'failed']);
  });
});
