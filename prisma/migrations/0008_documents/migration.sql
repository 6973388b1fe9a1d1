-- Documents a tenant uploads, and the passages of them that search_docs finds.

create table document (
  tenant_id uuid not null references tenant,
  id text not null,
  title text not null,
  text text not null,
  -- UTF-16 units, as every offset is.
  characters int not null,
  passages int not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);

-- No index on words: row-level security lets no operator look into rows before the tenant is known, and the primary key
-- gives a tenant's passages, of which there are 20,000 at most.
create table passage (
  tenant_id uuid not null,
  document_id text not null,
  number int not null,
  starts int not null,
  ends int not null,
  text text not null,
  words tsvector not null,
  primary key (tenant_id, document_id, number),
  foreign key (tenant_id, document_id) references document on delete cascade
);

-- Words as they are, for any language, and their English stems, so that "refunds" finds "refund".
create function words_of(p text) returns tsvector language sql immutable as $$
  select to_tsvector('pg_catalog.simple', p) || to_tsvector('pg_catalog.english', p)
$$;

create function document_line(d document) returns jsonb language sql stable as $$
  select jsonb_build_object('id', d.id, 'title', d.title, 'characters', d.characters, 'passages', d.passages,
    'createdAt', iso(d.created_at), 'updatedAt', iso(d.updated_at))
$$;

-- p: { id, title, text, characters, passages: [{ start, end, text }] }. The same content again changes nothing.
create function put_document(p_tenant uuid, p jsonb) returns jsonb language plpgsql as $$
declare
  d document;
  others int;
  many int := jsonb_array_length(p -> 'passages');
begin
  perform set_config('app.tenant', p_tenant::text, true);
  perform pg_advisory_xact_lock(hashtext('documents:' || p_tenant));
  select * into d from document where tenant_id = p_tenant and id = p ->> 'id';
  if found and d.title = p ->> 'title' and d.text = p ->> 'text' then
    return document_line(d);
  end if;
  select coalesce(sum(passages), 0) into others from document where tenant_id = p_tenant and id <> p ->> 'id';
  if others + many > 20000 then
    perform refuse(409, format('your documents have %s passages and this one %s, and there may be 20000; delete what is no longer needed', others, many));
  end if;
  insert into document (tenant_id, id, title, text, characters, passages, created_at, updated_at)
  values (p_tenant, p ->> 'id', p ->> 'title', p ->> 'text', (p ->> 'characters')::int, many, clock(), clock())
  on conflict (tenant_id, id) do update set title = excluded.title, text = excluded.text, characters = excluded.characters,
    passages = excluded.passages, updated_at = excluded.updated_at
  returning * into d;
  delete from passage where tenant_id = p_tenant and document_id = d.id;
  insert into passage (tenant_id, document_id, number, starts, ends, text, words)
  select p_tenant, d.id, x.n, (x.e ->> 'start')::int, (x.e ->> 'end')::int, x.e ->> 'text',
    setweight(words_of(d.title), 'A') || words_of(x.e ->> 'text')
  from jsonb_array_elements(p -> 'passages') with ordinality as x (e, n);
  return document_line(d);
end $$;

create function delete_document(p_tenant uuid, p_id text) returns boolean language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  delete from document where tenant_id = p_tenant and id = p_id;
  return found;
end $$;

-- The passages that hold most of a query's words, each word weighing the more the rarer it is among the tenant's passages
-- (Robertson's and Spärck Jones's inverse document frequency): so "the" counts for little in any language. The score is the
-- share of the whole weight, from 0 to 1; among equals the closer fit goes first. The first 32 words of a query count.
-- A passage's words are unpacked once, not once for every word of the query, and what fits is kept as numbers: with 20,000
-- passages a long query took ten times as long as a turn waits for its tools otherwise.
create function search_passages(p_tenant uuid, p_query text, p_limit int)
returns table (document text, number int, title text, text text, starts int, ends int, score float8) language plpgsql as $$
begin
  perform set_config('app.tenant', p_tenant::text, true);
  return query
  with term as materialized (
    select (row_number() over ())::int as n, t.q from (
      select distinct plainto_tsquery('pg_catalog.simple', token) || plainto_tsquery('pg_catalog.english', token) as q
      from (select token from ts_parse('default', p_query) where tokid <> 12 limit 32) word
    ) t where numnode(t.q) > 0
  ), hit as materialized (
    select p.document_id, p.number, holds.terms from passage p
    -- Concatenated with nothing, they are unpacked; `offset 0` keeps it from being done again for every term.
    cross join lateral (select p.words || ''::tsvector as words offset 0) unpacked
    cross join lateral (select array_agg(term.n) as terms from term where unpacked.words @@ term.q) holds
    where p.tenant_id = p_tenant and holds.terms is not null
  ), rarity as (
    select t.n, ln(1 + (every.n - count(h.n) + 0.5) / (count(h.n) + 0.5))::float8 as w
    from term t left join (select unnest(terms) as n from hit) h on h.n = t.n
    cross join (select sum(passages) as n from document where tenant_id = p_tenant) every
    group by t.n, every.n
  ), weight as materialized (
    select array_agg(w order by n) as of_term, sum(w order by n) as whole from rarity
  ), found as (
    select h.document_id, h.number, (select sum(weight.of_term[n]) from unnest(h.terms) n) / weight.whole as score
    from hit h cross join weight order by 3 desc, 1, 2 limit 100
  )
  select p.document_id, p.number, d.title, p.text, p.starts, p.ends, f.score
  from found f
  join passage p on p.tenant_id = p_tenant and p.document_id = f.document_id and p.number = f.number
  join document d on d.tenant_id = p_tenant and d.id = f.document_id
  order by f.score desc, ts_rank(p.words, plainto_tsquery('pg_catalog.simple', p_query)) desc, p.document_id, p.number
  limit p_limit;
end $$;

do $$
declare
  t text;
  app text := current_setting('overrule.app_role');
begin
  foreach t in array array['document', 'passage'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert, update, delete on %I to %I', t, app);
  end loop;
  execute format('grant execute on all functions in schema public to %I', app);
end $$;
