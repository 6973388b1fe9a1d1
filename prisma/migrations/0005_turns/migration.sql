-- What goes out: a worker claims a turn, decides, and commits; the commit believes nothing but what it reads here.

-- The newest lines, oldest first. What each asked for is looked up line by line: a join would read every turn there is.
create function turn_history(p_conversation uuid, p_before int, p_lines int) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'from', m.from_id, 'author', m.author, 'kind', m.kind, 'text', m.text,
    'asks', case when m.kind = 'text' and m.turn_id is not null then (select t.draft -> 'asks' from turn t where t.id = m.turn_id) end)
    order by m.seq), '[]')
  from (select * from message where conversation_id = p_conversation and seq < p_before order by seq desc limit p_lines) m
$$;

-- What the agent last tried, when it asked for a person and none was called: { outcome }, else null.
create function handoff_that_failed(t turn) returns jsonb language sql stable as $$
  select jsonb_build_object('outcome', l.outcome)
  from turn l
  where l.conversation_id = t.conversation_id and l.number = (select max(number) from turn
      where conversation_id = t.conversation_id and agent_id = t.agent_id and number < t.number and state = 'ended')
    and l.outcome <> 'handed_off' and asks_for_person(l)
$$;

-- How the conversation came back to the agents, while this agent has not spoken since: released, expired, declined or lapsed.
create function came_back(t turn) returns text language sql stable as $$
  select o.cause from ownership o
  where o.conversation_id = t.conversation_id and o.owner_epoch = t.owner_epoch and o.owner = 'agents' and o.cause <> 'created'
    and not exists (select 1 from message m where m.conversation_id = o.conversation_id and m.owner_epoch = o.owner_epoch
      and m.from_id = t.agent_id and m.author = 'agent')
$$;

create function turn_facts(s act, t turn) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'token', (s).c.lease_token, 'at', iso((s).at), 'conversationId', (s).c.id, 'policy', (s).c.policy_name,
    'policyVersion', t.policy_version, 'settings', (s).c.settings, 'stage', (s).c.stage, 'turnId', t.id, 'kind', t.kind,
    'agent', t.agent_id, 'draft', t.draft, 'dispatches', t.dispatches, 'claims', t.claims,
    'iteration', t.iteration, 'counters', t.counters, 'nudges', t.nudges,
    'participants', (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', p.id, 'kind', p.kind, 'role', p.role,
        'represents', p.represents, 'generatedBy', p.generated_by, 'displayName', p.display_name,
        'instructions', p.instructions)) order by p.position)
      from participant p where p.conversation_id = (s).c.id and p.removed_at is null),
    'exchanges', (select coalesce(jsonb_object_agg(p.id, p.exchanges), '{}') from participant p
      where p.conversation_id = (s).c.id and p.removed_at is null and p.kind = 'agent'),
    'history', turn_history((s).c.id, (s).c.next_seq, 40),
    'failedHandoff', handoff_that_failed(t), 'cameBack', came_back(t),
    'generation', (select jsonb_build_object('id', g.id, 'state', g.state, 'response', g.response, 'error', g.error)
      from generation g where g.turn_id = t.id order by g.number desc limit 1))
$$;

create function work_left(s act) returns boolean language sql stable as $$
  select exists (select 1 from turn where conversation_id = (s).c.id and state <> 'ended' and due_at <= (s).at)
$$;

-- Claims the oldest due turn under a new fencing token. Answers its facts, {"busy": true} while another worker holds
-- the conversation, or {} when nothing is due. Two statements: the lock first, then a look with a fresh snapshot.
create function claim_turn(p_tenant uuid, p_conversation uuid, p_lease_ms int) returns jsonb language plpgsql as $$
declare
  s act := begin_act(p_tenant, p_conversation);
  t turn;
  busy boolean := coalesce((s.c).lease_until > s.at, false);
begin
  if not busy then
    select * into t from turn
    where conversation_id = (s.c).id and state <> 'ended' and due_at <= s.at
      and not (kind = 'model' and exists (select 1 from turn e where e.conversation_id = (s.c).id and e.agent_id = turn.agent_id
        and e.kind = 'model' and e.state <> 'ended' and e.number < turn.number))
    order by number limit 1;
  end if;
  if busy or t.id is null then
    s := end_act(s, 'settled');
    return case when busy then '{"busy": true}'::jsonb else '{}'::jsonb end;
  end if;
  s.c.lease_token := (s.c).lease_token + 1;
  s.c.lease_until := s.at + make_interval(secs => p_lease_ms / 1000.0);
  update turn set state = 'running', token = (s.c).lease_token, started_at = coalesce(started_at, s.at),
    claims = claims + 1, txid = pg_current_xact_id(),
    policy_version = coalesce(policy_version, (select max(version) from policy where tenant_id = p_tenant and name = (s.c).policy_name))
  where id = t.id returning * into t;
  s := end_act(s, 'claimed');
  return turn_facts(s, t);
