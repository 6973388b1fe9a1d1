import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { type Invariant, invariants, violations } from '../support/invariants.js';

let database: TestDatabase;
let client: pg.Client;

/** A tenant, a conversation with two turns and two messages, and everything that goes with them: nothing is violated. */
const sound = `
  insert into tenant values ('00000000-0000-5000-8000-000000000001', 'one'), ('00000000-0000-5000-8000-000000000002', 'two');
  insert into policy (tenant_id, name, version, body, built_in) values ('00000000-0000-5000-8000-000000000001', 'p', 1, '{"loopCap": {"perSide": 1}}', false);
  insert into conversation (id, tenant_id, policy_name, settings, next_seq, next_event, next_turn, lease_token)
    values ('00000000-0000-7000-8000-00000000000c', '00000000-0000-5000-8000-000000000001', 'p', '{}', 3, 3, 3, 1);
  insert into ownership (conversation_id, owner_epoch, tenant_id, owner, cause, by_whom, at)
    values ('00000000-0000-7000-8000-00000000000c', 1, '00000000-0000-5000-8000-000000000001', 'agents', 'created', 'client', now());
  insert into participant (conversation_id, id, tenant_id, position, kind, generated_by, input_seq, replied_seq, exchanges) values
    ('00000000-0000-7000-8000-00000000000c', 'h', '00000000-0000-5000-8000-000000000001', 1, 'human', null, 0, 0, 0),
    ('00000000-0000-7000-8000-00000000000c', 'a', '00000000-0000-5000-8000-000000000001', 2, 'agent', 'model', 1, 1, 1),
    ('00000000-0000-7000-8000-00000000000c', 'b', '00000000-0000-5000-8000-000000000001', 3, 'agent', 'client', 0, 0, 0);
  insert into turn (id, tenant_id, conversation_id, number, agent_id, kind, state, outcome, covers_from, covers_to, owner_epoch, token,
      message_seq, created_at, ended_at, draft, delivered, overrides) values
    ('00000000-0000-7000-8000-0000000000a1', '00000000-0000-5000-8000-000000000001', '00000000-0000-7000-8000-00000000000c', 1, 'a', 'model', 'ended',
      'delivered', 1, 1, 1, 1, 2, now(), now(), '{"outbound": "raw"}', '{"outbound": "two"}',
      '[{"override": "x", "mode": "enforce", "fired": true, "after": {"outbound": "two"}}]'),
    ('00000000-0000-7000-8000-0000000000a2', '00000000-0000-5000-8000-000000000001', '00000000-0000-7000-8000-00000000000c', 2, 'b', 'draft', 'ended',
      'capped', null, null, 1, 1, null, now(), now(), '{"outbound": "raw"}', null, '[]');
  insert into override_log (tenant_id, conversation_id, turn_id, agent_id, override, mode, outcome, record, at) values
    ('00000000-0000-5000-8000-000000000001', '00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-0000000000a1', 'a', 'x', 'enforce', 'rewrite', '{}', now());
  insert into message (conversation_id, seq, tenant_id, from_id, author, kind, text, turn_id, owner_epoch, at) values
    ('00000000-0000-7000-8000-00000000000c', 1, '00000000-0000-5000-8000-000000000001', 'h', 'human', 'text', 'one', null, 1, now()),
    ('00000000-0000-7000-8000-00000000000c', 2, '00000000-0000-5000-8000-000000000001', 'a', 'agent', 'text', 'two', '00000000-0000-7000-8000-0000000000a1', 1, now());
  insert into outbox (conversation_id, first_event, last_event, tenant_id, transition, events, at) values
    ('00000000-0000-7000-8000-00000000000c', 1, 1, '00000000-0000-5000-8000-000000000001', 'accepted', '[{"type": "message", "data": {"seq": 1}}]', now()),
    ('00000000-0000-7000-8000-00000000000c', 2, 2, '00000000-0000-5000-8000-000000000001', 'delivered', '[{"type": "message", "data": {"seq": 2}}]', now());
  insert into idempotency (key_id, route, key, tenant_id, body_hash, status, body)
    values ('00000000-0000-7000-8000-00000000000e', 'POST /m/messages', 'k', '00000000-0000-5000-8000-000000000001', '', 202, '{"seq":1}')`;

const tenant = "'00000000-0000-5000-8000-000000000001'";
const here = "'00000000-0000-7000-8000-00000000000c'";
const handoff = `insert into handoff (id, tenant_id, conversation_id, state, reason, requested_by, holder, expires_in_seconds, requested_at, lapses_at,
  accepted_at, expires_at, ended_at) values ('00000000-0000-7000-8000-0000000000f1', ${tenant}, ${here}`;
const owned = (owner: string, turn = 'null') => `update conversation set owner_epoch = 2;
  insert into ownership (conversation_id, owner_epoch, tenant_id, owner, cause, by_whom, turn_id, at) values (${here}, 2, ${tenant}, '${owner}', 'x', 'x', ${turn}, now())`;

