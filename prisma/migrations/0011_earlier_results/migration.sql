-- What an agent's earlier drafts brought as evidence counts for its later ones: a price it looked up for one message may
-- be said in the next, and a retry need not bring everything again.
create index turn_with_results on turn (conversation_id, agent_id, number) where draft ? 'toolResults';

-- Of the newest ten drafts with results, oldest first.
create function earlier_results(t turn) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(r.value order by e.number, r.ord), '[]')
  from (select number, draft from turn where conversation_id = t.conversation_id and agent_id = t.agent_id and number < t.number
      and draft ? 'toolResults' order by number desc limit 10) e,
    jsonb_array_elements(e.draft -> 'toolResults') with ordinality as r (value, ord)
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
    'earlierResults', case t.kind when 'draft' then earlier_results(t) else '[]' end,
    'failedHandoff', case t.kind when 'model' then handoff_that_failed(t) end,
    'cameBack', case t.kind when 'model' then came_back(t) end,
    'lastVerdict', case t.kind when 'model' then last_verdict(t) end,
    'generation', (select jsonb_build_object('id', g.id, 'dispatch', g.dispatch, 'state', g.state, 'response', g.response,
        'error', g.error, 'failure', g.failure)
      from generation g where g.turn_id = t.id order by g.number desc limit 1))
$$;

create or replace function turn_snapshot(p_tenant uuid, p_turn uuid) returns jsonb language plpgsql as $$
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
    'draft', case t.kind when 'draft' then t.draft end, 'earlierResults', case t.kind when 'draft' then earlier_results(t) else '[]' end,
    'work', t.work,
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

do $$
begin
  execute format('grant execute on function earlier_results(turn) to %I', current_setting('overrule.app_role'));
end $$;
