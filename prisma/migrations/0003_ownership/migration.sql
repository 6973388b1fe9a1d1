-- Who speaks for the conversation: requests, take-overs and their ends. Each function is one transition and
-- answers the confirmed row.

create function handoff_seconds(s act, p_field text, p_asked int default null) returns int language sql stable as $$
  select least(stricter_number(policy_body((s).c.policy_name), (s).c.settings, 'handoff', p_field), p_asked)
$$;

-- What a refusal shows: the open hand-off or, when there is none, the one that was named, as it ended.
create function current_handoff(s act, p_named uuid default null) returns json language sql stable as $$
  select json_build_object('owner', (s).c.owner, 'ownerEpoch', (s).c.owner_epoch, 'version', (s).c.version,
    'handoff', (select handoff_json(h) from handoff h where h.id = coalesce((s).c.active_handoff, p_named)))
$$;

-- Request, closing line and notice stand or fall with the change of owner.
create function open_handoff(s act, p_reason text, p_by text, p_seconds int, p_author text, p_turn uuid default null)
returns act language plpgsql as $$
declare
  h handoff;
begin
  insert into handoff (tenant_id, conversation_id, state, reason, requested_by, expires_in_seconds, requested_at, lapses_at)
  values ((s.c).tenant_id, (s.c).id, 'requested', p_reason, p_by, handoff_seconds(s, 'expiresInSeconds', p_seconds), s.at,
    s.at + make_interval(secs => handoff_seconds(s, 'lapseSeconds')))
  returning * into h;
  s.c.active_handoff := h.id;
  s := move_owner(s, 'pending_human', 'requested', p_by, s.at, p_turn);
  s := add_message(s, case p_author when 'agent' then p_by else 'system' end, p_author, 'closing', policy_text(s, 'closing'), p_turn);
  s := add_notice(s, policy_text(s, 'notice'));
  return add_event(s, 'handoff', handoff_json(h));
end $$;

-- The person holds it from now: a waiting hand-off becomes theirs, otherwise a new row says so.
create function hold(s act, p_by text, p_cause text) returns act language plpgsql as $$
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
  return add_event(s, 'handoff', handoff_json(h));
end $$;

-- Writing, typing and renewing restart the whole time. No change of hands, so no event.
create function extend_hold(s act) returns void language sql as $$
  update handoff set expires_at = (s).at + make_interval(secs => expires_in_seconds), txid = pg_current_xact_id()
  where id = (s).c.active_handoff
$$;

create function holder_of(s act) returns text language sql stable as $$
  select holder from handoff where id = (s).c.active_handoff and state = 'active'
$$;

create function answer_handoff(s act, p_handoff uuid, p_status int) returns effect language sql stable as $$
  select (p_status, handoff_json(h)::text, (s).c.id, (s).rings)::effect from handoff h where h.id = p_handoff
$$;

create function refuse_handoff(s act, p_message text, p_named text default null) returns void language plpgsql as $$
begin
  perform refuse(409, p_message, current_handoff(s, p_named::uuid));
end $$;

create function request_handoff(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
begin
  perform expect_version(s, p);
  if (s.c).owner <> 'agents' then
    perform refuse_handoff(s, 'only a conversation that the agents own can be handed over; see "current"');
  end if;
  s := open_handoff(s, p ->> 'reason', p ->> 'requestedBy', (p ->> 'expiresInSeconds')::int, 'system');
  s := end_act(s, 'requested');
  return answer_handoff(s, (s.c).active_handoff, 201);
end $$;

create function take_over(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
begin
  perform expect_version(s, p);
  if (s.c).owner = 'closed' then
    perform refuse_handoff(s, 'the conversation is closed; nobody can take it over');
  end if;
  if (s.c).owner = 'human' and holder_of(s) = p ->> 'by' then
    perform extend_hold(s);
  else
    -- From one person to another, the agents own it at no instant in between.
    if (s.c).owner = 'human' then
      s := finish_handoff(s, 'released', s.at);
    end if;
    s := hold(s, p ->> 'by', 'takeover');
  end if;
  s := end_act(s, 'takeover');
  return answer_handoff(s, (s.c).active_handoff, 200);
end $$;

-- The conversation of a hand-off that is named by its own id.
create function begin_on_handoff(p_tenant uuid, p jsonb) returns act language plpgsql as $$
declare
  s act;
  conversation uuid;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  select conversation_id into conversation from handoff where id = (p ->> 'handoffId')::uuid;
  if not found then
    perform refuse(404, 'no hand-off has this id; list them with GET /v1/handoffs');
  end if;
  s := begin_act(p_tenant, conversation);
  perform expect_version(s, p);
  return s;
end $$;

create function accept_handoff(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_on_handoff(p_tenant, p);
begin
  if (s.c).owner <> 'pending_human' or (s.c).active_handoff <> (p ->> 'handoffId')::uuid then
    perform refuse_handoff(s, 'this hand-off waits for nobody any more; see "current", or use takeover', p ->> 'handoffId');
  end if;
  s := hold(s, p ->> 'by', 'accepted');
  s := end_act(s, 'accepted');
  return answer_handoff(s, (p ->> 'handoffId')::uuid, 200);
end $$;

create function decline_handoff(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_on_handoff(p_tenant, p);
begin
  if (s.c).owner <> 'pending_human' or (s.c).active_handoff <> (p ->> 'handoffId')::uuid then
    perform refuse_handoff(s, 'this hand-off waits for nobody any more; see "current"', p ->> 'handoffId');
  end if;
  s := end_handoff(s, 'declined', 'agents', p ->> 'by', s.at);
  s := wake_unanswered(s);
  s := end_act(s, 'declined');
  return answer_handoff(s, (p ->> 'handoffId')::uuid, 200);
end $$;

create function expect_holder(s act, p jsonb) returns void language plpgsql as $$
begin
  if (s.c).owner <> 'human' or (s.c).active_handoff <> (p ->> 'handoffId')::uuid or holder_of(s) <> p ->> 'by' then
    perform refuse_handoff(s, 'only the person who holds this hand-off now can do that; see "current"', p ->> 'handoffId');
  end if;
end $$;

create function renew_handoff(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_on_handoff(p_tenant, p);
begin
  perform expect_holder(s, p);
  perform extend_hold(s);
  s := end_act(s, 'renewed');
  return answer_handoff(s, (p ->> 'handoffId')::uuid, 200);
end $$;

create function release_handoff(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_on_handoff(p_tenant, p);
begin
  perform expect_holder(s, p);
  s := end_handoff(s, 'released', 'agents', p ->> 'by', s.at);
  s := wake_unanswered(s);
  s := end_act(s, 'released');
  return answer_handoff(s, (p ->> 'handoffId')::uuid, 200);
end $$;

create function note_typing(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
  renewed boolean := (s.c).owner = 'human' and holder_of(s) = p ->> 'by';
begin
  if renewed then
    perform extend_hold(s);
  end if;
  s := end_act(s, 'typing');
  return (200, json_build_object('renewed', renewed)::text, (s.c).id, s.rings)::effect;
end $$;

create function close_conversation(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  s act := begin_act(p_tenant, (p ->> 'conversationId')::uuid);
begin
  perform expect_version(s, p);
  if (s.c).active_handoff is not null then
    s := end_handoff(s, 'closed', 'closed', p ->> 'by', s.at);
  elsif (s.c).owner <> 'closed' then
    s := move_owner(s, 'closed', 'closed', p ->> 'by', s.at);
  end if;
  s := end_act(s, 'closed');
  return (200, conversation_json((s.c).id)::text, (s.c).id, false)::effect;
end $$;
