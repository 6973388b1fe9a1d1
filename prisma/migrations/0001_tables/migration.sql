-- Tables, row-level security and grants. The login role of the service (overrule.app_role, set by the
-- migration step) owns nothing and may change only what a transition changes: a message, an outbox body
-- and a log entry are never updated.

-- The one clock. Tests move it by writing clock_shift as the owner; the service can only read it.
create table clock_shift (
  only_row boolean primary key default true check (only_row),
  shift interval not null
);

create function clock() returns timestamptz language sql volatile as $$
  select date_trunc('milliseconds', clock_timestamp() + coalesce((select shift from clock_shift), interval '0'))
$$;

-- '' stands there after a transaction-local setting has ended, so it counts as none.
create function current_tenant() returns uuid language sql stable as $$
  select nullif(current_setting('app.tenant', true), '')::uuid
$$;

create table tenant (
  id uuid primary key,
  name text not null unique,
  created_at timestamptz not null default clock()
);

create table api_key (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null references tenant,
  name text not null,
  hash bytea not null unique,
  scopes text[] not null,
  conversation_id uuid,
  participant_id text,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default clock(),
  check ((conversation_id is null) = (participant_id is null))
);
create index api_key_of_tenant on api_key (tenant_id, id);

create table policy (
  tenant_id uuid not null references tenant,
  name text not null,
  version int not null,
  body jsonb not null,
  built_in boolean not null,
  created_at timestamptz not null default clock(),
  primary key (tenant_id, name, version)
);

create table conversation (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null references tenant,
  policy_name text not null,
  settings jsonb not null,
  metadata jsonb,
  owner text not null default 'agents' check (owner in ('agents', 'pending_human', 'human', 'closed')),
  owner_epoch bigint not null default 1,
  version bigint not null default 1,
  stage text not null default 'open' check (stage in ('open', 'closed')),
  next_seq int not null default 1,
  next_event bigint not null default 1,
  next_turn int not null default 1,
  -- A fencing token: a worker that claims raises it, and a commit under an older one changes nothing.
  lease_token bigint not null default 0,
  lease_until timestamptz,
  active_handoff uuid,
  created_at timestamptz not null default clock(),
  check ((owner in ('pending_human', 'human')) = (active_handoff is not null))
) with (fillfactor = 50);
create index conversation_of_tenant on conversation (tenant_id, id);

create table participant (
  conversation_id uuid not null references conversation,
  id text not null,
  tenant_id uuid not null,
  position int not null,
  kind text not null check (kind in ('human', 'agent')),
  role text,
  represents text,
  generated_by text check ((kind = 'agent') = (generated_by is not null) and generated_by in ('client', 'model')),
  display_name text,
  instructions text,
  removed_at timestamptz,
  -- For an agent: the newest message it was asked to answer, and the newest that has been answered.
  input_seq int not null default 0,
  replied_seq int not null default 0,
  exchanges int not null default 0,
  capped_told boolean not null default false,
  primary key (conversation_id, id)
) with (fillfactor = 50);

create table message (
  conversation_id uuid not null references conversation,
  seq int not null,
  id uuid not null default uuidv7(),
  tenant_id uuid not null,
  from_id text not null,
  author text not null check (author in ('human', 'agent', 'system', 'operator')),
  kind text not null check (kind in ('text', 'closing', 'notice')),
  text text not null,
  turn_id uuid,
  owner_epoch bigint not null,
  at timestamptz not null,
  txid xid8 not null default pg_current_xact_id(),
  primary key (conversation_id, seq)
);

create table turn (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  conversation_id uuid not null references conversation,
  number int not null,
  agent_id text not null,
  kind text not null check (kind in ('model', 'draft')),
  state text not null check (state in ('pending', 'running', 'ended')),
  outcome text check (outcome in
    ('delivered', 'handed_off', 'silenced', 'capped', 'blocked', 'fallback', 'superseded', 'fenced', 'failed')),
  because text,
  reasons jsonb not null default '[]',
  draft jsonb,
  delivered jsonb,
  note_for text,
  note jsonb,
  overrides jsonb not null default '[]',
  nudges jsonb not null default '[]',
  verdicts jsonb not null default '[]',
  -- How often each rule has sent the writer back, and how many judgements there were, those of the drafts it retries among them.
  counters jsonb not null default '{}',
  iteration int not null default 0,
  seen_seq int,
  retry_of uuid,
  covers_from int,
  covers_to int,
  -- How many turns before this one were superseded in a row.
  superseded_before int not null default 0,
  superseded_by uuid,
  owner_epoch bigint not null,
  token bigint,
  policy_version int,
  dispatches int not null default 0,
  -- How often it was claimed since its last step: a turn that breaks its worker again and again ends as failed.
  claims int not null default 0,
  message_seq int,
  -- When a worker should look at it; null while a model is generating for it.
  due_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  txid xid8 not null default pg_current_xact_id(),
  unique (conversation_id, number),
  check ((state = 'ended') = (outcome is not null and ended_at is not null)),
  check ((kind = 'model') = (covers_to is not null))
) with (fillfactor = 70);
create index turn_open on turn (conversation_id, number) where state <> 'ended';
create index turn_due on turn (due_at) where state <> 'ended';
create index turn_note on turn (conversation_id, note_for, number) where note_for is not null;
create unique index turn_retried_once on turn (retry_of) where retry_of is not null;
create index turn_ended on turn (tenant_id, ended_at) where state = 'ended';

