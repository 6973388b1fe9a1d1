-- Tenants, keys, policies and the override log as its readers use it.

-- A tenant's id follows from its name (as a version 5 UUID would), so finding one needs no look across tenants.
create function ensure_tenant(p_name text) returns uuid language plpgsql as $$
declare
  made uuid := overlay(overlay(md5('tenant:' || p_name) placing '5' from 13) placing '8' from 17)::uuid;
begin
  perform set_config('app.tenant', made::text, true);
  insert into tenant (id, name) values (made, p_name) on conflict do nothing;
  return made;
end $$;

-- Keeps a built-in policy at what this release says, unless the tenant has put a version of its own.
create function ensure_policy(p_tenant uuid, p_name text, p_body jsonb) returns void language plpgsql as $$
declare
  newest policy;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  select * into newest from policy where tenant_id = p_tenant and name = p_name order by version desc limit 1;
  if newest.version is null or (newest.built_in and newest.body <> p_body) then
    insert into policy (tenant_id, name, version, body, built_in)
    values (p_tenant, p_name, coalesce(newest.version, 0) + 1, p_body, true) on conflict do nothing;
  end if;
end $$;

create function put_policy(p_tenant uuid, p_name text, p_body jsonb) returns int language plpgsql as $$
declare
  made int;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  perform pg_advisory_xact_lock(hashtext('policy:' || p_tenant || p_name));
  insert into policy (tenant_id, name, version, body, built_in)
  select p_tenant, p_name, coalesce(max(version), 0) + 1, p_body, false from policy where tenant_id = p_tenant and name = p_name
  returning version into made;
  return made;
end $$;

-- The look-up of keys crosses tenants: it answers ids and rights, never content.
create function find_key(p_hash bytea) returns table (id uuid, tenant_id uuid, scopes text[], conversation_id uuid, participant_id text)
language sql stable security definer set search_path = public as $$
  select id, tenant_id, scopes, conversation_id, participant_id from api_key
  where hash = p_hash and revoked_at is null and (expires_at is null or expires_at > clock())
$$;

create function create_key(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  made uuid;
begin
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

-- The key of the environment or the data folder exists under its hash, once.
create function ensure_key(p_tenant uuid, p_hash bytea) returns void language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  insert into api_key (tenant_id, name, hash, scopes) values (p_tenant, 'first key', p_hash, '{converse,operate,admin}')
  on conflict do nothing;
end $$;

create function revoke_key(p_tenant uuid, p_key uuid) returns boolean language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  update api_key set revoked_at = clock() where id = p_key and revoked_at is null;
  return found;
end $$;

create function review_override(p_tenant uuid, p jsonb) returns effect language plpgsql as $$
declare
  r override_log;
begin
  perform set_config('app.tenant', p_tenant::text, true);
  update override_log set review_verdict = p ->> 'verdict', review_note = p ->> 'note', reviewed_at = clock()
  where id = (p ->> 'id')::uuid returning * into r;
  if not found then
    perform refuse(404, 'no override record has this id; list them with GET /v1/admin/overrides');
  end if;
  return (200, json_build_object('id', r.id, 'review', json_build_object('verdict', r.review_verdict, 'note', r.review_note,
    'at', iso(r.reviewed_at)))::text, null, false)::effect;
end $$;

-- Per rule and bucket, in enforcement and in shadow apart: how often it was asked, and how often it fired.
create function override_stats(p_tenant uuid, p_since timestamptz, p_until timestamptz, p_bucket text)
returns table (override text, mode text, bucket timestamptz, evaluated bigint, fired bigint, concerns bigint, overruled bigint,
  reviewed_right bigint, reviewed_wrong bigint) language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  return query
  with asked as (
    select r ->> 'override' as rule, r ->> 'mode' as how, date_trunc(p_bucket, t.ended_at, 'UTC') as at, count(*) as n,
      count(*) filter (where (r ->> 'fired')::boolean) as hits,
      sum((r #>> '{counts,concerns}')::int) as seen, sum((r #>> '{counts,overruled}')::int) as taken
    from turn t cross join lateral jsonb_array_elements(t.overrides) as x (r)
    where t.tenant_id = p_tenant and t.state = 'ended' and t.ended_at >= p_since and t.ended_at < p_until
    group by 1, 2, 3
  ), judged as (
    select l.override as rule, l.mode as how, date_trunc(p_bucket, l.at, 'UTC') as at,
      count(*) filter (where l.review_verdict = 'right') as good, count(*) filter (where l.review_verdict = 'wrong') as bad
    from override_log l where l.tenant_id = p_tenant and l.at >= p_since and l.at < p_until group by 1, 2, 3
  )
  select a.rule, a.how, a.at, a.n, a.hits, coalesce(a.seen, 0)::bigint, coalesce(a.taken, 0)::bigint,
    coalesce(j.good, 0)::bigint, coalesce(j.bad, 0)::bigint
  from asked a left join judged j using (rule, how, at) order by a.at, a.rule, a.how;
end $$;

do $$
begin
  execute format('grant execute on all functions in schema public to %I', current_setting('overrule.app_role'));
  execute format('grant select on conversation_now, handoff_now to %I', current_setting('overrule.app_role'));
end $$;