end $$;

-- Ends a turn without a word, for a reason the conversation itself gives.
create function end_turn(s act, t turn, p_outcome text, p_because text) returns act language plpgsql as $$
begin
  update turn set state = 'ended', outcome = p_outcome, because = unsaid(turn, p_because), ended_at = s.at, due_at = null,
    txid = pg_current_xact_id()
  where id = t.id returning * into t;
  return add_turn_event(s, t);
end $$;

-- Whether somebody else has said something since what this turn answers.
create function is_superseded(s act, t turn) returns boolean language sql stable as $$
  select case t.kind
    when 'draft' then t.seen_seq is not null and exists (select 1 from message m
      where m.conversation_id = (s).c.id and m.seq > t.seen_seq and m.from_id <> t.agent_id and m.kind = 'text')
    else t.superseded_before < 3 and (select input_seq > t.covers_to from participant
      where conversation_id = (s).c.id and id = t.agent_id) end
$$;

create function agents_on_roster(s act) returns bigint language sql stable as $$
  select count(*) from participant where conversation_id = (s).c.id and removed_at is null and kind = 'agent'
$$;

create function roster_fits(s act, p_policy jsonb) returns boolean language sql stable as $$
  select not exists (
    select 1 from jsonb_each_text(coalesce((s).c.settings -> 'roster', '{}') || (p_policy -> 'roster')) as need (role, n)
    where n::int <> (select count(*) from participant p
      where p.conversation_id = (s).c.id and p.removed_at is null and p.kind = 'human' and p.role = need.role))
$$;

create function at_cap(s act, p_policy jsonb, p_agent text) returns boolean language sql stable as $$
  select agents_on_roster(s) >= 2
    and (select exchanges from participant where conversation_id = (s).c.id and id = p_agent)
      >= stricter_number(p_policy, (s).c.settings, 'loopCap', 'perSide')
$$;

-- Why a text may not leave, asked of the database and not of the worker: 'roster', 'cap' or null.
create function commit_barrier(s act, t turn) returns text language plpgsql as $$
declare
  body jsonb;
begin
  select p.body into body from policy p
  where p.tenant_id = (s.c).tenant_id and p.name = (s.c).policy_name and p.version = t.policy_version;
  if rule_enforced(body, (s.c).settings, 'pair-check') and not roster_fits(s, body) then
    return 'roster';
  end if;
  if rule_enforced(body, (s.c).settings, 'loop-cap') and at_cap(s, body, t.agent_id) then
    return 'cap';
  end if;
  return null;
end $$;

create function log_overrides(s act, t turn) returns void language sql as $$
  insert into override_log (tenant_id, conversation_id, turn_id, agent_id, override, mode, outcome, record, at)
  select (s).c.tenant_id, (s).c.id, t.id, t.agent_id, r ->> 'override', r ->> 'mode', r ->> 'outcome', r, (s).at
  from jsonb_array_elements(t.overrides) with ordinality as x (r, ord)
  where (r ->> 'fired')::boolean order by ord
$$;

-- Under `agents` what one agent says is input to the next model agent in roster order. While a person is asked for it waits.
create function pass_on(s act, t turn) returns act language plpgsql as $$
declare
  next_agent text;
  place int;
begin
  if (s.c).policy_name <> 'agents' or s.said is null or (s.c).owner = 'closed' then
    return s;
  end if;
  select position into place from participant where conversation_id = (s.c).id and id = t.agent_id;
  next_agent := answerer(s, place, null);
  if next_agent is not null then
    s := give_input(s, next_agent, s.said);
  end if;
  return s;
end $$;

