import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pipeline } from '../../src/pipeline.js';
import { Database } from '../../src/store/database.js';
import { answerOf } from '../../src/models/scripted.js';
import { Policies } from '../../src/store/policies.js';
import { Turns } from '../../src/store/turns.js';
import { Tools } from '../../src/tools/tools.js';
import { violations } from '../support/invariants.js';
import { proof, tell } from '../support/proof.js';
import { Transitions } from '../support/transitions.js';

const { count, seed, timeout } = proof(10);
const thanks = 'Thank you so much!';

let on: Transitions;
/** Eight workers, each with a connection of its own, as eight processes have. */
let workers: { database: Database; pipeline: Pipeline }[];

beforeAll(async () => {
  on = await Transitions.open();
  workers = Array.from({ length: 8 }, () => worker(new Database(on.place.url, { connections: 1 })));
});
afterAll(async () => {
  await Promise.all(workers.map(({ database }) => database.close()));
  await on.close();
});

/** The whole pipeline, with a model beside it that only ever says thank you. */
function worker(database: Database) {
  const turns = new Turns(database);
  const askModel = async (tenantId: string, id: string) => {
    const claim = await turns.claimGeneration(tenantId, id, 5_000);
    if (claim)
      await turns.storeGeneration(tenantId, {
        id,
        attempt: claim.attempt,
        response: answerOf('polite', { outbound: thanks }),
      });
  };
  const failed = (_: unknown, error: unknown) => {
    throw error;
  };
  return {
    database,
    pipeline: new Pipeline(turns, new Policies(database), new Tools(database, { broken: failed }), {
      announce: () => undefined,
      askModel,
      broken: () => undefined,
      failed,
    }),
  };
}

const outside = [
  { id: 'visitor', kind: 'human' },
  { id: 'one', kind: 'agent' },
  { id: 'two', kind: 'agent' },
];
const modelled = outside.map((who) => (who.kind === 'agent' ? { ...who, generatedBy: 'model' } : who));

/** Everybody works until nothing is open. */
async function work(id: string): Promise<void> {
  const open = "select 1 from turn where conversation_id = $1 and state <> 'ended'";
  while ((await on.rows(open, [id])).length > 0)
    await Promise.all(workers.map(({ pipeline }) => pipeline.drain(on.tenantId, id)));
}

const thank = (id: string, from: string) =>
  on.effect('accept_message', { conversationId: id, from, draft: { outbound: thanks } });
const visitor = (id: string, replyBy?: string) =>
  on.effect('accept_message', { conversationId: id, from: 'visitor', text: 'Go on, you two.', replyBy });

async function spoken(id: string): Promise<Record<string, number>> {
  const rows = await on.rows<{ from_id: string; n: number }>(
    "select from_id, count(*)::int as n from message where conversation_id = $1 and author = 'agent' and kind = 'text' group by from_id order by from_id",
    [id],
  );
  return Object.fromEntries(rows.map(({ from_id, n }) => [from_id, n]));
}

async function toldCapped(id: string): Promise<string[]> {
  const rows = await on.rows<{ agent: string }>(
    `select e #>> '{data,agent}' as agent from outbox, jsonb_array_elements(events) e
     where conversation_id = $1 and e ->> 'type' = 'capped' order by 1`,
    [id],
  );
  return rows.map(({ agent }) => agent);
}

