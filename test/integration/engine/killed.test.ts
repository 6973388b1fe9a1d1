import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { violations } from '../../support/invariants.js';
import { proof, tell } from '../../support/proof.js';
import { dataFolder } from '../../support/service.js';
import { type KillStep, killSteps } from './kill-steps.js';
import { answers, Killing } from './killing.js';

const { count: turns, timeout } = proof(4);

let database: TestDatabase;
let data: Awaited<ReturnType<typeof dataFolder>>;
let killing: Killing;

beforeAll(async () => {
  database = await freshDatabase();
  data = await dataFolder();
  killing = await Killing.begin(database, data.folder);
}, timeout);
afterAll(async () => {
  await killing.end();
  await database.drop();
  await data.remove();
});

describe('kill -9 of the worker and of the model', () => {
  test(
    `[S4][S89] at every step of a turn in rotation, ${turns} turns: each ends once, and next to no generation is made twice`,
    async () => {
      const started = performance.now();
      for (let turn = 0; turn < turns; turn++) await killing.turn(killSteps[turn % killSteps.length] as KillStep);
      const { rows } = await killing.watcher.query(
        `select t.outcome, t.dispatches,
           (select count(*)::int from message m where m.turn_id = t.id and m.author = 'agent') as said,
           (select count(*)::int from message m where m.turn_id = t.id and m.text = 'It is 360.') as right,
           (select count(distinct number)::int from generation g where g.turn_id = t.id and g.state = 'done') as done,
           (select count(*)::int from generation g where g.turn_id = t.id) as generations
         from turn t`,
      );
      const needed = turns * answers.length;
      const calls = killing.model.requests.length;
      const stored = await killing.count("generation where state = 'done'");
      const seconds = Math.round((performance.now() - started) / 1000);
      tell({ turns, needed, stored, calls, perNeeded: Math.round((calls / needed) * 1000) / 1000, seconds });

      const whole = { dispatches: answers.length, done: answers.length, generations: answers.length };
      expect(rows).toEqual(Array(turns).fill({ outcome: 'delivered', said: 1, right: 1, ...whole }));
      expect(calls / needed).toBeLessThanOrEqual(1.05);
      expect(await violations(database.superuserUrl)).toEqual({});
    },
    timeout,
  );
});
