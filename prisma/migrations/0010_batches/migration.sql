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

do $$
begin
  execute format('grant execute on function post_message(uuid, jsonb) to %I', current_setting('overrule.app_role'));
end $$;