/** Violations planted by hand into what was sound, one at a time: each arm of a query has its own. */
const planted: Record<Invariant, string | string[]> = {
  '1 seqs are 1..n without a gap': 'update conversation set next_seq = 4',
  '1 events are numbered without a gap': 'update outbox set first_event = 3, last_event = 3 where first_event = 2',
  '2 at most one agent text a turn':
    "update message set author = 'agent', turn_id = '00000000-0000-7000-8000-0000000000a1' where seq = 1",
  '2 at most one committed model turn covers a message':
    "update turn set kind = 'model', agent_id = 'a', covers_from = 1, covers_to = 1 where number = 2",
  '3 what a model agent was asked is covered while the agents own':
    "update participant set input_seq = 2 where id = 'a'",
  '3 at most one model turn of an agent runs': `update turn set state = 'running', outcome = null, ended_at = null, kind = 'model', agent_id = 'a',
    covers_from = number, covers_to = number`,
  "4 no agent text inside a person's stretch": [
    `${owned('human')}; update message set owner_epoch = 2 where seq = 2`,
    `${owned('pending_human')}; update message set owner_epoch = 2 where seq = 2`,
    `${handoff}, 'active', 'r', 'a', 'h', 60, now(), null, now() - interval '1 second', now() + interval '1 minute', null)`,
    `${handoff}, 'released', 'r', 'a', 'h', 60, now(), null, now() - interval '1 second', now() + interval '1 minute', now() + interval '1 second')`,
  ],
  '5 no draft answers an older question than the newest it had to see': 'update turn set seen_seq = 0 where number = 1',
  '5 no model turn answers an older question, but after three superseded ones':
    'update turn set covers_to = 0 where number = 1',
  '6 each change to pending_human, or to closed by a draft, has its one closing line': [
    owned('pending_human'),
    owned('closed', "'00000000-0000-7000-8000-0000000000a1'"),
    `${owned('pending_human')}; update message set kind = 'closing'`,
  ],
  '6 each closing line has its change of owner': [
    "update message set kind = 'closing' where seq = 2",
    `${owned('human')}; update message set kind = 'closing' where seq = 2`,
    `${owned('closed')}; update message set kind = 'closing' where seq = 2`,
    `${owned('pending_human')}; update message set kind = 'closing', txid = '1' where seq = 2`,
  ],
  '7 at most one open hand-off, and it is the one the conversation names': [
    `${handoff}, 'requested', 'r', 'a', null, 1, now(), now(), null, null, null)`,
    "update conversation set owner = 'human', active_handoff = '00000000-0000-7000-8000-0000000000f1'",
    `drop index handoff_open; insert into handoff (tenant_id, conversation_id, state, reason, requested_by, expires_in_seconds, requested_at, lapses_at)
      select ${tenant}, ${here}, 'requested', 'r', 'a', 1, now(), now() from generate_series(1, 2);
      update conversation set owner = 'pending_human', active_handoff = (select id from handoff limit 1)`,
  ],
  '8 epochs only grow': [
    'update conversation set owner_epoch = 2',
    `${owned('human')}; update ownership set owner_epoch = 3 where owner_epoch = 2`,
    `${owned('human')}; update message set owner_epoch = 2 where seq = 1`,
  ],
  '8 tokens only grow': 'update turn set token = 2 where number = 1',
  '9 no hand-off ends early': [
    `${handoff}, 'expired', 'r', 'a', 'h', 60, now(), null, now(), now() + interval '1 minute', now())`,
    `${handoff}, 'lapsed', 'r', 'a', null, 60, now(), now() + interval '1 minute', null, null, now())`,
    `${handoff}, 'expired', 'r', 'a', 'h', 60, now(), null, now(), now() + interval '1 minute', now() + interval '1 minute');
      update outbox set transition = 'expired' where first_event = 2`,
  ],
  '9 a conversation comes back at the instant its hand-off ran out': [
    `${handoff}, 'expired', 'r', 'a', 'h', 60, now(), null, now(), now(), now())`,
    `${handoff}, 'lapsed', 'r', 'a', null, 60, now(), now(), null, null, now());
      ${owned('agents')}; update ownership set cause = 'lapsed', at = now() + interval '1 second' where owner_epoch = 2`,
  ],
  '11 exchanges stay within the cap': [
    "update participant set exchanges = 2 where id = 'a'",
    "update message set from_id = 'a', author = 'agent', turn_id = '00000000-0000-7000-8000-0000000000a2' where seq = 1",
  ],
  '12 one outbox row a transition': "update outbox set transition = 'accepted'",
  '13 what was delivered is the fold of the records over the draft': "update message set text = 'raw' where seq = 2",
  '13 the log holds what fired, and nothing else': 'delete from override_log',
  '15 nothing crosses tenants': "update turn set tenant_id = '00000000-0000-5000-8000-000000000002' where number = 2",
  '16 an idempotency key means one effect, kept with its answer': 'update idempotency set body = null',
};

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query('begin');
  await client.query(sound);
});

afterAll(async () => {
  await client.query('rollback');
  await client.end();
  await database.drop();
});

describe('the queries of the invariants', () => {
  it('find nothing in an empty database', async () => {
    expect(await violations(database.superuserUrl)).toEqual({});
  });

  it.each(Object.entries(invariants))('find nothing where all is sound: %s', async (_name, sql) => {
    expect((await client.query(sql)).rows).toEqual([]);
  });

  const plants = Object.entries(planted).flatMap(([name, some]) =>
    [some].flat().map((plant, n) => [name, plant, n + 1] as const),
  );
  it.each(plants)('find a planted violation of: %s', async (name, plant) => {
    await client.query('savepoint sound');
    try {
      await client.query(plant);
      expect((await client.query(invariants[name as Invariant])).rows.length).toBeGreaterThan(0);
    } finally {
      await client.query('rollback to savepoint sound');
    }
  });
});
