import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planSchema } from '../../../src/domain/plan.js';
import { Stage } from '../../support/stage.js';
import { adapters, conversations, participants, type Ready } from './suite.js';

describe.each(adapters)('the same turns with $adapter', ({ adapter, skipped, obeys, ready }) => {
  const run = skipped === null ? it : it.skip;
  let folder: string;
  let started: Ready;
  let stage: Stage;

  beforeAll(async () => {
    if (skipped !== null) return;
    folder = await mkdtemp(path.join(tmpdir(), 'overrule-'));
    started = await ready(folder);
    stage = await Stage.open(started.environment, started.model);
  }, 60_000);
  afterAll(async () => {
    if (skipped !== null) return;
    await stage.close();
    await started.stop();
    await rm(folder, { recursive: true });
  });

  it('is known to the suite', () => expect(adapter).toMatch(/^an? /));

  run.each(conversations)(
    `$what${skipped ? ` (${skipped})` : ''}`,
    async ({ says, ends }) => {
      const { id } = await stage.app.conversation({ participants, settings: { budget: { dispatches: 6 } } });
      const { turnId } = (await stage.say(id, { from: 'adam', text: says })).body;
      await stage.until(async () => (await stage.turn(turnId)).state === 'ended');
      const made = await stage.rows<{ dispatch: string; state: string; response: any }>(
        'select dispatch, state, response from generation where turn_id = $1 order by number',
        turnId,
      );
      // One plan, made first, by its schema whatever model it is, unless the noise was cut off.
      expect(made.map(({ dispatch }) => dispatch === 'plan')).toEqual(made.map((_, index) => index === 0));
      const { calls, stop } = made[0]?.response ?? {};
      expect(calls.map(({ name }: { name: string }) => name)).toEqual(['make_plan']);
      expect(planSchema.safeParse(calls[0].arguments).success || (!obeys && stop === 'length')).toBe(true);
      const turn = await stage.turn(turnId);
      if (obeys) expect(turn).toMatchObject(ends);
      else expect(['delivered', 'handed_off', 'silenced', 'fallback']).toContain(turn.outcome);
      expect(made.length).toBeGreaterThan(1);
      expect(await stage.settled()).toEqual({});
    },
    150_000,
  );

  run('says at the start which model speaks', () => {
    const { speaker } = stage.app.running;
    const names = { 'a model server': /m at http:\/\/127\.0\.0\.1/, 'a file of generations': /generations\.jsonl/ };
    expect(speaker).toMatch(names[adapter as keyof typeof names] ?? /tiny\.gguf/);
  });
});
