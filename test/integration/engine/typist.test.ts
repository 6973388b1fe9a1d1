import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { man, TestApp, woman } from '../../support/app.js';
import { violations } from '../../support/invariants.js';
import { MisbehavingModel } from '../../support/misbehaving-model.js';
import { proof, tell } from '../../support/proof.js';

const { count: messages, timeout, whole } = proof(60);
/** Milliseconds between two messages; the model needs as long as six of them take. */
const every = whole ? 1_000 : 100;
const host = { id: 'host', kind: 'agent', generatedBy: 'model', represents: woman.id };
const topics = [
  'lake',
  'bread',
  'garden',
  'train',
  'island',
  'choir',
  'forest',
  'market',
  'harbour',
  'castle',
  'bridge',
];
let model: MisbehavingModel;
let app: TestApp;
let owner: pg.Client;

beforeAll(async () => {
  model = await MisbehavingModel.start();
  app = await TestApp.start({ MODEL_URL: model.url, MODEL_NAME: 'slow', RATE_LIMIT: '1000000' });
  owner = new pg.Client({ connectionString: app.database.superuserUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.stop();
  await model.stop();
});

const turnsOf = async (id: string) => {
  const { rows } = await owner.query<{ outcome: string; from: number; to: number; before: number }>(
    `select outcome, covers_from as from, covers_to as to, superseded_before as before from turn
     where conversation_id = $1 order by number`,
    [id],
  );
  return rows;
};

/** A message every so often, whatever becomes of those before; answers with the end of the last turn. */
async function type(id: string): Promise<void> {
  let typed = 0;
  const slowly = async () => {
    const asked = typed;
    // By messages, not by a clock, so that a busy machine changes nothing; by the clock where the proof is whole.
    if (whole) await delay(6 * every);
    else while (typed < Math.min(asked + 6, messages)) await delay(every / 5);
    return `Tell me more about the ${topics[asked % topics.length]}.`;
  };
  model.will(
    'reply',
    Array.from({ length: 3 * messages }, () => slowly),
    id,
  );
  const path = `/v1/conversations/${id}/messages`;
  for (; typed < messages - 1; typed++) {
    await app.post(path, { from: man.id, text: `And another thing, about the ${topics[typed % topics.length]}.` });
    await delay(every);
  }
  typed = messages;
  const { status, body } = await app.post(`${path}?wait=30000`, { from: man.id, text: 'And what about the sea?' });
  expect([status, body.turn.outcome, body.turn.because]).toEqual([200, 'delivered', null]);
}

describe('a person who types on while the model needs as long as six messages', () => {
  test(
    'is answered from the fourth generation on, and in the end everything is answered, once',
    async () => {
      const { id } = await app.conversation({ participants: [man, woman, host] });
      await type(id);
      const turns = await turnsOf(id);
      const outcomes = turns.map(({ outcome }) => outcome);
      expect(outcomes.slice(0, 4)).toEqual(['superseded', 'superseded', 'superseded', 'delivered']);
      expect(new Set(outcomes)).toEqual(new Set(['superseded', 'delivered']));
      expect(Math.max(...turns.map(({ before }) => before))).toBe(3);
      expect(turns.filter(({ outcome, before }) => outcome === 'superseded' && before >= 3)).toEqual([]);

      const answered = turns.filter(({ outcome }) => outcome === 'delivered');
      const covered = answered.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
      const { items } = (await app.get(`/v1/conversations/${id}/messages?limit=200`)).body;
      const asked = items.filter((one: any) => one.from === man.id).map((one: any) => one.seq);
      expect(asked).toHaveLength(messages);
      expect(covered.filter((seq) => asked.includes(seq))).toEqual(asked);
      expect(items.filter((one: any) => one.from === host.id)).toHaveLength(answered.length);
      expect(await violations(app.database.superuserUrl)).toEqual({});
      tell({ messages, everyMs: every, turns: turns.length, answered: answered.length });
    },
    timeout,
  );
});
