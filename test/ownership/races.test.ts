import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { violations } from '../support/invariants.js';
import { proof, tell } from '../support/proof.js';
import { type Finish, type Move, Races } from '../support/races.js';
import { replyTo, Transitions } from '../support/transitions.js';

const { count, seed, timeout } = proof(80);
const processes = 4;

let on: Transitions;
let races: Races;
beforeAll(async () => {
  on = await Transitions.open();
  races = await Races.open(on, processes);
});
afterAll(async () => {
  await races.close();
  await on.close();
});

const participants = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'hers', kind: 'agent', represents: 'eve' },
  { id: 'host', kind: 'agent', generatedBy: 'model' },
];

const field = fc.record({
  turn: fc.constantFrom('draft' as const, 'model' as const),
  said: fc.constantFrom({ text: true }, { text: true, handoff: true }, { handoff: true }, { text: true, closes: true }),
  person: fc.constantFrom('takeover' as const, 'operator' as const, 'represented' as const),
  /** Who comes to the barrier first. */
  place: fc.nat({ max: processes - 1 }),
});
type Field = typeof field extends fc.Arbitrary<infer T> ? T : never;

/** Three workers hold the same turn, each under a newer token than the one before; a person is the fourth. */
async function prepare({ turn, said, person, place }: Field): Promise<{ id: string; turnId: string; moves: Move[] }> {
  const id = await on.conversation({ policy: 'dating', participants });
  const line =
    turn === 'draft' ? { from: 'hers', draft: { outbound: 'a line of hers' } } : { from: 'adam', text: 'hello' };
  await on.effect('accept_message', { conversationId: id, ...line });
  const replies: Move[] = [];
  let turnId = '';
  for (let worker = 1; worker < processes; worker++) {
    const claimed = await on.claim(id, 0);
    if (!claimed) throw new Error('nothing to claim');
    turnId = claimed.turnId;
    replies.push({ effect: 'commit_reply', args: replyTo(claimed, said) });
  }
  const takes = {
    takeover: { effect: 'take_over', args: { conversationId: id, by: 'jane' } },
    operator: { effect: 'accept_message', args: { conversationId: id, operator: 'jane', text: 'I am here' } },
    represented: { effect: 'accept_message', args: { conversationId: id, from: 'eve', text: 'I am here myself' } },
  };
  return { id, turnId, moves: replies.toSpliced(place, 0, takes[person]) };
}

interface Row {
  texts: number;
  /** Agent texts at or after the epoch in which a person took over. */
  late: number;
  closings: number;
  owner: string;
  outcome: string;
}

async function rowOf(id: string, turnId: string): Promise<Row> {
  const [row] = await on.rows<Row>(
    `select (select count(*)::int from message where conversation_id = $1 and author = 'agent' and kind = 'text') as texts,
       (select count(*)::int from message m where conversation_id = $1 and author = 'agent' and kind = 'text' and exists (select 1
          from ownership o join outbox held on held.conversation_id = o.conversation_id and held.txid = o.txid
            join outbox said on said.conversation_id = o.conversation_id and said.txid = m.txid
          where o.conversation_id = $1 and o.owner = 'human' and (m.owner_epoch >= o.owner_epoch or said.first_event > held.first_event))) as late,
       (select count(*)::int from message where conversation_id = $1 and kind = 'closing') as closings,
       (select owner from conversation where id = $1) as owner, (select outcome from turn where id = $2) as outcome`,
    [id, turnId],
  );
  if (!row) throw new Error('no row');
  return row;
}

/** Either the agent was first, and everything it asked for happened; or the person was, and nothing of it did. */
function expectEither({ said, place }: Field, finishes: Finish[], row: Row): 'the agent' | 'the person' {
  const commits = finishes.toSpliced(place, 1).map(({ done }) => done.status);
  const isFirst = commits.includes('committed');
  const {
    handoff = false,
    closes = false,
    text = false,
  } = said as { handoff?: boolean; closes?: boolean; text?: boolean };
  const first = {
    texts: text ? 1 : 0,
    late: 0,
    closings: handoff || closes ? 1 : 0,
    owner: closes ? 'closed' : 'human',
    outcome: handoff ? 'handed_off' : 'delivered',
  };
  const second = { texts: 0, late: 0, closings: 0, owner: 'human', outcome: 'fenced' };
  expect(row).toEqual(isFirst ? first : second);
  expect(commits.filter((status) => status === 'committed')).toHaveLength(isFirst ? 1 : 0);
  expect(commits.slice(0, 2).every((status) => ['stale', 'ended'].includes(status))).toBe(true);
  const { refused } = finishes[place] as Finish;
  // A closed conversation is nobody's any more: only what an operator writes is still kept.
  if (refused) expect([isFirst, closes, refused]).toEqual([true, true, 'OV409']);
  return isFirst ? 'the agent' : 'the person';
}

it(
  `[S80] [S96] ${count} races of ${processes} processes from a barrier just before the commit: no agent text after a take-over, and one of both happened whole`,
  async () => {
    const first = { 'the agent': 0, 'the person': 0 };
    for (const start of fc.sample(field, { numRuns: count, seed })) {
      const { id, turnId, moves } = await prepare(start);
      first[expectEither(start, await races.run(moves), await rowOf(id, turnId))]++;
    }
    expect(await violations(on.place.superuserUrl)).toEqual({});
    tell({ races: count, processes, seed, first });
    expect(Object.values(first).every((wins) => wins > 0)).toBe(true);
  },
  timeout,
);
