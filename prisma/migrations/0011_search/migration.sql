-- As in 0008_documents, but a passage's words are unpacked once and not once for every word of the query, and what fits is
-- kept as numbers: with 20,000 passages a long query took ten times as long as a turn waits for its tools.

-- The passages that hold most of a query's words, each word weighing the more the rarer it is among the tenant's passages
-- (Robertson's and Spärck Jones's inverse document frequency): so "the" counts for little in any language. The score is the
-- share of the whole weight, from 0 to 1; among equals the closer fit goes first. The first 32 words of a query count.
create or replace function search_passages(p_tenant uuid, p_query text, p_limit int)
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
