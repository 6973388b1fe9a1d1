-- What a message costs: fewer round trips before it is accepted, and less to look through after.

-- What waits to be announced is looked for by conversation; by time alone the search met every row that had waited
-- since the last vacuum.
drop index outbox_waiting;
create index outbox_waiting on outbox (conversation_id, at) where delivered_at is null;

-- A posted message, in one statement with the look at who posts it. A text comes in both forms, a person's own and a
-- draft of only that; what came as a draft has no text.
create function post_message(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  who text;
begin
  if p ->> 'operator' is null and (p ->> 'text' is null or p ->> 'replyBy' is not null) then
    select kind into who from participant
    where conversation_id = (p ->> 'conversationId')::uuid and id = p ->> 'from' and removed_at is null;
    if p ->> 'text' is null and who = 'human' then
      perform refuse(400, 'a person sends a text; only agents send drafts');
    end if;
    if p ->> 'replyBy' is not null and who = 'agent' then
      perform refuse(400, 'only a person says who should answer; leave replyBy out');
    end if;
  end if;
  return accept_message(p_tenant, p);
end $$;

-- The newest lines, oldest first. What their drafts asked for is found at once among the few that asked for something:
-- looked up line by line, forty claims in a row spent most of their time on answers that said nothing.
create index turn_asking on turn (conversation_id, message_seq) where draft ? 'asks' and message_seq is not null;

create or replace function turn_history(p_conversation uuid, p_before int, p_lines int) returns jsonb language sql stable as $$
  with asked as materialized (
    select jsonb_object_agg(t.message_seq, t.draft -> 'asks') as by_seq from turn t
    where t.conversation_id = p_conversation and t.message_seq between p_before - p_lines and p_before - 1 and t.draft ? 'asks'
  )
  select coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'from', m.from_id, 'author', m.author, 'kind', m.kind, 'text', m.text,
    'asks', (select by_seq from asked) -> m.seq::text) order by m.seq), '[]')
  from message m where m.conversation_id = p_conversation and m.seq between p_before - p_lines and p_before - 1
$$;

-- An agent's last turn, asked for in the order of the index that finds it. As a maximum it was looked for, while there
-- were no statistics, among all turns of the tenant that had ended: each claim read the more, the more there were.
create or replace function handoff_that_failed(t turn) returns jsonb language sql stable as $$
  select jsonb_build_object('outcome', l.outcome)
  from (select * from turn where conversation_id = t.conversation_id and agent_id = t.agent_id and number < t.number
      and state = 'ended' order by number desc limit 1) l
  where l.outcome <> 'handed_off' and asks_for_person(row(l.*)::turn)
$$;

do $$
begin
  execute format('grant execute on function post_message(uuid, jsonb) to %I', current_setting('overrule.app_role'));
end $$;
