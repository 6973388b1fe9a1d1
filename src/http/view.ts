import type { OverrideRecord, Reason } from '../domain/verdict.js';
import type { Caller } from '../store/keys.js';
import type { StoredRecord } from '../store/reads/stored-record.js';
import type { StoredTurn } from '../store/reads/turns.js';
import type { OverrideRecordView, TurnView } from './shapes/turn.js';

/**
 * Who sees what, decided here and nowhere else. Admins, and the key of the agent that speaks, see a whole turn;
 * everybody else sees that it happened, by which codes and spans, and what was delivered.
 */
export function seesWhole(caller: Caller, turn: Pick<StoredTurn, 'agent' | 'generatedBy' | 'conversationId'>): boolean {
  const { participant, scopes } = caller;
  if (participant) return participant.id === turn.agent && participant.conversationId === turn.conversationId;
  // The tenant's own server is trusted with the agents it runs; those of the service's model are not its own.
  return scopes.includes('admin') || (scopes.includes('converse') && turn.generatedBy === 'client');
}

export const turnView = (caller: Caller, turn: StoredTurn): TurnView =>
  seesWhole(caller, turn) ? whole(turn) : outside(turn);

function whole(turn: StoredTurn): TurnView {
  const { because, plan, reasons, draft, delivered, nudges, generations } = turn;
  return {
    ...common(turn),
    because,
    plan,
    reasons,
    draft,
    delivered: delivered && {
      outbound: delivered.outbound,
      signals: delivered.signals ?? [],
      handoff: delivered.handoff ?? null,
    },
    generations,
    verdicts: turn.verdicts,
    overrides: turn.overrides.map((record, at) => wholeRecord(record, logged(turn, record, at))),
    nudges,
  };
}

function outside(turn: StoredTurn): TurnView {
  const { reasons, delivered, nudges } = turn;
  return {
    ...common(turn),
    because: null,
    plan: null,
    reasons: reasons.map(withoutText),
    draft: null,
    delivered: delivered && { outbound: delivered.outbound, signals: null, handoff: null },
    generations: null,
    verdicts: turn.verdicts.map((verdict) => ({ ...verdict, because: null, nudge: null })),
    overrides: turn.overrides.map((record, at) => outsideRecord(record, logged(turn, record, at))),
    nudges: nudges.map(({ gate }) => ({ gate, directive: null, thought: null })),
  };
}

type Common =
  | 'because'
  | 'plan'
  | 'reasons'
  | 'draft'
  | 'delivered'
  | 'generations'
  | 'verdicts'
  | 'overrides'
  | 'nudges';

function common(turn: StoredTurn): Omit<TurnView, Common> {
  const {
    id,
    conversationId,
    agent,
    kind,
    state,
    dispatches,
    messageSeq,
    supersededBy,
    policyVersion,
    startedAt,
    endedAt,
  } = turn;
  return {
    id,
    conversationId,
    agent,
    kind,
    state,
    outcome: turn.outcome as TurnView['outcome'],
    dispatches,
    messageSeq,
    supersededBy,
    policyVersion,
    startedAt,
    endedAt,
  };
}

interface Logged {
  id: string | null;
  at: string | null;
}

/** A rule that sent the draft back stands in the log once for each time, in the order of the records. */
function logged({ logged: entries, overrides, endedAt }: StoredTurn, record: StoredRecord, at: number): Logged {
  const same = ({ override, mode }: { override: string; mode: string }): boolean =>
    override === record.override && mode === record.mode;
  const before = overrides.slice(0, at).filter((earlier) => earlier.fired && same(earlier)).length;
  return { id: record.fired ? (entries.filter(same)[before]?.id ?? null) : null, at: endedAt };
}

/** A record as the log and its readers have it; what the statistics count stays with the statistics. */
export function wholeRecord(record: StoredRecord, { id, at }: Logged): OverrideRecordView {
  const {
    order,
    override,
    version,
    mode,
    outcome,
    fired,
    because,
    reasons,
    before,
    after,
    projected,
    alternatives,
    incident,
  } = record;
  return {
    id,
    order,
    override,
    version,
    mode,
    outcome,
    fired,
    because,
    reasons,
    before,
    after,
    projected,
    alternatives,
    incident,
    at,
  };
}

/** The caller's own draft is no secret to it; nothing was logged, so a record has no id. */
export function checkedRecord(record: OverrideRecord, at: string): Omit<OverrideRecordView, 'id'> {
  const { id: _none, ...rest } = wholeRecord(record, { id: null, at });
  return rest;
}

function outsideRecord(record: StoredRecord, entry: Logged): OverrideRecordView {
  return {
    ...wholeRecord(record, entry),
    because: null,
    reasons: record.reasons.map(withoutText),
    before: null,
    after: null,
    projected: null,
    alternatives: [],
  };
}

const withoutText = (reason: Reason) => ({ ...reason, text: null });

/** A conversation as it was read; what the other agents are told to be is no business of a single participant. */
export function conversationView({ participant }: Caller, body: string): unknown {
  const conversation = JSON.parse(body) as { participants: { id: string; instructions?: string }[]; metadata: unknown };
  if (!participant) return conversation;
  const participants = conversation.participants.map(({ instructions, ...member }) =>
    member.id === participant.id && instructions !== undefined ? { ...member, instructions } : member,
  );
  return { ...conversation, participants, metadata: null };
}
