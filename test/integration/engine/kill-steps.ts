/** A place in a turn of a model where a process dies. */
export interface KillStep {
  what: string;
  role: 'worker' | 'model';
  /** The answer of the model before it; while that one is held back, nothing else of the turn moves. */
  after: number;
  /** The statement the process waits in, or null for the model call itself. */
  inside: string | null;
  /** Makes that statement wait, and none before it. $1 is the conversation. */
  blockedBy?: string;
  /** Whether the database carries the statement out after its process died, or it dies with it. */
  statement: 'lost' | 'carried out';
}

const locked = (table: string) => `lock table ${table} in share mode`;
/** Whoever adds the next generation of the turn waits to see what becomes of this one. */
const nextNumberTaken = `insert into generation
  (tenant_id, conversation_id, turn_id, number, dispatch, state, request, lease_until, created_at)
  select tenant_id, conversation_id, id, dispatches + 1, 'reply', 'pending', '{}', clock(), clock()
  from turn where conversation_id = $1 and state <> 'ended'`;

const worker = { role: 'worker', statement: 'lost' } as const;
const model = { role: 'model', statement: 'lost' } as const;
const inBegin = { inside: 'begin_generation', blockedBy: nextNumberTaken };
const inClaim = { inside: 'claim_turn', blockedBy: locked('conversation') };
const inCommit = { inside: 'commit_reply', blockedBy: locked('message') };
const inStore = { inside: 'store_generation', blockedBy: locked('generation') };
/** It is the second statement on a new row, so another begins first; see Killing.reach. */
const inClaimOfGeneration = { inside: 'claim_generation', blockedBy: nextNumberTaken };

/** In rotation: the first five reach both roles, so that the part in every test run does. */
export const killSteps: readonly KillStep[] = [
  { what: 'inside the claim of a turn', ...worker, after: 1, ...inClaim },
  { what: 'during the model call', ...model, after: 3, inside: null },
  { what: 'inside the commit', ...worker, after: 6, ...inCommit },
  { what: 'after an answer was stored, before the ring', ...model, after: 2, ...inStore, statement: 'carried out' },
  { what: 'inside sending back', ...worker, after: 5, ...inBegin },
  { what: 'inside the claim of a generation', ...model, after: 2, ...inClaimOfGeneration },
  {
    what: 'inside asking for the plan',
    ...worker,
    after: 0,
    inside: 'begin_generation',
    blockedBy: locked('generation'),
  },
  { what: 'inside storing an answer', ...model, after: 4, ...inStore },
  { what: 'inside asking again after calls were made', ...worker, after: 3, ...inBegin },
  { what: 'after a generation was claimed', ...model, after: 4, ...inClaimOfGeneration, statement: 'carried out' },
  { what: 'after a generation was begun, before its job', ...worker, after: 2, ...inBegin, statement: 'carried out' },
  { what: 'after a turn was claimed', ...worker, after: 4, ...inClaim, statement: 'carried out' },
  { what: 'after the commit', ...worker, after: 6, ...inCommit, statement: 'carried out' },
];
