import { describe, expect, test } from '@jest/globals';
import { factsFromHistory } from '../../src/decide/facts-from-history.js';
import { Problem } from '../../src/domain/errors.js';
import { hers, his, man, policyNamed, woman } from '../support/facts.js';

const told = (...history: [from: string, text: string][]) => ({
  policy: policyNamed('dating'),
  participants: [man, woman, hers, his],
  from: 'hers',
  history: history.map(([from, text]) => ({ from, text })),
});

describe('factsFromHistory', () => {
  test('numbers the lines and knows each author; whoever is not on the roster is an operator', () => {
    const { history } = factsFromHistory(
      told(['man', 'Hi.'], ['hers', 'Hello.'], ['olga', 'I am looking in.'], ['system', 'A person was asked for.']),
    );
    expect(history.map(({ seq, author, kind }) => [seq, author, kind])).toEqual([
      [1, 'human', 'text'],
      [2, 'agent', 'text'],
      [3, 'operator', 'text'],
      [4, 'system', 'notice'],
    ]);
  });

  test.each<[string, [string, string][], Record<string, number>]>([
    [
      'each agent by itself',
      [
        ['hers', 'a'],
        ['his', 'b'],
        ['hers', 'c'],
      ],
      { hers: 2, his: 1 },
    ],
    [
      'from zero after a human',
      [
        ['hers', 'a'],
        ['man', 'b'],
        ['his', 'c'],
      ],
      { hers: 0, his: 1 },
    ],
    [
      'from zero after an operator',
      [
        ['hers', 'a'],
        ['olga', 'b'],
      ],
      { hers: 0, his: 0 },
    ],
    [
      'on after a notice of the service',
      [
        ['hers', 'a'],
        ['system', 'b'],
      ],
      { hers: 1, his: 0 },
    ],
  ])('[S81] counts exchanges %s', (_what, history, exchanges) => {
    expect(factsFromHistory(told(...history)).exchanges).toEqual(exchanges);
  });

  test('takes exchanges that are told instead of counted', () => {
    expect(factsFromHistory({ ...told(['hers', 'a']), exchanges: { hers: 10 } }).exchanges).toEqual({
      hers: 10,
      his: 0,
    });
  });

  test('reads what was asked for off the lines, with who asked', () => {
    const asked = factsFromHistory(
      told(['hers', 'Would you upload a payslip? It is optional.'], ['man', 'No.'], ['hers', 'Lovely weather.']),
    ).requests;
    expect(asked).toEqual([{ seq: 1, agent: 'hers', topic: 'income', optional: true }]);
  });

  test('takes the only agent as the speaker, and asks which of several', () => {
    const one = { ...told(), from: undefined, participants: [man, woman, hers] };
    expect(factsFromHistory(one).agent).toBe(hers);
    expect(() => factsFromHistory({ ...told(), from: undefined })).toThrow(Problem);
    expect(() => factsFromHistory({ ...told(), from: 'man' })).toThrow('"man" is no agent of this roster');
  });
});
