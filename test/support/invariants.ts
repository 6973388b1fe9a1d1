import pg from 'pg';

/**
 * What must hold after anything that ran, as SQL over every tenant: each query answers the rows that violate it.
 * The names carry the numbers of the design. test/store/invariants.test.ts shows that each finds a planted violation.
 */
export const invariants = {
  '1 seqs are 1..n without a gap': `
    select c.id from conversation c left join message m on m.conversation_id = c.id
    group by c.id having count(m.seq) <> c.next_seq - 1 or coalesce(max(m.seq), 0) <> c.next_seq - 1`,
  '1 events are numbered without a gap': `
    select c.id from conversation c left join outbox o on o.conversation_id = c.id
    group by c.id having coalesce(sum(o.last_event - o.first_event + 1), 0) <> c.next_event - 1
      or coalesce(max(o.last_event), 0) <> c.next_event - 1`,
  '2 at most one agent text a turn': `
    select turn_id from message where author = 'agent' and kind = 'text' group by turn_id having count(*) > 1 or turn_id is null`,
  '2 at most one committed model turn covers a message': `
    select a.id from turn a join turn b on a.conversation_id = b.conversation_id and a.agent_id = b.agent_id and a.number < b.number
      and a.covers_to >= b.covers_from
    where a.kind = 'model' and b.kind = 'model'
      and coalesce(a.outcome, '') not in ('superseded', 'fenced') and coalesce(b.outcome, '') not in ('superseded', 'fenced')`,
  '3 what a model agent was asked is covered while the agents own': `
    select p.conversation_id, p.id from participant p join conversation c on c.id = p.conversation_id
    where p.generated_by = 'model' and p.removed_at is null and c.owner = 'agents' and p.input_seq > p.replied_seq
      and not exists (select 1 from turn t where t.conversation_id = p.conversation_id and t.agent_id = p.id and t.kind = 'model'
        and t.state <> 'ended' and t.covers_to >= p.input_seq)`,
  '3 at most one model turn of an agent runs': `
    select conversation_id from turn where kind = 'model' and state = 'running' group by conversation_id, agent_id having count(*) > 1`,
  "4 no agent text inside a person's stretch": `
    select m.conversation_id, m.seq from message m
      join ownership o on o.conversation_id = m.conversation_id and o.owner_epoch = m.owner_epoch
    where m.author = 'agent' and m.kind = 'text' and o.owner <> 'agents'
    union all
    select m.conversation_id, m.seq from message m join handoff h on h.conversation_id = m.conversation_id
    where m.author = 'agent' and m.kind = 'text' and h.accepted_at < m.at and m.at < coalesce(h.ended_at, h.expires_at)`,
  '5 no draft answers an older question than the newest it had to see': `
    select t.id from turn t join message m on m.conversation_id = t.conversation_id
      and m.seq > t.seen_seq and m.seq < t.message_seq and m.from_id <> t.agent_id and m.kind = 'text'`,
  '5 no model turn answers an older question, but after three superseded ones': `
    select t.id from turn t join message m on m.conversation_id = t.conversation_id and m.seq > t.covers_to and m.seq < t.message_seq
    where t.kind = 'model' and t.superseded_before < 3 and m.author = 'human' and m.kind = 'text'
      and (select count(*) from participant p where p.conversation_id = t.conversation_id and p.generated_by = 'model') = 1`,
  '6 each change to pending_human, or to closed by a draft, has its one closing line': `
    select o.conversation_id, o.owner_epoch from ownership o
      left join message m on m.conversation_id = o.conversation_id and m.txid = o.txid and m.kind = 'closing'
    where o.owner = 'pending_human' or (o.owner = 'closed' and o.turn_id is not null)
    group by o.conversation_id, o.owner_epoch having count(m.seq) <> 1`,
  '6 each closing line has its change of owner': `
    select m.conversation_id, m.seq from message m
    where m.kind = 'closing' and not exists (select 1 from ownership o where o.conversation_id = m.conversation_id and o.txid = m.txid
      and (o.owner = 'pending_human' or (o.owner = 'closed' and o.turn_id is not null)))`,
  '7 at most one open hand-off, and it is the one the conversation names': `
    select c.id from conversation c left join handoff h on h.conversation_id = c.id and h.state in ('requested', 'active')
    group by c.id having count(h.id) > 1 or (c.active_handoff is null) <> (count(h.id) = 0)`,
  '8 epochs only grow': `
    select c.id from conversation c left join ownership o on o.conversation_id = c.id
    group by c.id having count(o.*) <> c.owner_epoch or max(o.owner_epoch) <> c.owner_epoch
    union all
    select a.conversation_id from message a join message b on a.conversation_id = b.conversation_id and a.seq < b.seq
    where a.owner_epoch > b.owner_epoch`,
  '8 tokens only grow': `
    select t.id from turn t join conversation c on c.id = t.conversation_id where t.token > c.lease_token`,
  '9 no hand-off ends early': `
    select h.id from handoff h where (state = 'expired' and ended_at is distinct from expires_at)
      or (state = 'lapsed' and ended_at is distinct from lapses_at)
      or exists (select 1 from outbox o where o.conversation_id = h.conversation_id and o.txid = h.txid and o.transition = h.state
        and o.transition in ('expired', 'lapsed') and o.at < h.ended_at)`,
  '9 a conversation comes back at the instant its hand-off ran out': `
    select h.id from handoff h left join ownership o on o.conversation_id = h.conversation_id and o.txid = h.txid
      and o.cause = h.state and o.owner = 'agents' and o.at = h.ended_at
    where h.state in ('expired', 'lapsed') and o.at is null`,
  '11 exchanges stay within the cap': `
    select p.conversation_id, p.id from participant p join conversation c on c.id = p.conversation_id
      join lateral (select body from policy where tenant_id = c.tenant_id and name = c.policy_name order by version desc limit 1) q on true
    where (select count(*) from participant a where a.conversation_id = c.id and a.kind = 'agent' and a.removed_at is null) >= 2
      -- What an agent says while it is alone is no exchange, so texts are counted only where the roster never changed.
      and greatest(p.exchanges, (select count(*) from message m where m.conversation_id = c.id and m.from_id = p.id
        and m.author = 'agent' and m.kind = 'text' and c.version = c.owner_epoch
        and m.seq > coalesce((select max(seq) from message h where h.conversation_id = c.id and h.author in ('human', 'operator')), 0)
        and m.owner_epoch > coalesce((select max(owner_epoch) from ownership o where o.conversation_id = c.id and o.owner = 'human'), 0)))
        > least((q.body #>> '{loopCap,perSide}')::int, (c.settings #>> '{loopCap,perSide}')::int)`,
  '12 one outbox row a transition': `
    select conversation_id from outbox group by conversation_id, txid, transition having count(*) > 1
    union all
    select m.conversation_id from message m left join outbox o on o.conversation_id = m.conversation_id and o.txid = m.txid
      and exists (select 1 from jsonb_array_elements(o.events) e where e ->> 'type' = 'message' and (e #>> '{data,seq}')::int = m.seq)
    group by m.conversation_id, m.seq having count(o.*) <> 1`,
  '13 what was delivered is the fold of the records over the draft': `
    select t.id from turn t left join message m on m.conversation_id = t.conversation_id and m.seq = t.message_seq
      left join lateral (select r #>> '{after,outbound}' as outbound from jsonb_array_elements(t.overrides) with ordinality as x (r, n)
        where r ->> 'mode' = 'enforce' and r #>> '{after,outbound}' is not null order by n desc limit 1) last on true
    where t.outcome in ('delivered', 'handed_off') and t.message_seq is not null
      and (m.text is distinct from coalesce(last.outbound, t.draft ->> 'outbound') or m.text is distinct from t.delivered ->> 'outbound')`,
  '13 the log holds what fired, and nothing else': `
    select t.id from turn t left join override_log l on l.turn_id = t.id
    group by t.id having count(l.*) <> (select count(*) from jsonb_array_elements(t.overrides) r where (r ->> 'fired')::boolean)`,
  '15 nothing crosses tenants': `
    select c.id from conversation c where exists (select 1 from message x where x.conversation_id = c.id and x.tenant_id <> c.tenant_id)
      or exists (select 1 from turn x where x.conversation_id = c.id and x.tenant_id <> c.tenant_id)
      or exists (select 1 from outbox x where x.conversation_id = c.id and x.tenant_id <> c.tenant_id)
      or exists (select 1 from handoff x where x.conversation_id = c.id and x.tenant_id <> c.tenant_id)
      or exists (select 1 from override_log x where x.conversation_id = c.id and x.tenant_id <> c.tenant_id)`,
  '16 an idempotency key means one effect, kept with its answer': `
    select key::text from idempotency where status is null or body is null
    union all
    select body from idempotency where route like '%/messages' group by body having count(*) > 1`,
} as const;

export type Invariant = keyof typeof invariants;

/** Every violation found, by invariant; empty when all hold. `url` is a role that sees every tenant. */
export async function violations(url: string): Promise<Partial<Record<Invariant, unknown[]>>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: Partial<Record<Invariant, unknown[]>> = {};
    for (const [name, sql] of Object.entries(invariants) as [Invariant, string][]) {
      const { rows } = await client.query(sql);
      if (rows.length > 0) found[name] = rows;
    }
    return found;
  } finally {
    await client.end();
  }
}
