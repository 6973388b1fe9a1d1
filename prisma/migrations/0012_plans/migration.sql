-- What a claim and a commit cost. PostgreSQL planned the many small statements below them anew at nearly every call, for it
-- compares what plans cost to run and not what they cost to make; measured, two fifths of a claim went into planning.
-- Every one of these statements finds its few rows by a key, so that one plan serves all.
alter function claim_turn(uuid, uuid, int) set plan_cache_mode = force_generic_plan;

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
    if t.kind = 'model' then
      update participant set replied_seq = greatest(replied_seq, t.covers_to) where conversation_id = (s.c).id and id = t.agent_id;
    end if;
    if t.overrides @> '[{"fired": true}]' then
      perform log_overrides(s, t);
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