create table generation (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  conversation_id uuid not null references conversation,
  turn_id uuid not null references turn,
  number int not null,
  dispatch text not null check (dispatch in ('plan', 'reply', 'assess')),
  state text not null check (state in ('pending', 'running', 'done', 'failed')),
  request jsonb not null,
  response jsonb,
  error text,
  attempt int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  txid xid8 not null default pg_current_xact_id(),
  unique (turn_id, number)
);
create index generation_open on generation (lease_until) where state in ('pending', 'running');

create table handoff (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  conversation_id uuid not null references conversation,
  state text not null check (state in ('requested', 'active', 'released', 'expired', 'closed', 'declined', 'lapsed')),
  reason text not null,
  requested_by text not null,
  holder text,
  expires_in_seconds int not null check (expires_in_seconds > 0),
  requested_at timestamptz not null,
  lapses_at timestamptz,
  accepted_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  requested_txid xid8 not null default pg_current_xact_id(),
  txid xid8 not null default pg_current_xact_id(),
  check (state <> 'requested' or lapses_at is not null),
  check (state <> 'active' or (holder is not null and expires_at is not null)),
  check ((state in ('requested', 'active')) = (ended_at is null))
);
create unique index handoff_open on handoff (conversation_id) where state in ('requested', 'active');
create index handoff_due on handoff (least(case when state = 'requested' then lapses_at end, case when state = 'active' then expires_at end))
  where state in ('requested', 'active');
create index handoff_of_tenant on handoff (tenant_id, id);

-- Every change of owner: one row an epoch.
create table ownership (
  conversation_id uuid not null references conversation,
  owner_epoch bigint not null,
  tenant_id uuid not null,
  owner text not null,
  cause text not null,
  by_whom text not null,
  turn_id uuid,
  at timestamptz not null,
  txid xid8 not null default pg_current_xact_id(),
  primary key (conversation_id, owner_epoch)
);

-- What fired, in either mode; evaluations are counted from the turns.
create table override_log (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null,
  conversation_id uuid not null references conversation,
  turn_id uuid not null references turn,
  agent_id text not null,
  override text not null,
  mode text not null check (mode in ('enforce', 'shadow')),
  outcome text not null,
  record jsonb not null,
  at timestamptz not null,
  review_verdict text check (review_verdict in ('right', 'wrong')),
  review_note text,
  reviewed_at timestamptz,
  txid xid8 not null default pg_current_xact_id()
);
create index override_log_of_tenant on override_log (tenant_id, id);
create index override_log_of_conversation on override_log (conversation_id, id);
create index override_log_of_override on override_log (tenant_id, override, id);

-- One row a transition, its events numbered inside the conversation and frozen with it. The same rows feed
-- polling, the event stream and whatever delivers later.
create table outbox (
  conversation_id uuid not null references conversation,
  first_event bigint not null,
  last_event bigint not null,
  tenant_id uuid not null,
  transition text not null,
  events jsonb not null,
  at timestamptz not null,
  delivered_at timestamptz,
  txid xid8 not null default pg_current_xact_id(),
  primary key (conversation_id, first_event),
  check (last_event = first_event + jsonb_array_length(events) - 1)
) with (fillfactor = 70);
create index outbox_waiting on outbox (at) where delivered_at is null;

create table idempotency (
  key_id uuid not null,
  route text not null,
  key text not null,
  tenant_id uuid not null,
  body_hash bytea not null,
  status int,
  body text,
  created_at timestamptz not null default clock(),
  primary key (key_id, route, key)
);
create index idempotency_age on idempotency (created_at);

do $$
declare
  t text;
  app text := current_setting('overrule.app_role');
begin
  foreach t in array array['api_key', 'policy', 'conversation', 'participant', 'message', 'turn', 'generation',
    'handoff', 'ownership', 'override_log', 'outbox', 'idempotency'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own_tenant on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', t);
    execute format('grant select, insert on %I to %I', t, app);
  end loop;
  alter table tenant enable row level security;
  create policy own_tenant on tenant using (id = current_tenant()) with check (id = current_tenant());
  alter table clock_shift enable row level security;
  create policy everybody on clock_shift for select using (true);
  execute format('grant select on clock_shift to %I', app);
  execute format('grant usage on schema public to %I', app);
  execute format('grant select, insert on tenant to %I', app);
  execute format('grant update on conversation, participant, turn, generation, handoff to %I', app);
  execute format('grant update (delivered_at) on outbox to %I', app);
  execute format('grant update (review_verdict, review_note, reviewed_at) on override_log to %I', app);
  execute format('grant update (revoked_at) on api_key to %I', app);
  execute format('grant update (status, body), delete on idempotency to %I', app);
end $$;
