-- What the packs need: a thread that answers a farewell without being opened by it, and a record of each draft that a rule
-- sent back, not only of the one that left.

-- Under `support` a person's message to a closed conversation is answered, and no more than that: `stage` says so until an
-- operator takes part. What is written to a closed conversation anywhere else is refused as before.
create function reopen_closed(s act, p_by text) returns act language plpgsql as $$
begin
  s.c.stage := 'closed';
  return move_owner(s, 'agents', 'reopened', p_by, s.at);
end $$;

create or replace function accept_message(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  who participant;
begin
  if p ->> 'operator' is not null then
    s := person_writes(s, p ->> 'operator', 'operator', p ->> 'text');
  else
    select * into who from participant where conversation_id = (s.c).id and id = p ->> 'from' and removed_at is null;
    if not found then
      perform refuse(400, '"from" is nobody on this conversation''s roster; add the participant first');
    end if;
    if (s.c).owner = 'closed' then
      if (s.c).policy_name <> 'support' or who.kind <> 'human' then
        perform refuse(409, 'the conversation is closed; start a new one', current_handoff(s));
      end if;
      s := reopen_closed(s, who.id);
    end if;
    s := case who.kind when 'human' then human_speaks(s, who, p) else outside_agent_drafts(s, who, p) end;
  end if;
  s := end_act(s, 'accepted');
  return (202, format('{"messageId":%s,"seq":%s,"turnId":%s}', coalesce(to_json(s.message_id)::text, 'null'),
    coalesce(s.seq::text, 'null'), coalesce(to_json(s.turn_id)::text, 'null')), (s.c).id, s.rings)::effect;
end $$;

-- The person holds it from now: a waiting hand-off becomes theirs, otherwise a new row says so. An operator, who is on no
-- roster, opens a closed thread for good.
create or replace function hold(s act, p_by text, p_cause text) returns act language plpgsql as $$
declare
  h handoff;
begin
  if (s.c).owner = 'pending_human' then
    update handoff set state = 'active', holder = p_by, accepted_at = s.at,
      expires_at = s.at + make_interval(secs => expires_in_seconds), txid = pg_current_xact_id()
    where id = (s.c).active_handoff returning * into h;
  else
    insert into handoff (tenant_id, conversation_id, state, reason, requested_by, holder, expires_in_seconds, requested_at,
      accepted_at, expires_at)
    values ((s.c).tenant_id, (s.c).id, 'active', p_cause, p_by, p_by, handoff_seconds(s, 'expiresInSeconds'), s.at, s.at,
      s.at + make_interval(secs => handoff_seconds(s, 'expiresInSeconds')))
    returning * into h;
    s.c.active_handoff := h.id;
  end if;
  s := move_owner(s, 'human', p_cause, p_by, s.at);
  perform reset_exchanges(s);
  if not exists (select 1 from participant where conversation_id = (s.c).id and id = p_by and removed_at is null) then
    s.c.stage := 'open';
  end if;
  return add_event(s, 'handoff', handoff_json(h));
end $$;

drop function log_overrides(act, turn);
create function log_overrides(s act, t turn, p_records jsonb) returns void language sql as $$
  insert into override_log (tenant_id, conversation_id, turn_id, agent_id, override, mode, outcome, record, at)
  select (s).c.tenant_id, (s).c.id, t.id, t.agent_id, r ->> 'override', r ->> 'mode', r ->> 'outcome', r, (s).at
  from jsonb_array_elements(p_records) with ordinality as x (r, ord)
  where (r ->> 'fired')::boolean order by ord
$$;

-- One model call is asked for: the turn waits for it, and the conversation is free meanwhile. Null when fenced.
-- p.sentBack, when a draft was rejected: { verdicts, counters, nudges, overrides }; of the overrides those that sent it back.
create or replace function begin_generation(p_tenant uuid, p jsonb) returns uuid language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  made uuid;
  t turn;
begin
  if (s.c).lease_token = (p ->> 'token')::bigint then
    s.c.lease_until := null;
    update turn set due_at = null, dispatches = dispatches + 1, claims = 0, nudges = coalesce(p #> '{sentBack,nudges}', nudges),
      verdicts = verdicts || coalesce(p #> '{sentBack,verdicts}', '[]'), counters = coalesce(p #> '{sentBack,counters}', counters),
      iteration = iteration + (p ? 'sentBack')::int, work = coalesce(p -> 'work', work),
      overrides = overrides || coalesce(p #> '{sentBack,overrides}', '[]'), txid = pg_current_xact_id()
    where id = (p ->> 'turnId')::uuid and state = 'running' returning * into t;
    if found then
      if jsonb_array_length(coalesce(p #> '{sentBack,overrides}', '[]')) > 0 then
        perform log_overrides(s, t, p #> '{sentBack,overrides}');
      end if;
      insert into generation (tenant_id, conversation_id, turn_id, number, dispatch, state, request, lease_until, created_at)
      values (p_tenant, (s.c).id, t.id, t.dispatches, p ->> 'dispatch', 'pending', p -> 'request', s.at + interval '3 seconds', s.at)
      returning id into made;
    end if;
  end if;
  s := end_act(s, 'generating');
  return made;
end $$;

-- Writes the decision: message, override log, outbox row, counters and the change of owner, or records why not.
-- p: { turnId, token, outcome, because, reasons, text|null, delivered, noteFor, note, overrides, nudges, verdicts, counters, draft,
-- handoff|null, closes, work }
-- Answers { status: committed|superseded|fenced|refused|stale|ended, why?, more }; `refused` asks for a decision on fresh facts.
create or replace function commit_reply(p_tenant uuid, p jsonb) returns jsonb language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  t turn;
  barrier text;
  status text := 'committed';
begin
  select * into t from turn where id = (p ->> 'turnId')::uuid and conversation_id = (s.c).id;
  if t.state = 'ended' or (s.c).lease_token <> (p ->> 'token')::bigint then
    -- Whoever comes too late, and is still the newest worker, keeps nobody waiting for its lease.
    if (s.c).lease_token = (p ->> 'token')::bigint then
      s.c.lease_until := null;
    end if;
    s := end_act(s, 'settled');
    return jsonb_build_object('status', case when t.state = 'ended' then 'ended' else 'stale' end,
      'outcome', t.outcome, 'more', work_left(s));
  end if;
  if (s.c).owner <> 'agents' or (s.c).owner_epoch <> t.owner_epoch then
    status := 'fenced';
    s := end_turn(s, t, 'fenced', 'the conversation changed hands');
  elsif is_superseded(s, t) then
    status := 'superseded';
    s := end_turn(s, t, 'superseded', 'a newer message came');
  else
    barrier := case when p ->> 'text' is not null then commit_barrier(s, t) end;
    if barrier is not null then
      s := end_act(s, 'settled');
      return jsonb_build_object('status', 'refused', 'why', barrier, 'facts', turn_facts(s, t));
    end if;
    s := say(s, t, p);
    update turn set state = 'ended', outcome = p ->> 'outcome',
      because = case p ->> 'outcome' when 'handed_off' then p ->> 'because' else unsaid(turn, p ->> 'because') end, reasons = coalesce(p -> 'reasons', '[]'),
      draft = coalesce(p -> 'draft', draft), delivered = nullif(p -> 'delivered', 'null'), note_for = p ->> 'noteFor',
      note = nullif(p -> 'note', 'null'), overrides = overrides || coalesce(p -> 'overrides', '[]'), nudges = coalesce(p -> 'nudges', '[]'),
      verdicts = verdicts || coalesce(p -> 'verdicts', '[]'), counters = coalesce(p -> 'counters', counters), iteration = iteration + 1,
      work = coalesce(p -> 'work', work),
      message_seq = s.said, ended_at = s.at, due_at = null, txid = pg_current_xact_id()
    where id = t.id returning * into t;
    if t.kind = 'model' then
      update participant set replied_seq = greatest(replied_seq, t.covers_to) where conversation_id = (s.c).id and id = t.agent_id;
    end if;
    if p -> 'overrides' @> '[{"fired": true}]' then
      perform log_overrides(s, t, p -> 'overrides');
    end if;
    s := add_turn_event(s, t);
    if t.note_for is not null then
      s := add_event(s, 'note', json_build_object('turnId', t.id, 'seq', t.message_seq, 'coaching', t.note -> 'coaching',
        'signals', t.note -> 'signals', 'at', iso(s.at)), t.note_for);
    end if;
    if t.outcome = 'capped' then
      s := tell_capped(s, t);
    end if;
  end if;
  s.c.lease_until := null;
  s := end_act(s, coalesce(t.outcome, status));
  return jsonb_build_object('status', status, 'more', work_left(s));
end $$;

alter function commit_reply(uuid, jsonb) set plan_cache_mode = force_generic_plan;

do $$
declare
  app text := current_setting('overrule.app_role');
begin
  execute format('grant execute on function reopen_closed(act, text), log_overrides(act, turn, jsonb) to %I', app);
end $$;
