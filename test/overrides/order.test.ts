import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Listed } from '../../overrides/fold.js';
import { fold } from '../../overrides/fold.js';
import { overrides } from '../../overrides/index.js';
import { nonCommuting } from '../../overrides/order.js';
import type { Channel, Draft } from '../../src/domain/draft.js';
import { channels } from '../../src/domain/draft.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { drafts, turns } from '../support/drafts.js';

const seed = 20_260_302;

/** What is seen of a fold from outside: what becomes of the draft, and what each rule said, not when it said it. */
function result(list: readonly Listed[], turn: TurnFacts, draft: Draft) {
  const { outcome, draft: after, records } = fold(list, turn, draft);
  const said = records.map(({ override, outcome: own, reasons }) => [
    override,
    own,
    reasons.map(({ code }) => code).sort(),
  ]);
  return JSON.stringify([outcome, inOrder(after), said.sort()]);
}

const inOrder = (draft: Draft) => channels.map((channel) => draft[channel] ?? null);

const pairs = overrides.flatMap((first, at) => overrides.slice(at + 1).map((second) => [first, second] as const));
const nameOf = (first: string, second: string) => `${first} before ${second}`;
const declared = nonCommuting.map(({ first, second }) => nameOf(first, second));

const commutes = ([first, second]: readonly [Listed, Listed]): boolean =>
  !fc.check(
    fc.property(
      turns,
      drafts,
      (turn, draft) => result([first, second], turn, draft) === result([second, first], turn, draft),
    ),
    { seed, numRuns: 300, endOnFailure: true },
  ).failed;

describe('[S83] the order of the list', () => {
  test.each(pairs.map((pair) => [nameOf(pair[0].rule.id, pair[1].rule.id), pair] as const))(
    '%s: whether it matters is what order.ts says',
    (name, pair) =>
      expect({ pair: name, commutes: commutes(pair) }).toEqual({ pair: name, commutes: !declared.includes(name) }),
  );

  test('order.ts lists pairs of the list, in its order, each once and with a reason', () => {
    const names = pairs.map(([first, second]) => nameOf(first.rule.id, second.rule.id));
    expect(names).toEqual(expect.arrayContaining(declared));
    expect(new Set(declared).size).toBe(declared.length);
    for (const { why } of nonCommuting) expect(why.length).toBeGreaterThan(20);
  });
});

describe.each(overrides)('[S83] $rule.id', ({ rule }) => {
  test('writes no channel that it does not name', () => {
    fc.assert(
      fc.property(turns, drafts, (turn, draft) => {
        const outcome = rule.apply(turn, draft);
        const after = outcome.kind === 'rewrite' ? outcome.draft : draft;
        const written = channels.filter((channel) => JSON.stringify(after[channel]) !== JSON.stringify(draft[channel]));
        expect(rule.writes).toEqual(expect.arrayContaining(written));
      }),
      { seed, numRuns: 200 },
    );
  });

  test('answers the same whatever stands in a channel that it does not name', () => {
    fc.assert(
      fc.property(turns, drafts, drafts, (turn, draft, other) => {
        const mixed = withChannels(
          draft,
          other,
          channels.filter((channel) => !rule.reads.includes(channel)),
        );
        expect(answer(rule.apply(turn, mixed), rule.writes)).toEqual(answer(rule.apply(turn, draft), rule.writes));
      }),
      { seed, numRuns: 200 },
    );
  });

  test('leaves alone what it has rewritten', () => {
    fc.assert(
      fc.property(turns, drafts, (turn, draft) => {
        const outcome = rule.apply(turn, draft);
        if (outcome.kind === 'rewrite') expect(rule.apply(turn, outcome.draft)).toEqual({ kind: 'pass' });
      }),
      { seed, numRuns: 200 },
    );
  });
});

function withChannels(draft: Draft, other: Draft, taken: readonly Channel[]): Draft {
  const mixed = { ...draft, ...Object.fromEntries(taken.map((channel) => [channel, other[channel]])) };
  return Object.fromEntries(Object.entries(mixed).filter(([, value]) => value !== undefined)) as unknown as Draft;
}

/** What a rule says and writes, without the channels that it only carries along. */
function answer(outcome: ReturnType<Listed['rule']['apply']>, writes: readonly Channel[]) {
  if (outcome.kind !== 'rewrite') return outcome;
  const { draft, ...rest } = outcome;
  return { ...rest, written: writes.map((channel) => draft[channel] ?? null) };
}

describe('[S84] the whole list', () => {
  test('twice is once', () => {
    fc.assert(
      fc.property(turns, drafts, (turn, draft) => {
        const once = fold(overrides, turn, draft);
        const twice = fold(overrides, turn, once.draft);
        expect(twice.draft).toEqual(once.draft);
        if (once.outcome === 'rewrite') expect(twice.outcome).toBe('pass');
      }),
      { seed, numRuns: 500 },
    );
  });
});