describe('two agents that only say thank you', () => {
  it(
    `[S81] stop at ten each with eight workers racing, ${count} times over, and go on for ten more when a person has spoken`,
    async () => {
      for (let round = 0; round < count; round++) {
        const id = await on.conversation({ policy: 'agents', participants: outside });
        for (const said of [10, 20]) {
          await Promise.all(Array.from({ length: 26 }, (_, n) => thank(id, n % 2 ? 'one' : 'two')));
          await work(id);
          expect(await spoken(id)).toEqual({ one: said, two: said });
          await visitor(id);
        }
        expect(await toldCapped(id)).toEqual(['one', 'one', 'two', 'two']);
      }
      tell({ rounds: count, seed, workers: workers.length });
      expect(await violations(on.place.superuserUrl)).toEqual({});
    },
    timeout,
  );

  it(
    '[S81] stop at ten each when the service speaks for both, and say so once',
    async () => {
      for (let round = 0; round < Math.ceil(count / 10); round++) {
        const id = await on.conversation({ policy: 'agents', participants: modelled });
        for (const said of [10, 20]) {
          await visitor(id, 'one');
          await work(id);
          expect(await spoken(id)).toEqual({ one: said, two: said });
        }
        expect(await toldCapped(id)).toEqual(['one', 'one']);
      }
      expect(await violations(on.place.superuserUrl)).toEqual({});
    },
    timeout,
  );
});

describe('a cap that was reached', () => {
  const later = async (id: string, seconds: number) => {
    await on.passes(seconds * 1000);
    await on.settle(id);
  };
  const ask = async (id: string): Promise<string> =>
    (await on.effect('request_handoff', { conversationId: id, reason: 'r', requestedBy: 'jane' })).body.id;
  /** A person held it once, and the agents had reached their cap by then all the same. */
  const heldAndExpired = async (id: string) => {
    await on.effect('take_over', { conversationId: id, by: 'jane' });
    await on.rows("update participant set exchanges = 2 where conversation_id = $1 and kind = 'agent'", [id]);
    await later(id, 61);
  };

  async function capped(): Promise<string> {
    const settings = { loopCap: { perSide: 2 }, handoff: { lapseSeconds: 30, expiresInSeconds: 60 } };
    const id = await on.conversation({ policy: 'agents', participants: outside, settings });
    for (let n = 0; n < 3; n++) await thank(id, 'one');
    await work(id);
    expect(await spoken(id)).toEqual({ one: 2 });
    return id;
  }

  it.each<{ by: string; what: (id: string) => Promise<unknown>; says: number }>([
    { by: 'a request that nobody answers', what: async (id) => (await ask(id), later(id, 31)), says: 2 },
    {
      by: 'a request that is declined',
      what: async (id) => on.effect('decline_handoff', { handoffId: await ask(id), by: 'jane' }),
      says: 2,
    },
    { by: 'a hold that expires', what: heldAndExpired, says: 2 },
    { by: 'a year that passes', what: (id) => later(id, 31_536_000), says: 2 },
    { by: 'another agent that speaks', what: (id) => thank(id, 'two'), says: 2 },
    { by: 'an agent that leaves and comes back', what: (id) => rejoin(id, 'one'), says: 2 },
  ])('[S81] is not lifted by $by', async ({ what, says }) => {
    const id = await capped();
    await what(id);
    await thank(id, 'one');
    await work(id);
    expect((await spoken(id)).one).toBe(says);
  });

  it.each<{ by: string; what: (id: string) => Promise<unknown> }>([
    { by: "a person's message", what: (id) => visitor(id) },
    {
      by: 'a hand-off that is accepted and released',
      what: async (id) => {
        const handoffId = await ask(id);
        await on.effect('accept_handoff', { handoffId, by: 'jane' });
        await on.effect('release_handoff', { handoffId, by: 'jane' });
      },
    },
    {
      by: "an operator's message, once it has run out",
      what: async (id) => {
        await on.effect('accept_message', { conversationId: id, operator: 'jane', text: 'hello' });
        await later(id, 61);
      },
    },
  ])('[S81] is lifted by $by', async ({ what }) => {
    const id = await capped();
    await what(id);
    await thank(id, 'one');
    await work(id);
    expect((await spoken(id)).one).toBe(3);
  });

  async function rejoin(conversationId: string, who: string): Promise<void> {
    await on.effect('remove_participant', { conversationId, participant: who });
    await on.effect('add_participant', { conversationId, participant: outside.find(({ id }) => id === who) });
  }
});
