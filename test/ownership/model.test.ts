import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { violations } from '../support/invariants.js';
import { command } from '../support/ownership-commands.js';
import { expiresInSeconds, lapseSeconds, Model } from '../support/ownership-model.js';
import { proof, tell } from '../support/proof.js';
import { Transitions } from '../support/transitions.js';

const { count, seed, timeout } = proof(20);
const commandsEach = 50;

let on: Transitions;
beforeAll(async () => {
  on = await Transitions.open(2);
  await on.freeze();
});
afterAll(() => on.close());

const conversation = () =>
  on.conversation({
    policy: 'dating',
    settings: { handoff: { lapseSeconds, expiresInSeconds } },
    participants: [
      { id: 'adam', kind: 'human', role: 'man' },
      { id: 'eve', kind: 'human', role: 'woman' },
      { id: 'hers', kind: 'agent', represents: 'eve' },
    ],
  });

/** The clock stands still, so the model and the database read the same instant. */
const clock = async () =>
  Number((await on.rows<{ at: string }>('select extract(epoch from clock()) * 1000 as at'))[0]?.at);

it(
  `[S60] [S61] [S68] ${count} runs of ${commandsEach} steps: owner, epoch, holder, state and end are what a model says at each instant, with nobody sweeping and never early`,
  async () => {
    const run = async (commands: fc.AsyncCommand<Model, { on: Transitions; id: string }>[]) => {
      const id = await conversation();
      const now = await clock();
      await fc.asyncModelRun(() => ({ model: new Model(now), real: { on, id } }), commands);
    };
    const steps = fc.array(command, { minLength: commandsEach, maxLength: commandsEach });
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: count, seed });
    expect(await violations(on.place.superuserUrl)).toEqual({});
    const causes = await on.rows<{ cause: string; n: number }>(
      'select cause, count(*)::int as n from ownership group by cause order by cause',
    );
    tell({
      runs: count,
      commandsEach,
      seed,
      changesOfOwner: Object.fromEntries(causes.map(({ cause, n }) => [cause, n])),
    });
    expect(causes.map(({ cause }) => cause)).toEqual([
      'accepted',
      'created',
      'declined',
      'expired',
      'lapsed',
      'message',
      'released',
      'requested',
      'takeover',
    ]);
  },
  timeout,
);
