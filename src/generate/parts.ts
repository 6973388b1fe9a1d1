import type { Claimed } from '../domain/claimed.js';
import type { Part } from '../domain/generation.js';
import type { Participant } from '../domain/participant.js';
import type { Nudge } from '../domain/reply.js';
import type { ToolRun } from '../domain/tool.js';
import type { TurnFacts } from '../domain/turn.js';
import type { Work } from '../domain/work.js';
import { rulesHere } from './rules-here.js';

export const system = (kind: Part['kind'], content: string): Part => ({ kind, role: 'system', content });

/** Who the model speaks for, to whom, and under which rules. */
export function background({ agent, participants, policy }: TurnFacts): Part[] {
  const roster = participants.map((participant) => `- ${described(participant, agent.id)}`).join('\n');
  return [
    ...(agent.instructions ? [system('instructions', agent.instructions)] : []),
    system('policy', rulesHere(policy)),
    system('roster', `In this conversation:\n${roster}`),
  ];
}

function described({ id, kind, role, represents, displayName }: Participant, self: string): string {
  const what = [displayName, kind, role, represents && `speaks for ${represents}`].filter(Boolean).join(', ');
  return `${id}: ${what}${id === self ? '. This is you.' : ''}`;
}

/** The lines in their order; the newest that somebody else wrote is the question. */
export function transcript({ history, agent }: TurnFacts): Part[] {
  const question = history.findLastIndex(({ from, author }) => from !== agent.id && author !== 'system');
  return history.map(({ from, author, text }, index) => ({
    kind: index === question ? 'question' : 'line',
    role: from === agent.id ? 'assistant' : author === 'system' ? 'system' : 'user',
    ...(author !== 'system' && { name: from }),
    content: text,
  }));
}

const waysBack = {
  released: 'The person who held this conversation has given it back to you.',
  expired: 'The person who held this conversation has stopped writing, so it is yours again.',
  declined: 'Nobody took this conversation, so it is yours again.',
  lapsed: 'Nobody took this conversation in time, so it is yours again.',
  reopened: 'The conversation had been closed, and somebody wrote once more. You may thank, and ask nothing.',
} as const;

/** What the transcript does not tell of who holds the conversation, or an agent hands over again what has come back. */
export function hands({ failedHandoff, cameBack }: Claimed): Part[] {
  const said: string[] = [];
  if (failedHandoff)
    said.push(
      `Your last message was not sent (${failedHandoff.outcome}), and the hand-off it asked for did not happen.`,
    );
  if (cameBack)
    said.push(`${waysBack[cameBack]} No hand-off is pending; ask for a person again only for a new reason.`);
  return said.map((content) => system('hands', content));
}

/** What became of the agent's last output, when rules changed it or held it back. */
export function lastVerdict({ lastVerdict: last }: Claimed): Part[] {
  if (!last) return [];
  const rules = last.fired.map(
    ({ override, outcome, because }) => `${override} (${outcome}): ${because ?? 'no reason'}`,
  );
  const what = [`Your last message ended as "${last.outcome}"${last.because ? `: ${last.because}` : ''}.`, ...rules];
  return [system('verdict', what.join('\n'))];
}

export function planned({ plan }: Work): Part[] {
  if (!plan) return [];
  const tools = plan.tools.length > 0 ? ` with ${plan.tools.join(', ')}` : '';
  const asks = plan.asks ? ` You ask for: ${plan.asks.topic}${plan.asks.optional ? ' (optional)' : ''}.` : '';
  return [system('plan', `Your plan: a ${plan.answer_kind} answer${tools}.${asks}`)];
}

/** The calls of the turn with their results, generation by generation. */
export function callsOf({ runs, asides }: Work): Part[] {
  const iterations = [...new Set(runs.map(({ iteration }) => iteration))];
  return iterations.flatMap((iteration) => {
    const made = runs.filter((run) => run.iteration === iteration);
    const aside = asides.find((one) => one.iteration === iteration);
    const calls = made.map(({ id, tool, args }) => ({ id, name: tool, arguments: args }));
    return [
      ...(aside ? [{ kind: 'aside', role: 'assistant', content: aside.text } satisfies Part] : []),
      { kind: 'call', role: 'assistant', content: '', calls } satisfies Part,
      ...made.flatMap(resultOf),
    ];
  });
}

const resultOf = ({ id, text, passages }: ToolRun): Part[] => [
  { kind: 'result', role: 'tool', callId: id, content: text },
  ...passages.map(
    (passage): Part => ({
      kind: 'passage',
      role: 'tool',
      callId: id,
      content: `[${passage.id}] ${passage.title}: ${passage.text}`,
      score: passage.score,
    }),
  ),
];

/** Both channels of every correction: the directives of a class together, then the thoughts. */
export function corrections({ agent, participants }: TurnFacts, nudges: readonly Nudge[]): Part[] {
  if (nudges.length === 0) return [];
  const several = participants.filter(({ kind }) => kind === 'agent').length > 1;
  const whose = several ? ` (${agent.id})` : '';
  const directives = nudges.map(({ directive }) => directive).join('\n');
  return [
    system('directive', `[SYSTEM DIRECTIVE]\n${directives}`),
    ...nudges.map(
      ({ thought }): Part => ({
        kind: 'thought',
        role: 'assistant',
        content: `__nudge${whose}: ${thought}`,
      }),
    ),
  ];
}
