import type { Claimed } from '../domain/claimed.js';
import type { ModelRequest, Part } from '../domain/generation.js';
import type { ToolSpec } from '../domain/tool.js';
import type { TurnFacts } from '../domain/turn.js';

/** What a model call is made from. */
export interface Situation {
  claimed: Claimed;
  facts: TurnFacts;
  catalog: readonly ToolSpec[];
}

/** What the model is shown: its instructions, the transcript, and the corrections that are active. */
export function requestOf(dispatch: ModelRequest['dispatch'], { claimed, facts, catalog }: Situation): ModelRequest {
  const { conversationId, dispatches, nudges, work } = claimed;
  return {
    dispatch,
    user: conversationId,
    agent: facts.agent.id,
    iteration: dispatches,
    parts: [
      ...(facts.agent.instructions ? [system('instructions', facts.agent.instructions)] : []),
      ...facts.history.map(
        ({ from, text }): Part => ({
          kind: 'line',
          role: from === facts.agent.id ? 'assistant' : 'user',
          name: from,
          content: text,
        }),
      ),
      ...handsOf(claimed),
      ...nudges.flatMap(({ directive, thought }): Part[] => [
        system('directive', `[SYSTEM DIRECTIVE] ${directive}`),
        { kind: 'thought', role: 'assistant', content: `__nudge: ${thought}` },
      ]),
    ],
    tools: catalog.map(({ name, description, parameters }) => ({
      name,
      description,
      parameters,
      planned: work.plan?.tools.includes(name) ?? false,
    })),
    toolChoice: 'auto',
    responseSchema: null,
    dropped: [],
  };
}

const waysBack = {
  released: 'The person who held this conversation has given it back to you.',
  expired: 'The person who held this conversation has stopped writing, so it is yours again.',
  declined: 'Nobody took this conversation, so it is yours again.',
  lapsed: 'Nobody took this conversation in time, so it is yours again.',
} as const;

/** What the transcript does not tell of who holds the conversation, or an agent hands over again what has come back. */
function handsOf({ failedHandoff, cameBack }: Claimed): Part[] {
  return [
    ...(failedHandoff
      ? [
          system(
            'hands',
            `Your last message was not sent (${failedHandoff.outcome}), and the hand-off it asked for did not happen.`,
          ),
        ]
      : []),
    ...(cameBack
      ? [system('hands', `${waysBack[cameBack]} No hand-off is pending; ask for a person again only for a new reason.`)]
      : []),
  ];
}

const system = (kind: Part['kind'], content: string): Part => ({ kind, role: 'system', content });
