import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Batches } from '../../src/store/batches.js';

/** What reaches the other side, call by call. It answers only when it is told to, so that a test decides what is under way. */
class Far {
  readonly calls: string[][] = [];
  private readonly held: (() => void)[] = [];
  private open = false;

  constructor(
    private readonly refused: ReadonlySet<string> = new Set(),
    private readonly isReachable = () => true,
  ) {}

  readonly batches = new Batches<string, string>({
    one: async (item) => (await this.answer([item]))[0] as string,
    many: (items) => this.answer(items),
    key: (item) => item,
    mayBlameAnItem: (error) => error instanceof Refusal,
    atMost: 8,
  });

  /** From now on everything is answered at once. */
  answerAll(): void {
    this.open = true;
    this.held.splice(0).forEach((release) => release());
  }

  private async answer(items: readonly string[]): Promise<string[]> {
    this.calls.push([...items]);
    if (!this.open) await new Promise<void>((resolve) => this.held.push(resolve));
    if (!this.isReachable()) throw new Error('unreachable');
    const refused = items.find((item) => this.refused.has(item));
    if (refused !== undefined) throw new Refusal(refused);
    return items.map((item) => `answer to ${item}`);
  }
}

class Refusal extends Error {}

const items = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 40 });

/** Every item is given while the first call is under way. */
async function outcomes(far: Far, given: readonly string[]): Promise<PromiseSettledResult<string>[]> {
  const all = given.map((item) => far.batches.run(item));
  far.answerAll();
  return Promise.allSettled(all);
}

describe('batches', () => {
  it('give each caller the answer to its own item, or the refusal of its own item, whatever became of the others', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.infiniteStream(fc.boolean()), async (given, dice) => {
        const refused = new Set(given.filter(() => dice.next().value));
        const found = await outcomes(new Far(refused), given);
        expect(
          found.map((one) => (one.status === 'fulfilled' ? one.value : `refused ${(one.reason as Error).message}`)),
        ).toEqual(given.map((item) => (refused.has(item) ? `refused ${item}` : `answer to ${item}`)));
      }),
    );
  });

  it('send each item once while none is refused, the items of one batch in the order of their keys', async () => {
    await fc.assert(
      fc.asyncProperty(items, async (given) => {
        const far = new Far();
        await outcomes(far, given);
        expect(far.calls.flat().sort()).toEqual([...given].sort());
        for (const call of far.calls) expect(call).toEqual([...call].sort(byCodeUnits));
      }),
    );
  });

  it('send what comes first in the first batch that has room, so that a steady stream starves nobody', async () => {
    const far = new Far();
    const given = Array.from({ length: 40 }, (_, at) => `${99 - at}`);
    await outcomes(far, given);
    expect(far.calls.map((call) => call.length)).toEqual([1, 8, 8, 8, 8, 7]);
    expect(far.calls.slice(1).map((call) => [...call].sort(byCodeUnits).reverse())).toEqual(
      [0, 8, 16, 24, 32].map((at) => given.slice(at + 1, at + 9)),
    );
  });

  it('call directly while nothing is under way, and one batch at a time while something is', async () => {
    const far = new Far();
    const first = far.batches.run('a');
    expect(far.calls).toEqual([['a']]);
    const others = [far.batches.run('c'), far.batches.run('b')];
    await tick();
    expect(far.calls).toEqual([['a']]);
    far.answerAll();
    await Promise.all([first, ...others]);
    expect(far.calls).toEqual([['a'], ['b', 'c']]);
    await far.batches.run('d');
    expect(far.calls.at(-1)).toEqual(['d']);
  });

  it('keep the order of items with an equal key', async () => {
    const calls: number[][] = [];
    const batches = new Batches<number, number>({
      one: (item) => Promise.resolve(item),
      many: (all) => {
        calls.push([...all]);
        return Promise.resolve(all);
      },
      key: () => 'the same',
      mayBlameAnItem: () => true,
    });
    expect(await Promise.all([5, 3, 9, 1].map((item) => batches.run(item)))).toEqual([5, 3, 9, 1]);
    expect(calls).toEqual([[3, 9, 1]]);
  });

  it('hold at most one item of a key where such items are to go apart, and keep their order', async () => {
    const conversation = fc.constantFrom('a', 'b', 'c');
    await fc.assert(
      fc.asyncProperty(fc.array(conversation, { maxLength: 30 }), async (keys) => {
        const calls: { key: string; at: number }[][] = [];
        const call = (all: readonly { key: string; at: number }[]) => Promise.resolve(void calls.push([...all]));
        const batches = new Batches<{ key: string; at: number }, void>({
          one: (item) => call([item]),
          many: (all) => call(all).then(() => all.map(() => undefined)),
          key: ({ key }) => key,
          apart: true,
          mayBlameAnItem: () => true,
        });
        await Promise.all(keys.map((key, at) => batches.run({ key, at })));
        for (const sent of calls) expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
        for (const key of ['a', 'b', 'c']) {
          const ofKey = calls.flat().filter((item) => item.key === key);
          expect(ofKey.map(({ at }) => at)).toEqual(keys.flatMap((one, at) => (one === key ? [at] : [])));
        }
      }),
    );
  });

  it('find the one that is refused among eight by halves', async () => {
    const far = new Far(new Set(['e']));
    await outcomes(far, ['0', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(far.calls.map((call) => call.join(''))).toEqual(['0', 'abcdefgh', 'abcd', 'efgh', 'ef', 'e', 'f', 'gh']);
  });

  it('fail all at once when the other side cannot be reached, and try none of them alone', async () => {
    const far = new Far(new Set(), () => false);
    const found = await outcomes(far, ['0', 'a', 'b', 'c']);
    expect(found.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'));
    expect(far.calls).toEqual([['0'], ['a', 'b', 'c']]);
  });

  it('give nobody the answer of another when fewer come back than were sent', async () => {
    const batches = new Batches<string, string>({
      one: (item) => Promise.resolve(item),
      many: (all) => Promise.resolve(all.slice(1)),
      key: (item) => item,
      mayBlameAnItem: () => false,
    });
    const found = await Promise.allSettled(['0', 'a', 'b'].map((item) => batches.run(item)));
    expect(found.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('are settled once everything that was given has an answer, and at once when nothing was', async () => {
    const far = new Far(new Set(['b']));
    await far.batches.settled();
    expect(far.calls).toEqual([]);
    const answered: string[] = [];
    for (const item of ['a', 'b', 'c'])
      far.batches.run(item).then(
        () => answered.push(item),
        () => answered.push(item),
      );
    const settled = far.batches.settled();
    far.answerAll();
    await settled;
    await tick();
    expect(answered.sort()).toEqual(['a', 'b', 'c']);
  });
});

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
