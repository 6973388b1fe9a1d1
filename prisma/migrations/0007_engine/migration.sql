-- Model turns: what a turn has planned, called and found so far, on its own row, so that a crash costs one step.

alter table turn add column work jsonb not null default '{}';

alter table generation
  -- When a model took it; waiting in a queue is not the model's time.
  add column started_at timestamptz,
  add column failure text check (failure in ('out_of_memory', 'timed_out', 'does_not_fit', 'failed'));

-- Tells how a turn ended: with how many judgements, and how many milliseconds after a worker first took it.
create or replace function add_turn_event(s act, t turn) returns act language plpgsql as $$
begin
  return add_event(s, 'turn', json_build_object('id', t.id, 'conversationId', t.conversation_id, 'agent', t.agent_id,
    'kind', t.kind, 'state', t.state, 'outcome', t.outcome, 'messageSeq', t.message_seq, 'supersededBy', t.superseded_by,
    'iterations', t.iteration, 'durationMs', round(extract(epoch from t.ended_at - t.started_at) * 1000)::int,
    'endedAt', iso(t.ended_at)));
end $$;

-- Whether the turn's draft asks for a person, or the newest generation of a turn that has none yet.
create or replace function asks_for_person(t turn) returns boolean language sql stable as $$
  select case when t.draft is not null then t.draft ? 'handoff' else coalesce((
    select jsonb_path_exists(g.response, '$.calls[*] ? (@.name == "request_handoff")') from generation g
    where g.turn_id = t.id and g.state = 'done' order by g.number desc limit 1), false) end
$$;

-- What became of the agent's last output, when rules changed it or held it back: { outcome, because, fired }, else null.
create function last_verdict(t turn) returns jsonb language sql stable as $$
  select jsonb_build_object('outcome', l.outcome, 'because', l.because, 'fired', fired)
  from (select * from turn where conversation_id = t.conversation_id and agent_id = t.agent_id and number < t.number
      and state = 'ended' and outcome not in ('superseded', 'fenced') order by number desc limit 1) l, lateral (
    select coalesce(jsonb_agg(jsonb_build_object('override', r -> 'override', 'outcome', r -> 'outcome', 'because', r -> 'because')
      order by ord), '[]') as fired
    from jsonb_array_elements(l.overrides) with ordinality as x (r, ord)
    where (r ->> 'fired')::boolean and r ->> 'mode' = 'enforce') rules
  where fired <> '[]' or l.outcome in ('blocked', 'silenced', 'capped', 'fallback')
$$;

-- What a worker needs of a turn it claimed. What only a model is shown is looked for in model turns alone.
create or replace function turn_facts(s act, t turn) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'token', (s).c.lease_token, 'at', iso((s).at), 'conversationId', (s).c.id, 'policy', (s).c.policy_name,
    'policyVersion', t.policy_version, 'settings', (s).c.settings, 'stage', (s).c.stage, 'turnId', t.id, 'kind', t.kind,
    'agent', t.agent_id, 'draft', t.draft, 'dispatches', t.dispatches, 'claims', t.claims,
    'iteration', t.iteration, 'counters', t.counters, 'nudges', t.nudges, 'work', t.work,
    'spentMs', case t.kind when 'model' then (select coalesce(sum(extract(epoch from g.ended_at - g.started_at)) * 1000, 0)
      from generation g where g.turn_id = t.id and g.ended_at is not null and g.started_at is not null) else 0 end,
    'failedReplies', case t.kind when 'model' then (select count(*) from generation g
      where g.turn_id = t.id and g.dispatch = 'reply' and g.state = 'failed') else 0 end,
    'participants', (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', p.id, 'kind', p.kind, 'role', p.role,
        'represents', p.represents, 'generatedBy', p.generated_by, 'displayName', p.display_name,
        'instructions', p.instructions)) order by p.position)
      from participant p where p.conversation_id = (s).c.id and p.removed_at is null),
    'exchanges', (select coalesce(jsonb_object_agg(p.id, p.exchanges), '{}') from participant p
      where p.conversation_id = (s).c.id and p.removed_at is null and p.kind = 'agent'),
    'history', turn_history((s).c.id, (s).c.next_seq, 40),
    'failedHandoff', case t.kind when 'model' then handoff_that_failed(t) end,
    'cameBack', case t.kind when 'model' then came_back(t) end,
    'lastVerdict', case t.kind when 'model' then last_verdict(t) end,
    'generation', (select jsonb_build_object('id', g.id, 'dispatch', g.dispatch, 'state', g.state, 'response', g.response,
        'error', g.error, 'failure', g.failure)
      from generation g where g.turn_id = t.id order by g.number desc limit 1))
