import { requestsIn } from '../../overrides/refusal/request.js';
import { Problem } from '../domain/errors.js';
import type { Participant } from '../domain/participant.js';
import type { Policy } from '../domain/policy.js';
import type { DisclosureRequest, Line, TurnFacts } from '../domain/turn.js';
import { type Making, unknownMaking } from '../domain/work.js';

/** What a caller of the guardrail knows of a conversation that is not stored here. */
export interface Told {
  /** The policy with the caller's settings folded in. */
  policy: Policy;
  participants: readonly Participant[];
  /** The speaking agent; may be left out when there is only one. */
  from?: string;
  history: readonly { from: string; text: string }[];
  /** Overrides what the history says, for a thread whose beginning was cut off. */
  exchanges?: Readonly<Record<string, number>>;
  /** Left out, the thread is open. */
  stage?: TurnFacts['stage'];
  /** Left out, nothing is known of how the draft came about. */
  making?: Making;
}

/** The facts of a turn, read off a told history. Throws a 400 when it is not clear which agent speaks. */
export function factsFromHistory(told: Told): TurnFacts {
  const { policy, participants } = told;
  const history = told.history.map(({ from, text }, index) => lineOf(participants, from, text, index + 1));
  return {
    policy,
    participants,
    history,
    agent: speaker(participants, told.from),
    exchanges: { ...exchangesOf(participants, history), ...told.exchanges },
    requests: asksOf(history),
    stage: told.stage ?? 'open',
    making: told.making ?? unknownMaking,
  };
}

function speaker(participants: readonly Participant[], from: string | undefined): Participant {
  const agents = participants.filter((participant) => participant.kind === 'agent');
  const [only] = agents;
  if (from === undefined && agents.length === 1 && only) return only;
  const named = agents.find((agent) => agent.id === from);
  if (named) return named;
  const ids = agents.map((agent) => `"${agent.id}"`).join(', ') || 'none; add one to "participants"';
  const detail =
    from === undefined
      ? 'say in "from" which agent speaks'
      : `"${from}" is no agent of this roster; name one in "from"`;
  throw new Problem(400, `${detail}. Agents here: ${ids}.`, { errors: [{ path: 'from', message: detail }] });
}

/** An author who is not on the roster is an operator; `system` is the service itself. */
function lineOf(participants: readonly Participant[], from: string, text: string, seq: number): Line {
  const author = from === 'system' ? 'system' : (participants.find(({ id }) => id === from)?.kind ?? 'operator');
  return { seq, from, author, kind: author === 'system' ? 'notice' : 'text', text };
}

/** Each agent's texts since a human or an operator last spoke. */
function exchangesOf(participants: readonly Participant[], history: readonly Line[]): Record<string, number> {
  const person = history.findLastIndex(({ author }) => author === 'human' || author === 'operator');
  const since = history.slice(person + 1);
  const agents = participants.filter(({ kind }) => kind === 'agent');
  return Object.fromEntries(agents.map(({ id }) => [id, since.filter((line) => line.from === id).length]));
}

/** What agents asked people to disclose; a question about nothing in particular is none. */
function asksOf(history: readonly Line[]): DisclosureRequest[] {
  return history.flatMap(({ seq, from, author, text }) => {
    if (author !== 'agent') return [];
    const topics = requestsIn(text).map(({ slots, optional }) => ({ topic: slots[0]?.id, optional }));
    return topics.flatMap(({ topic, optional }) =>
      topic === undefined ? [] : [{ seq, agent: from, topic, optional }],
    );
  });
}
