-- What comes in: conversations, rosters, and messages of people, operators and outside agents.

create function add_to_roster(s act, q jsonb, p_position int) returns void language sql as $$
  insert into participant (conversation_id, id, tenant_id, position, kind, role, represents, generated_by, display_name, instructions)
  values ((s).c.id, q ->> 'id', (s).c.tenant_id, p_position, q ->> 'kind', q ->> 'role', q ->> 'represents',
    case q ->> 'kind' when 'agent' then coalesce(q ->> 'generatedBy', 'client') end, q ->> 'displayName', q ->> 'instructions')
  on conflict (conversation_id, id) do update set position = excluded.position, kind = excluded.kind, role = excluded.role,
    represents = excluded.represents, generated_by = excluded.generated_by, display_name = excluded.display_name,
    instructions = excluded.instructions, removed_at = null
$$;

create function create_conversation(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act;
  c conversation;
  q jsonb;
  n int := 0;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  insert into conversation (tenant_id, policy_name, settings, metadata)
  values (p_tenant, p ->> 'policy', coalesce(p -> 'settings', '{}'), p -> 'metadata') returning * into c;
  insert into ownership (conversation_id, owner_epoch, tenant_id, owner, cause, by_whom, at)
  values (c.id, c.owner_epoch, p_tenant, c.owner, 'created', 'client', c.created_at);
  s.c := c;
  for q in select * from jsonb_array_elements(p -> 'participants') loop
    n := n + 1;
    perform add_to_roster(s, q, n);
  end loop;
  return (201, conversation_json(c.id)::text, c.id, false)::effect;
end $$;

create function add_participant(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  q jsonb := p -> 'participant';
  place int;
begin
  perform expect_version(s, p);
  if (select count(*) from participant where conversation_id = (s.c).id and removed_at is null) >= 32 then
    perform refuse(409, 'a conversation has at most 32 participants; remove one first');
  end if;
  if exists (select 1 from participant where conversation_id = (s.c).id and id = q ->> 'id' and removed_at is null) then
    perform refuse(409, 'this id is on the roster already; choose another, or remove that participant first');
  end if;
  if q ->> 'represents' is not null and not exists (select 1 from participant
      where conversation_id = (s.c).id and id = q ->> 'represents' and kind = 'human' and removed_at is null) then
    perform refuse(400, 'participant.represents names no human of this roster; add that person first');
  end if;
  select coalesce(max(position), 0) + 1 into place from participant where conversation_id = (s.c).id;
  perform add_to_roster(s, q, place);
  s.c.version := (s.c).version + 1;
  s := end_act(s, 'roster');
  return (201, conversation_json((s.c).id)::text, (s.c).id, s.rings)::effect;
end $$;

-- Whoever leaves takes what it was about to say with it; a person who leaves gives the conversation back.
create function remove_participant(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  gone participant;
begin
  perform expect_version(s, p);
  update participant set removed_at = s.at
  where conversation_id = (s.c).id and id = p ->> 'participant' and removed_at is null returning * into gone;
  if not found then
    perform refuse(404, 'no such participant on the roster; read it with GET /v1/conversations/:id');
  end if;
  s.c.version := (s.c).version + 1;
  s := fence_turns(s, 'the agent left the roster', null, gone.id);
  update participant set replied_seq = greatest(replied_seq, input_seq) where conversation_id = (s.c).id and id = gone.id;
  if gone.kind = 'human' and (s.c).owner = 'human' and holder_of(s) = gone.id then
    s := end_handoff(s, 'released', 'agents', gone.id, s.at);
    s := wake_unanswered(s);
  end if;
  s := end_act(s, 'roster');
  return (200, conversation_json((s.c).id)::text, (s.c).id, s.rings)::effect;
end $$;

-- Gives an agent something to answer. What it has not begun grows; what it is generating is superseded, but for
-- the turn that follows three superseded ones: that commits what it answers, and the rest is the next turn.
create function give_input(s act, p_agent text, p_seq int) returns act language plpgsql as $$
declare
  p participant;
  newest turn;
begin
  update participant set input_seq = p_seq where conversation_id = (s.c).id and id = p_agent returning * into p;
  s.turn_id := null;
  if (s.c).owner <> 'agents' then
    return s;
  end if;
  select * into newest from turn
  where conversation_id = (s.c).id and agent_id = p_agent and kind = 'model' and state <> 'ended'
  order by number desc limit 1;
  if not found then
    return start_model_turn(s, p_agent, p.replied_seq + 1, p_seq, 0);
  end if;
  if newest.state = 'pending' then
    update turn set covers_to = p_seq, txid = pg_current_xact_id() where id = newest.id;
    s.turn_id := newest.id;
    s.rings := true;
    return s;
  end if;
  if newest.superseded_before >= 3 then
    return start_model_turn(s, p_agent, newest.covers_to + 1, p_seq, 0);
  end if;
  s := start_model_turn(s, p_agent, newest.covers_from, p_seq, newest.superseded_before + 1);
  update turn set state = 'ended', outcome = 'superseded', because = unsaid(turn, 'a newer message came'), ended_at = s.at, due_at = null,
    superseded_by = s.turn_id, txid = pg_current_xact_id()
  where id = newest.id returning * into newest;
  return add_turn_event(s, newest);
end $$;

-- The model agent that answers: the only one, the one named, or under `agents` the next in roster order.
create function answerer(s act, p_position int, p_named text) returns text language plpgsql as $$
declare
  agents text[];
  next_one text;
begin
  select coalesce(array_agg(id order by position), '{}') into agents from participant
  where conversation_id = (s.c).id and removed_at is null and generated_by = 'model' and position <> p_position;
  if p_named is not null then
    if not p_named = any (agents) then
      perform refuse(400, 'replyBy names no agent here that the service''s model speaks for; name one that is generatedBy "model"');
    end if;
    return p_named;
  end if;
  if cardinality(agents) <= 1 then
    return agents[1];
  end if;
  if (s.c).policy_name <> 'agents' then
    perform refuse(400, 'several agents could answer; say which with replyBy: ' || array_to_string(agents, ', '));
  end if;
  select id into next_one from participant
  where conversation_id = (s.c).id and id = any (agents)
  order by position <= p_position, position limit 1;
  return next_one;
end $$;

-- The holder's own words answer whatever was open.
create function answered_by_person(s act) returns void language sql as $$
  update participant set replied_seq = (s).seq where conversation_id = (s).c.id and kind = 'agent'
$$;

-- An entitled person writes: it takes over what the agents own or a hand-off waits for, and renews what it holds.
-- What another person holds stays as it is. Answers whether the writer holds the conversation now.
create function person_writes(s act, p_by text, p_author text, p_text text) returns act language plpgsql as $$
begin
  if (s.c).owner in ('agents', 'pending_human') then
    s := hold(s, p_by, 'message');
  elsif (s.c).owner = 'human' and holder_of(s) = p_by then
    perform extend_hold(s);
  end if;
  s := add_message(s, p_by, p_author, 'text', p_text);
  if (s.c).owner = 'human' and holder_of(s) = p_by then
    perform answered_by_person(s);
  end if;
  if (s.c).owner <> 'closed' then
    perform reset_exchanges(s);
  end if;
  return s;
end $$;

create function human_speaks(s act, who participant, p jsonb) returns act language plpgsql as $$
declare
  agent text;
begin
  if exists (select 1 from participant where conversation_id = (s.c).id and represents = who.id and removed_at is null) then
    return person_writes(s, who.id, 'human', p ->> 'text');
  end if;
  agent := answerer(s, who.position, p ->> 'replyBy');
  s := add_message(s, who.id, 'human', 'text', p ->> 'text');
  perform reset_exchanges(s);
  return case when agent is null then s else give_input(s, agent, s.seq) end;
end $$;

create function expect_retry(s act, who participant, p_retry uuid) returns void language plpgsql as $$
begin
  if p_retry is null then
    return;
  end if;
  if not exists (select 1 from turn where id = p_retry and conversation_id = (s.c).id and agent_id = who.id and outcome = 'blocked') then
    perform refuse(409, 'draft.retryOf names no blocked turn of this agent; leave it out to begin anew');
  end if;
  if exists (select 1 from turn where retry_of = p_retry) then
    perform refuse(409, 'that turn has been retried already; name the newest blocked turn');
  end if;
end $$;

create function outside_agent_drafts(s act, who participant, p jsonb) returns act language plpgsql as $$
declare
  t turn;
  retry uuid := (p ->> 'retryOf')::uuid;
begin
  if who.generated_by = 'model' then
    perform refuse(400, 'the service''s own model speaks for this agent; post drafts only for agents that are generatedBy "client"');
  end if;
  perform expect_retry(s, who, retry);
  insert into turn (tenant_id, conversation_id, number, agent_id, kind, state, draft, seen_seq, retry_of, owner_epoch, due_at,
    created_at, counters, nudges, iteration)
  select (s.c).tenant_id, (s.c).id, (s.c).next_turn, who.id, 'draft', 'pending', p -> 'draft', (p ->> 'seenSeq')::int, retry,
    (s.c).owner_epoch, s.at, s.at, coalesce(r.counters, '{}'), coalesce(r.nudges, '[]'), coalesce(r.iteration, 0)
  from (select retry as id) asked left join turn r using (id)
  returning * into t;
  s.turn_id := t.id;
  s.c.next_turn := (s.c).next_turn + 1;
  s.rings := (s.c).owner = 'agents';
  return case when s.rings then s else fence_turns(s, 'the agents do not own the conversation') end;
end $$;

create function accept_message(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
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
      perform refuse(409, 'the conversation is closed; start a new one', current_handoff(s));
    end if;
    s := case who.kind when 'human' then human_speaks(s, who, p) else outside_agent_drafts(s, who, p) end;
  end if;
  s := end_act(s, 'accepted');
  return (202, format('{"messageId":%s,"seq":%s,"turnId":%s}', coalesce(to_json(s.message_id)::text, 'null'),
    coalesce(s.seq::text, 'null'), coalesce(to_json(s.turn_id)::text, 'null')), (s.c).id, s.rings)::effect;
end $$;