$$;

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
      note = nullif(p -> 'note', 'null'), overrides = coalesce(p -> 'overrides', '[]'), nudges = coalesce(p -> 'nudges', '[]'),
      verdicts = verdicts || coalesce(p -> 'verdicts', '[]'), counters = coalesce(p -> 'counters', counters), iteration = iteration + 1,
      work = coalesce(p -> 'work', work),
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

-- One model call is asked for: the turn waits for it, and the conversation is free meanwhile. Null when fenced.
-- p.sentBack, when a draft was rejected: { verdicts, counters, nudges }.
create or replace function begin_generation(p_tenant uuid, p jsonb) returns uuid language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  made uuid;
begin
  if (s.c).lease_token = (p ->> 'token')::bigint then
    s.c.lease_until := null;
    update turn set due_at = null, dispatches = dispatches + 1, claims = 0, nudges = coalesce(p #> '{sentBack,nudges}', nudges),
      verdicts = verdicts || coalesce(p #> '{sentBack,verdicts}', '[]'), counters = coalesce(p #> '{sentBack,counters}', counters),
      iteration = iteration + (p ? 'sentBack')::int, work = coalesce(p -> 'work', work), txid = pg_current_xact_id()
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
create or replace function claim_generation(p_tenant uuid, p_generation uuid, p_lease_ms int) returns jsonb language plpgsql as $$
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
  update generation set state = case when waiting then 'running' else 'failed' end, attempt = attempt + 1, started_at = clock(),
    lease_until = clock() + make_interval(secs => p_lease_ms / 1000.0),
    error = case when not waiting then 'the turn ended first' end, ended_at = case when not waiting then clock() end,
    txid = pg_current_xact_id()
  where id = p_generation returning * into g;
  return case when waiting then jsonb_build_object('attempt', g.attempt, 'turnId', g.turn_id,
    'dispatch', g.dispatch, 'request', g.request) end;
end $$;

-- Keeps what the model was shown and answered, and makes its turn due; later, when the model ran out of memory.
-- A late attempt changes nothing.
create or replace function store_generation(p_tenant uuid, p jsonb) returns uuid language plpgsql as $$
declare
  g generation;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  update generation set state = case when p ->> 'error' is null then 'done' else 'failed' end, response = p -> 'response',
    request = coalesce(p -> 'request', request), error = p ->> 'error', failure = p ->> 'failure', ended_at = clock(), lease_until = null, txid = pg_current_xact_id()
  where id = (p ->> 'id')::uuid and state = 'running' and attempt = (p ->> 'attempt')::int returning * into g;
  if not found then
    return null;
  end if;
  update turn set due_at = clock() + case when g.failure = 'out_of_memory' then interval '5 seconds' else interval '0' end
  where id = g.turn_id and state <> 'ended';
  return g.conversation_id;
end $$;

-- Per gate and bucket: how often it was asked, how often it rejected, how often that sent the writer back, with how many
-- corrections, and how many turns ended in the fallback at its bound.
create function gate_stats(p_tenant uuid, p_since timestamptz, p_until timestamptz, p_bucket text)
returns table (gate text, bucket timestamptz, evaluated bigint, fired bigint, reloops bigint, nudges bigint, fallbacks bigint)
language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  return query
  with said as (
    select t.id, t.outcome, v ->> 'gate' as name, date_trunc(p_bucket, t.ended_at, 'UTC') as at, v ->> 'verdict' as verdict,
      jsonb_typeof(v -> 'nudge') = 'object' as nudged, (v ->> 'counter')::int >= (v ->> 'limit')::int as spent,
      row_number() over (partition by t.id, v -> 'iteration', jsonb_typeof(v -> 'nudge') order by ord) as place
    from turn t cross join lateral jsonb_array_elements(t.verdicts) with ordinality as x (v, ord)
    where t.tenant_id = p_tenant and t.state = 'ended' and t.ended_at >= p_since and t.ended_at < p_until
  )
  select s.name, s.at, count(*) filter (where s.verdict <> 'not_applicable'), count(*) filter (where s.verdict in ('reject', 'error')),
    count(*) filter (where s.nudged and s.place = 1), count(*) filter (where s.nudged),
    count(distinct s.id) filter (where s.outcome = 'fallback' and s.verdict = 'reject' and s.spent)
  from said s group by 1, 2 order by 2, 1;
end $$;

-- Turns of so many model calls, the newest first: they may go in circles.
create function loop_candidates(p_tenant uuid, p_since timestamptz, p_until timestamptz, p_dispatches int)
returns table (id uuid, conversation_id uuid, agent text, dispatches int, outcome text, ended_at timestamptz) language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  return query
  select t.id, t.conversation_id, t.agent_id, t.dispatches, t.outcome, t.ended_at from turn t
  where t.tenant_id = p_tenant and t.state = 'ended' and t.dispatches >= p_dispatches and t.ended_at >= p_since and t.ended_at < p_until
  order by t.ended_at desc limit 100;
end $$;

-- An ended turn with everything its decision rested on, so that it can be decided again; null for any other.
-- The lines are those it could see; the roster is today's.
create function turn_snapshot(p_tenant uuid, p_turn uuid) returns jsonb language plpgsql as $$
declare
  t turn;
  r turn;
  c conversation;
  lines jsonb;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  select * into t from turn where id = p_turn and state = 'ended' and policy_version is not null;
  if not found then
    return null;
  end if;
  select * into c from conversation where id = t.conversation_id;
  select * into r from turn where id = t.retry_of;
  select coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'from', m.from_id, 'author', m.author, 'kind', m.kind, 'text', m.text,
    'asks', case when m.kind = 'text' and m.turn_id is not null then (select o.draft -> 'asks' from turn o where o.id = m.turn_id) end)
    order by m.seq), '[]') into lines
  from (select * from message where conversation_id = t.conversation_id and at <= t.ended_at and turn_id is distinct from t.id
    and seq < coalesce(t.message_seq, 2147483647) order by seq desc limit 40) m;
  return jsonb_build_object('turnId', t.id, 'conversationId', t.conversation_id, 'kind', t.kind, 'agent', t.agent_id, 'stage', c.stage,
    'settings', c.settings, 'history', lines,
    'policy', (select body from policy where tenant_id = p_tenant and name = c.policy_name and version = t.policy_version),
    'participants', (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', p.id, 'kind', p.kind, 'role', p.role,
        'represents', p.represents, 'generatedBy', p.generated_by, 'displayName', p.display_name,
        'instructions', p.instructions)) order by p.position)
      from participant p where p.conversation_id = c.id and (p.removed_at is null or p.removed_at > t.ended_at)),
    'exchanges', (select coalesce(jsonb_object_agg(p.id, (select count(*) from jsonb_array_elements(lines) l
        where l ->> 'from' = p.id and l ->> 'kind' = 'text' and (l ->> 'seq')::int > (select coalesce(max((q ->> 'seq')::int), 0)
          from jsonb_array_elements(lines) q where q ->> 'author' in ('human', 'operator')))), '{}')
      from participant p where p.conversation_id = c.id and p.kind = 'agent'),
    'draft', case t.kind when 'draft' then t.draft end, 'work', t.work,
    'before', jsonb_build_object('iteration', coalesce(r.iteration, 0), 'counters', coalesce(r.counters, '{}'),
      'nudges', coalesce(r.nudges, '[]')),
    'generations', (select coalesce(jsonb_agg(jsonb_build_object('dispatch', g.dispatch, 'request', g.request, 'response', g.response,
        'failure', g.failure) order by g.number), '[]') from generation g where g.turn_id = t.id),
    'ended', jsonb_build_object('outcome', t.outcome, 'delivered', t.delivered -> 'outbound',
      'rejections', (select coalesce(jsonb_agg(jsonb_build_array(v -> 'iteration', v -> 'gate') order by ord), '[]')
        from jsonb_array_elements(t.verdicts) with ordinality as x (v, ord) where v ->> 'verdict' in ('reject', 'error')),
      'fired', (select coalesce(jsonb_agg(jsonb_build_array(o -> 'override', o -> 'mode', o -> 'outcome') order by ord), '[]')
        from jsonb_array_elements(t.overrides) with ordinality as x (o, ord) where (o ->> 'fired')::boolean)));
end $$;
