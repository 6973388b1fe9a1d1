-- The rate of each key, keys of new tenants, and the numbers behind /metrics.

-- How many requests of a key this second has seen. What a crash empties is counted anew, in another second: a database
-- does not come back within one. So nothing of it is logged.
create unlogged table rate_window (
  key_id uuid primary key references api_key,
  tenant_id uuid not null,
  second bigint not null,
  taken int not null
) with (fillfactor = 50);

-- Hands out up to p_ask of what is left of p_limit requests in this second of this clock, and says for how many
-- milliseconds it lasts. The clock is read under the row's lock, so that seconds follow each other.
create function take_requests(p_tenant uuid, p_key uuid, p_limit int, p_ask int, out granted int, out second bigint, out ms_left int)
language plpgsql as $$
declare
  w rate_window;
  now timestamptz;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  insert into rate_window (key_id, tenant_id, second, taken) values (p_key, p_tenant, 0, 0) on conflict do nothing;
  select * into w from rate_window where key_id = p_key for update;
  now := clock();
  second := floor(extract(epoch from now));
  -- A clock set back a little repeats a second, whose count is gone: it counts as full until the clock has caught up.
  if w.second between second + 1 and second + 10 then
    w.taken := p_limit;
  elsif w.second <> second then
    w.second := second;
    w.taken := 0;
  end if;
  granted := greatest(least(p_ask, p_limit - w.taken), 0);
  -- clock() cuts microseconds off, hence one millisecond less.
  ms_left := greatest(floor(1000 * (second + 1 - extract(epoch from now)))::int - 1, 0);
  if granted > 0 then
    update rate_window r set second = w.second, taken = w.taken + granted where r.key_id = p_key;
  end if;
end $$;

-- Looks a key up and takes requests for it in the same round trip.
create function admit_key(p_hash bytea, p_limit int, p_ask int)
returns table (id uuid, tenant_id uuid, scopes text[], conversation_id uuid, participant_id text, granted int, second bigint, ms_left int)
language sql as $$
  select k.id, k.tenant_id, k.scopes, k.conversation_id, k.participant_id, t.granted, t.second, t.ms_left
  from find_key(p_hash) k cross join lateral take_requests(k.tenant_id, k.id, p_limit, p_ask) t
$$;

-- The id that ensure_tenant gives to a name.
create function tenant_id_of(p_name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5('tenant:' || p_name) placing '5' from 13) placing '8' from 17)::uuid
$$;

-- As before, and p.newTenant { name, policies } makes the tenant first, if it is new: a key that is refused leaves none.
create or replace function create_key(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  made uuid;
begin
  if p -> 'newTenant' is not null then
    perform ensure_tenant(p #>> '{newTenant,name}');
    perform ensure_policy(p_tenant, key, value) from jsonb_each(p #> '{newTenant,policies}');
  end if;
  perform set_config('app.tenant', p_tenant::text, true);
  if p ->> 'conversationId' is not null and not exists (select 1 from participant
      where conversation_id = (p ->> 'conversationId')::uuid and id = p ->> 'participantId' and removed_at is null) then
    perform refuse(400, 'participant names nobody on the roster of a conversation of this tenant');
  end if;
  insert into api_key (tenant_id, name, hash, scopes, conversation_id, participant_id, expires_at)
  values (p_tenant, p ->> 'name', decode(p ->> 'hash', 'hex'), array(select jsonb_array_elements_text(p -> 'scopes')),
    (p ->> 'conversationId')::uuid, p ->> 'participantId', (p ->> 'expiresAt')::timestamptz)
  returning id into made;
  return (201, json_build_object('id', made)::text, null, false)::effect;
end $$;

-- What is waiting, over all tenants. Like the next function it crosses tenants for the first tenant's admin, and
-- answers numbers and names of rules, never an id or a text.
create function backlog() returns table (what text, n bigint)
language sql stable security definer set search_path = public as $$
  select 'turns_open', count(*) from turn where state <> 'ended'
  union all
  select 'turns_due', count(*) from turn where state <> 'ended' and due_at <= clock()
  union all
  select 'generations_open', count(*) from generation where state in ('pending', 'running')
  union all
  select 'handoffs_requested', count(*) from handoff where state = 'requested' and lapses_at > clock()
  union all
  select 'handoffs_active', count(*) from handoff where state = 'active' and expires_at > clock()
  union all
  select 'outbox_waiting', count(*) from outbox where delivered_at is null
$$;

-- Counts the turns that ended since a snapshot, each exactly once however late it was committed; `seen` and `at` begin
-- the next count. With nothing seen it counts nothing. A transaction that took over a minute is missed.
create function activity(p_seen pg_snapshot, p_at timestamptz, out seen pg_snapshot, out at timestamptz, out counts jsonb)
language sql stable security definer set search_path = public as $$
  with ended as (
    select t.id, t.kind, t.outcome, t.overrides, t.verdicts
    from tenant cross join lateral (select * from turn
      where tenant_id = tenant.id and state = 'ended' and ended_at > p_at - interval '1 minute') t
    where not pg_visible_in_snapshot(t.txid, p_seen)
  ), counted (what, labels, value, n) as (
    select 'turn', array[kind, outcome], null::numeric, count(*) from ended group by 2
    union all
    select 'override', array[r ->> 'override', r ->> 'mode', r ->> 'fired'], null, count(*)
    from ended cross join lateral jsonb_array_elements(overrides) r group by 2
    union all
    select 'gate', array[v ->> 'gate', v ->> 'verdict'], null, count(*)
    from ended cross join lateral jsonb_array_elements(verdicts) v group by 2
    union all
    select 'generation', array[g.dispatch, g.state], round(extract(epoch from g.ended_at - g.created_at), 2), count(*)
    from ended join generation g on g.turn_id = ended.id where g.ended_at is not null group by 2, 3
  )
  select pg_current_snapshot(), clock(), (select coalesce(jsonb_agg(counted), '[]') from counted)
$$;

do $$
declare
  app text := current_setting('overrule.app_role');
begin
  alter table rate_window enable row level security;
  create policy own_tenant on rate_window using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
  execute format('grant select, insert on rate_window to %I', app);
  execute format('grant update (second, taken) on rate_window to %I', app);
  execute format('grant execute on all functions in schema public to %I', app);
end $$;
