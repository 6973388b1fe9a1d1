import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cast, play } from '../support/interleaving.js';
import { violations } from '../support/invariants.js';
import { proof, tell } from '../support/proof.js';
import { hold } from '../support/stretches.js';
import { Transitions } from '../support/transitions.js';

const { count, seed, timeout, whole } = proof(250);
/** Each on a database of its own, since a clock belongs to a database. */
const lanes: Transitions[] = [];
/** After so many, the invariants look at everything and the tables are emptied, so that looking stays cheap. */
const batch = 100;

beforeAll(async () => {
  for (let lane = 0; lane < 2; lane++) lanes.push(await Transitions.open());
});
afterAll(() => Promise.all(lanes.map((lane) => lane.close())));

/** How often what could have gone wrong came up; a proof that never met it would prove nothing. */
const met = new Map<string, number>();
const meet = (what: string) => met.set(what, (met.get(what) ?? 0) + 1);

async function runBatch(on: Transitions, numRuns: number, batchSeed: number): Promise<void> {
  const stories = new Map<string, unknown>();
  const property = fc.asyncProperty(cast, fc.scheduler(), async (actors, scheduler) => {
    const played = await play(on, actors, scheduler);
    stories.set(played.id, [actors, scheduler]);
    for (const { text, answer } of played.commits)
      meet(`${text ? 'text' : 'no text'}: ${answer.outcome === 'fenced' ? 'too late' : answer.status}`);
    for (const cause of await hold(on, played)) meet(cause);
  });
  await fc.assert(property, { numRuns, seed: batchSeed });
  const found = JSON.stringify(await violations(on.place.superuserUrl));
  const guilty = [...stories].filter(([id]) => found.includes(id));
  expect([found, ...guilty.map((story) => fc.stringify(story))]).toEqual(['{}']);
  await on.rows(
    'truncate conversation, participant, message, turn, generation, handoff, ownership, override_log, outbox',
  );
}

async function runLane(on: Transitions, lane: number): Promise<void> {
  const share = Math.ceil(count / lanes.length);
  for (let done = 0; done < share; done += batch)
    await runBatch(on, Math.min(batch, share - done), seed + done * lanes.length + lane);
}

it(
  `[S80] [S96] ${count} interleavings over the functions of the database: no agent text after a take-over, and each closing line with its change of owner`,
  async () => {
    await Promise.all(lanes.map(runLane));
    tell({
      interleavings: Math.ceil(count / lanes.length) * lanes.length,
      seed,
      met: Object.fromEntries([...met].sort()),
    });
    const often = [
      'text: committed',
      'text: too late',
      'takeover',
      'message',
      'requested',
      'accepted',
      'released',
      'expired',
      'lapsed',
    ];
    const everything = [...often, 'text: superseded', 'text: refused', 'text: stale', 'declined', 'closed'];
    expect((whole ? everything : often).filter((what) => !met.get(what))).toEqual([]);
  },
  timeout,
);