-- Delivered text, between agents one exchange; then the change of owner with its closing line, if the draft asked for one.
create function say(s act, t turn, p jsonb) returns act language plpgsql as $$
begin
  if p ->> 'text' is not null then
    s := add_message(s, t.agent_id, 'agent', 'text', p ->> 'text', t.id);
    s.said := s.seq;
    update participant set exchanges = exchanges + 1
    where conversation_id = (s.c).id and id = t.agent_id and agents_on_roster(s) >= 2;
  end if;
  if p -> 'handoff' is not null and p -> 'handoff' <> 'null' then
    s := open_handoff(s, p #>> '{handoff,reason}', t.agent_id, (p #>> '{handoff,expiresInSeconds}')::int, 'agent', t.id);
  elsif coalesce((p ->> 'closes')::boolean, false) then
    s := move_owner(s, 'closed', 'closed', t.agent_id, s.at, t.id);
    s := add_message(s, t.agent_id, 'agent', 'closing', policy_text(s, 'closing'), t.id);
  end if;
  return pass_on(s, t);
end $$;

-- Told once until a person takes part: an event with what the record offers instead, and the policy's notice.
create function tell_capped(s act, t turn) returns act language plpgsql as $$
declare
  said int;
begin
  update participant set capped_told = true
  where conversation_id = (s.c).id and id = t.agent_id and not capped_told returning exchanges into said;
  if not found then
    return s;
  end if;
  s := add_event(s, 'capped', json_build_object('agent', t.agent_id, 'exchanges', said, 'turnId', t.id, 'alternatives',
    (select r -> 'alternatives' from jsonb_array_elements(t.overrides) r
      where r ->> 'outcome' = 'cap' and r ->> 'mode' = 'enforce' limit 1), 'at', iso(s.at)));
  return add_notice(s, policy_text(s, 'capped'));
end $$;

-- Writes the decision: message, override log, outbox row, counters and the change of owner, or records why not.
-- p: { turnId, token, outcome, because, reasons, text|null, delivered, noteFor, note, overrides, nudges, verdicts, counters, draft,
-- handoff|null, closes }
-- Answers { status: committed|superseded|fenced|refused|stale|ended, why?, more }; `refused` asks for a decision on fresh facts.
create function commit_reply(p_tenant uuid, p jsonb) returns jsonb language plpgsql as $$
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
      note = nullif(p -> 'note', 'null'), overrides = coalesce(p -> 'overrides', '[]'), nudges = coalesce(p -> 'nudges', '[]'),
      verdicts = verdicts || coalesce(p -> 'verdicts', '[]'), counters = coalesce(p -> 'counters', counters), iteration = iteration + 1,
      message_seq = s.said, ended_at = s.at, due_at = null, txid = pg_current_xact_id()
    where id = t.id returning * into t;
    update participant set replied_seq = greatest(replied_seq, t.covers_to)
    where conversation_id = (s.c).id and id = t.agent_id and t.kind = 'model';
    perform log_overrides(s, t);
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

-- Gives a claimed conversation back undecided, for the sweeper to try again after the delay.
create function release_turn(p_tenant uuid, p jsonb) returns void language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
begin
  if (s.c).lease_token = (p ->> 'token')::bigint then
    s.c.lease_until := null;
    update turn set due_at = s.at + make_interval(secs => (p ->> 'delayMs')::int / 1000.0)
    where id = (p ->> 'turnId')::uuid and state <> 'ended' and due_at is not null;
  end if;
  s := end_act(s, 'released');
end $$;

-- One model call is asked for: the turn waits for it, and the conversation is free meanwhile. Null when fenced.
-- p.sentBack, when a draft was rejected: { verdicts, counters, nudges }.
create function begin_generation(p_tenant uuid, p jsonb) returns uuid language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  made uuid;
begin
  if (s.c).lease_token = (p ->> 'token')::bigint then
    s.c.lease_until := null;
    update turn set due_at = null, dispatches = dispatches + 1, claims = 0, nudges = coalesce(p #> '{sentBack,nudges}', nudges),
      verdicts = verdicts || coalesce(p #> '{sentBack,verdicts}', '[]'), counters = coalesce(p #> '{sentBack,counters}', counters),
      iteration = iteration + (p ? 'sentBack')::int, txid = pg_current_xact_id()
    where id = (p ->> 'turnId')::uuid and state = 'running';
    if found then
      insert into generation (tenant_id, conversation_id, turn_id, number, dispatch, state, request, lease_until, created_at)
      select p_tenant, (s.c).id, t.id, t.dispatches, p ->> 'dispatch', 'pending', p -> 'request', s.at + interval '3 seconds', s.at
      from turn t where t.id = (p ->> 'turnId')::uuid returning id into made;
    end if;
  end if;
  s := end_act(s, 'generating');
  return made;
end $$;

-- Hands a generation to one model worker for a while. Null when it is done, taken, or nobody waits for it any more.
create function claim_generation(p_tenant uuid, p_generation uuid, p_lease_ms int) returns jsonb language plpgsql as $$
declare
  g generation;
  waiting boolean;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  select * into g from generation where id = p_generation for update;
  if not found or g.state not in ('pending', 'running') or (g.state = 'running' and g.lease_until > clock()) then
    return null;
  end if;
  select state <> 'ended' into waiting from turn where id = g.turn_id;
  update generation set state = case when waiting then 'running' else 'failed' end, attempt = attempt + 1,
    lease_until = clock() + make_interval(secs => p_lease_ms / 1000.0),
    error = case when not waiting then 'the turn ended first' end, ended_at = case when not waiting then clock() end,
    txid = pg_current_xact_id()
  where id = p_generation returning * into g;
  return case when waiting then jsonb_build_object('attempt', g.attempt, 'turnId', g.turn_id,
    'dispatch', g.dispatch, 'request', g.request) end;
end $$;

-- Keeps what the model answered and makes its turn due. A late attempt changes nothing.
create function store_generation(p_tenant uuid, p jsonb) returns uuid language plpgsql as $$
declare
  g generation;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  update generation set state = case when p ->> 'error' is null then 'done' else 'failed' end, response = p -> 'response',
    error = p ->> 'error', ended_at = clock(), lease_until = null, txid = pg_current_xact_id()
  where id = (p ->> 'id')::uuid and state = 'running' and attempt = (p ->> 'attempt')::int returning * into g;
  if not found then
    return null;
  end if;
  update turn set due_at = clock() where id = g.turn_id and state <> 'ended';
  return g.conversation_id;
end $$;

create function turn_has_ended(p_tenant uuid, p_turn uuid) returns boolean language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  return (select state = 'ended' from turn where id = p_turn);
end $$;

-- The turn that answers in the end, of those that superseded each other, and whether it has ended.
create function last_of_chain(p_tenant uuid, p_turn uuid, out id uuid, out ended boolean) language plpgsql as $$
declare
  t turn;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  select * into t from turn where turn.id = p_turn;
  while t.superseded_by is not null loop
    select * into t from turn where turn.id = t.superseded_by;
  end loop;
  id := t.id;
  ended := t.state = 'ended';
end $$;

create function settle_conversation(p_tenant uuid, p_conversation uuid) returns boolean language plpgsql as $$
declare
  s act := begin_act(p_tenant, p_conversation);
begin
  s := end_act(s, 'settled');
  return s.rings;
end $$;

-- Marks outbox rows as delivered and tells every process to look: [{ tenantId, conversationId }].
-- The news is the conversation's id and those of the turns that ended, so that who waits for another sleeps on.
-- A crash before this returns leaves the rows waiting, and the sweeper announces them again under the same numbers.
create function announce(p_items jsonb) returns void language plpgsql as $$
declare
  item jsonb;
  turns text[];
begin
  for item in select * from jsonb_array_elements(p_items) order by value ->> 'conversationId' loop
    perform set_config('app.tenant', item ->> 'tenantId', true);
    with marked as (
      update outbox set delivered_at = clock()
      where conversation_id = (item ->> 'conversationId')::uuid and delivered_at is null returning events
    )
    select array_agg(distinct e #>> '{data,id}') into turns
    from marked cross join jsonb_array_elements(events) e where e ->> 'type' = 'turn';
    -- A payload holds 8,000 bytes; whoever is left out looks again within the second.
    perform pg_notify('overrule', concat_ws(' ', item ->> 'conversationId', array_to_string(turns[1:200], ' ')));
  end loop;
end $$;

-- The sweeper's list, the only look across tenants beside the look-up of keys: ids, never content.
create function due_work(p_limit int) returns table (tenant_id uuid, id uuid, kind text)
language sql security definer set search_path = public as $$
  (select distinct t.tenant_id, t.conversation_id, 'turn' from turn t join conversation c on c.id = t.conversation_id
    where t.state <> 'ended' and t.due_at <= clock() - interval '1 second' and (c.lease_until is null or c.lease_until <= clock()) limit p_limit)
  union all
  (select g.tenant_id, g.id, 'generation' from generation g
    where g.state in ('pending', 'running') and g.lease_until <= clock() limit p_limit)
  union all
  (select h.tenant_id, h.conversation_id, 'handoff' from handoff h
    where h.state in ('requested', 'active')
      and least(case when h.state = 'requested' then h.lapses_at end, case when h.state = 'active' then h.expires_at end) <= clock()
    limit p_limit)
  union all
  (select distinct o.tenant_id, o.conversation_id, 'outbox' from outbox o
    where o.delivered_at is null and o.at <= clock() - interval '1 second' limit p_limit)
  union all
  (select distinct i.tenant_id, i.tenant_id, 'idempotency' from idempotency i
    where i.created_at <= clock() - interval '7 days' limit p_limit)
$$;

create function expire_idempotency(p_tenant uuid) returns void language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  delete from idempotency where created_at <= clock() - interval '7 days';
end $$;
