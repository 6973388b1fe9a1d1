-- The words the transitions are made of. A transition locks its conversation once (begin_act), changes the
-- copy it holds, and writes it back once (end_act), so that one statement is all or nothing.

-- message_id and seq: the message written last; said: the seq of an agent's text; turn_id: the turn made last.
create type act as (
  c conversation,
  events jsonb,
  at timestamptz,
  rings boolean,
  message_id uuid,
  seq int,
  said int,
  turn_id uuid
);

-- What an HTTP effect answers: the bytes to send and keep, and the conversation to ring when `rings`.
create type effect as (status int, body text, conversation_id uuid, rings boolean);

-- A refusal the caller can act on: the status stands in the error code, the present state in the detail.
create function refuse(p_status int, p_message text, p_current json default null) returns void language plpgsql as $$
begin
  raise exception using errcode = 'OV' || p_status, message = p_message, detail = coalesce(p_current::text, '');
end $$;

create function iso(p timestamptz) returns text language sql immutable as $$
  select to_char(p at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The newest version of a conversation's policy.
create function policy_body(p_name text) returns jsonb language sql stable as $$
  select body from policy where name = p_name and tenant_id = current_tenant() order by version desc limit 1
$$;

create function policy_text(s act, p_name text) returns text language sql stable as $$
  select policy_body((s).c.policy_name) -> 'texts' ->> p_name
$$;

-- The stricter of the policy and the conversation's settings, for a number where less is stricter.
create function stricter_number(p_policy jsonb, p_settings jsonb, variadic p_path text[]) returns int language sql immutable as $$
  select least((p_policy #>> p_path)::int, (p_settings #>> p_path)::int)
$$;

-- Mode of a rule: the stricter of policy and settings; a rule nobody names is enforced.
create function rule_enforced(p_policy jsonb, p_settings jsonb, p_rule text) returns boolean language sql immutable as $$
  select coalesce(p_policy #>> array['overrides', p_rule, 'mode'], 'enforce') = 'enforce'
    or coalesce(p_settings #>> array['overrides', p_rule, 'mode'], '') = 'enforce'
$$;

create function handoff_json(h handoff) returns json language sql stable as $$
  select json_build_object('id', h.id, 'conversationId', h.conversation_id, 'state', h.state, 'reason', h.reason,
    'requestedBy', h.requested_by, 'holder', h.holder, 'requestedAt', iso(h.requested_at), 'lapsesAt', iso(h.lapses_at),
    'acceptedAt', iso(h.accepted_at), 'expiresAt', iso(h.expires_at), 'endedAt', iso(h.ended_at))
$$;

-- A hand-off as it is at this instant, whether or not anybody has swept since it ran out.
create view handoff_now with (security_invoker = true) as
select h.id, h.tenant_id, h.conversation_id, coalesce(ran_out, h.state) as state, h.reason, h.requested_by, h.holder,
  h.expires_in_seconds, h.requested_at, h.lapses_at, h.accepted_at, h.expires_at,
  case ran_out when 'expired' then h.expires_at when 'lapsed' then h.lapses_at else h.ended_at end as ended_at,
  h.requested_txid, h.txid
from handoff h
  -- Asked once a row: two looks at the clock could fall on either side of the end.
  cross join lateral (select case when h.state = 'active' and h.expires_at <= clock() then 'expired'
    when h.state = 'requested' and h.lapses_at <= clock() then 'lapsed' end as ran_out) as x;

-- The owner, epoch and version as they are at this instant.
create view conversation_now with (security_invoker = true) as
select c.id, c.tenant_id, c.policy_name, c.settings, c.metadata, c.stage, c.next_seq, c.next_event, c.created_at,
  case when over then 'agents' else c.owner end as owner,
  c.owner_epoch + over::int as owner_epoch,
  c.version + over::int as version,
  case when over then null else c.active_handoff end as active_handoff
from conversation c
  left join handoff_now h on h.id = c.active_handoff
  cross join lateral (select coalesce(h.state in ('expired', 'lapsed'), false) as over) as x;

create function conversation_json(p_conversation uuid) returns json language sql stable as $$
  select json_build_object('id', c.id, 'policy', c.policy_name,
    'policyVersion', (select max(version) from policy p where p.tenant_id = c.tenant_id and p.name = c.policy_name),
    'owner', c.owner, 'ownerEpoch', c.owner_epoch, 'version', c.version, 'stage', c.stage,
    'participants', (select coalesce(json_agg(json_strip_nulls(json_build_object('id', p.id, 'kind', p.kind, 'role', p.role,
        'represents', p.represents, 'generatedBy', p.generated_by, 'displayName', p.display_name,
        'instructions', p.instructions)) order by p.position), '[]')
      from participant p where p.conversation_id = c.id and p.removed_at is null),
    'exchanges', (select coalesce(json_object_agg(p.id, p.exchanges order by p.position), '{}')
      from participant p where p.conversation_id = c.id and p.removed_at is null and p.kind = 'agent'),
    'exchangeCap', cap.n,
    'cappedAgents', (select case when count(*) < 2 then '[]'::json
        else coalesce(json_agg(p.id order by p.position) filter (where p.exchanges >= cap.n), '[]') end
      from participant p where p.conversation_id = c.id and p.removed_at is null and p.kind = 'agent'),
    'handoff', (select handoff_json(h) from handoff h where h.id = c.active_handoff),
    'settings', c.settings, 'metadata', c.metadata, 'createdAt', iso(c.created_at))
  from conversation_now c
    cross join lateral (select stricter_number(policy_body(c.policy_name), c.settings, 'loopCap', 'perSide') as n) as cap
  where c.id = p_conversation
$$;

create function add_event(s act, p_type text, p_data json, p_for text default null) returns act language plpgsql as $$
begin
  s.events := s.events || jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('type', p_type, 'for', p_for))
    || jsonb_build_object('data', p_data));
  return s;
end $$;

-- One outbox row for the events gathered since the last one; their numbers leave no gap.
create function flush_events(s act, p_transition text) returns act language plpgsql as $$
declare
  n int := jsonb_array_length(s.events);
begin
  if n = 0 then
    return s;
  end if;
  insert into outbox (conversation_id, first_event, last_event, tenant_id, transition, at, events)
  select (s.c).id, (s.c).next_event, (s.c).next_event + n - 1, (s.c).tenant_id, p_transition, s.at,
    jsonb_agg(e || jsonb_build_object('id', (s.c).next_event + ord - 1) order by ord)
  from jsonb_array_elements(s.events) with ordinality as x (e, ord);
  s.c.next_event := (s.c).next_event + n;
  s.events := '[]';
  return s;
end $$;

create function add_message(s act, p_from text, p_author text, p_kind text, p_text text, p_turn uuid default null)
returns act language plpgsql as $$
begin
  s.seq := (s.c).next_seq;
  s.c.next_seq := (s.c).next_seq + 1;
  insert into message (conversation_id, seq, tenant_id, from_id, author, kind, text, turn_id, owner_epoch, at)
  values ((s.c).id, s.seq, (s.c).tenant_id, p_from, p_author, p_kind, p_text, p_turn, (s.c).owner_epoch, s.at)
  returning id into s.message_id;
  return add_event(s, 'message', json_build_object('seq', s.seq, 'from', p_from, 'author', p_author, 'kind', p_kind,
    'text', p_text, 'turnId', p_turn, 'at', iso(s.at)));
end $$;

create function add_notice(s act, p_text text) returns act language plpgsql as $$
begin
  return case when p_text is null then s else add_message(s, 'system', 'system', 'notice', p_text) end;
end $$;

create function add_turn_event(s act, t turn) returns act language plpgsql as $$
begin
  return add_event(s, 'turn', json_build_object('id', t.id, 'conversationId', t.conversation_id, 'agent', t.agent_id,
    'kind', t.kind, 'state', t.state, 'outcome', t.outcome, 'messageSeq', t.message_seq, 'supersededBy', t.superseded_by,
    'endedAt', iso(t.ended_at)));
end $$;

-- Whether the draft of a turn, posted or generated, asks for a person.
create function asks_for_person(t turn) returns boolean language sql stable as $$
  select coalesce(t.draft, (select g.response -> 'draft' from generation g where g.turn_id = t.id and g.state = 'done'
    order by g.number desc limit 1)) ? 'handoff'
$$;

-- Why a turn ended without a word; an agent that asked for a person is told that none was called.
create function unsaid(t turn, p_because text) returns text language sql stable as $$
  select p_because || case when asks_for_person(t) then '; nothing of it was said, and the hand-off it asked for did not happen'
    else '' end
$$;

create function fence_turns(s act, p_because text, p_except uuid default null, p_agent text default null)
returns act language plpgsql as $$
declare
  t turn;
begin
  for t in
    update turn set state = 'ended', outcome = 'fenced', because = unsaid(turn, p_because), ended_at = s.at, due_at = null,
      txid = pg_current_xact_id()
    where conversation_id = (s.c).id and state <> 'ended' and id is distinct from p_except
      and (p_agent is null or agent_id = p_agent)
    returning *
  loop
    s := add_turn_event(s, t);
  end loop;
  return s;
end $$;

-- A turn of a model agent over all it has not answered.
create function start_model_turn(s act, p_agent text, p_from int, p_to int, p_superseded_before int)
returns act language plpgsql as $$
begin
  insert into turn (tenant_id, conversation_id, number, agent_id, kind, state, covers_from, covers_to, superseded_before,
    owner_epoch, due_at, created_at)
  values ((s.c).tenant_id, (s.c).id, (s.c).next_turn, p_agent, 'model', 'pending', p_from, p_to, p_superseded_before,
    (s.c).owner_epoch, s.at, s.at)
  returning id into s.turn_id;
  s.c.next_turn := (s.c).next_turn + 1;
  s.rings := true;
  return s;
end $$;

create function wake_unanswered(s act) returns act language plpgsql as $$
declare
  p participant;
begin
  for p in
    select * from participant
    where conversation_id = (s.c).id and removed_at is null and generated_by = 'model' and input_seq > replied_seq
    order by position
  loop
    s := start_model_turn(s, p.id, p.replied_seq + 1, p.input_seq, 0);
  end loop;
  return s;
end $$;

-- Every change of owner goes through here: a new epoch, and whatever was being said is fenced.
create function move_owner(s act, p_owner text, p_cause text, p_by text, p_at timestamptz, p_turn uuid default null)
returns act language plpgsql as $$
begin
  s.c.owner := p_owner;
  s.c.owner_epoch := (s.c).owner_epoch + 1;
  s.c.version := (s.c).version + 1;
  insert into ownership (conversation_id, owner_epoch, tenant_id, owner, cause, by_whom, turn_id, at)
  values ((s.c).id, (s.c).owner_epoch, (s.c).tenant_id, p_owner, p_cause, p_by, p_turn, p_at);
  if p_owner in ('agents', 'closed') then
    s.c.active_handoff := null;
  end if;
  return fence_turns(s, 'the conversation changed hands', p_turn);
end $$;

create function finish_handoff(s act, p_state text, p_at timestamptz) returns act language plpgsql as $$
declare
  h handoff;
begin
  update handoff set state = p_state, ended_at = p_at, txid = pg_current_xact_id()
  where id = (s.c).active_handoff returning * into h;
  return add_event(s, 'handoff', handoff_json(h));
end $$;

-- Ends the open hand-off in the given state and gives the conversation to the given owner.
create function end_handoff(s act, p_state text, p_owner text, p_by text, p_at timestamptz) returns act language plpgsql as $$
begin
  return move_owner(finish_handoff(s, p_state, p_at), p_owner, p_state, p_by, p_at);
end $$;

-- Applies what the clock has already decided: an expired or lapsed hand-off goes back to the agents.
create function settle(s act) returns act language plpgsql as $$
declare
  h handoff;
  over text;
begin
  if (s.c).active_handoff is null then
    return s;
  end if;
  select * into h from handoff where id = (s.c).active_handoff;
  over := case when h.state = 'active' and h.expires_at <= s.at then 'expired'
    when h.state = 'requested' and h.lapses_at <= s.at then 'lapsed' end;
  if over is null then
    return s;
  end if;
  s := end_handoff(s, over, 'agents', 'clock', case over when 'expired' then h.expires_at else h.lapses_at end);
  s := add_notice(s, policy_text(s, 'expired'));
  s := wake_unanswered(s);
  return flush_events(s, over);
end $$;

create function begin_act(p_tenant uuid, p_conversation uuid) returns act language plpgsql as $$
declare
  s act;
  c conversation;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  select * into c from conversation where id = p_conversation for update;
  if not found then
    perform refuse(404, 'no conversation has this id; list yours with GET /v1/conversations');
  end if;
  s.c := c;
  s.events := '[]';
  s.at := clock();
  s.rings := false;
  return settle(s);
end $$;

create function end_act(s act, p_transition text) returns act language plpgsql as $$
begin
  s := flush_events(s, p_transition);
  update conversation set owner = (s.c).owner, owner_epoch = (s.c).owner_epoch, version = (s.c).version, stage = (s.c).stage,
    next_seq = (s.c).next_seq, next_event = (s.c).next_event, next_turn = (s.c).next_turn, lease_token = (s.c).lease_token,
    lease_until = (s.c).lease_until, active_handoff = (s.c).active_handoff
  where id = (s.c).id;
  return s;
end $$;

create function expect_version(s act, p jsonb) returns void language plpgsql as $$
begin
  if p ->> 'ifMatch' is not null and (p ->> 'ifMatch')::bigint <> (s.c).version then
    perform refuse(412, format('the conversation is at version %s now; read it again and decide on what it says', (s.c).version));
  end if;
end $$;

-- A person took part: every agent may speak its share again.
create function reset_exchanges(s act) returns void language sql as $$
  update participant set exchanges = 0, capped_told = false
  where conversation_id = (s).c.id and (exchanges <> 0 or capped_told)
$$;

-- Runs an effect once per idempotency key: the effect and what it answered are kept in one transaction.
-- A second call with the same key waits for the first and gets its bytes.
create function once(p_tenant uuid, p_key uuid, p_route text, p_idem text, p_hash bytea, p_effect text, p_args jsonb)
returns table (replayed boolean, status int, body text, conversation_id uuid, rings boolean) language plpgsql as $$
declare
  kept idempotency;
  done effect;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  insert into idempotency (key_id, route, key, tenant_id, body_hash) values (p_key, p_route, p_idem, p_tenant, p_hash)
  on conflict do nothing;
  if not found then
    select * into kept from idempotency i where i.key_id = p_key and i.route = p_route and i.key = p_idem;
    -- A row that another tenant's key made is hidden from this one, and so counts as another body.
    if kept.body_hash is distinct from p_hash then
      perform refuse(422, 'this Idempotency-Key was used with another body; send the first body again, or a new key');
    end if;
    return query select true, kept.status, kept.body, null::uuid, false;
    return;
  end if;
  execute format('select * from %I($1, $2)', p_effect) into done using p_tenant, p_args;
  update idempotency i set status = done.status, body = done.body
  where i.key_id = p_key and i.route = p_route and i.key = p_idem;
  return query select false, done.status, done.body, done.conversation_id, done.rings;
end $$;
