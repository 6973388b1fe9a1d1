import type { Claimed } from '../domain/claimed.js';
import type { ModelRequest } from '../domain/generation.js';
import type { TurnFacts } from '../domain/turn.js';

type Line = ModelRequest['messages'][number];

/** What the model is shown for a reply: its instructions, the transcript, and the corrections that are active. */
export function replyRequest(
  claimed: Claimed,
  facts: TurnFacts,
  nudges: ModelRequest['nudges'] = claimed.nudges,
): ModelRequest {
  return {
    dispatch: 'reply',
    user: claimed.conversationId,
    agent: facts.agent.id,
    iteration: claimed.dispatches,
    instructions: facts.agent.instructions ?? '',
    messages: [...facts.history.map(({ from, author, text }) => ({ from, author, text })), ...handsOf(claimed)],
    nudges,
  };
}

const waysBack = {
  released: 'The person who held this conversation has given it back to you.',
  expired: 'The person who held this conversation has stopped writing, so it is yours again.',
  declined: 'Nobody took this conversation, so it is yours again.',
  lapsed: 'Nobody took this conversation in time, so it is yours again.',
} as const;

/** What the transcript does not tell of who holds the conversation, or an agent hands over again what has come back. */
function handsOf({ failedHandoff, cameBack }: Claimed): Line[] {
  return [
    ...(failedHandoff
      ? [
          lineOf(
            `Your last message was not sent (${failedHandoff.outcome}), and the hand-off it asked for did not happen.`,
          ),
        ]
      : []),
    ...(cameBack
      ? [lineOf(`${waysBack[cameBack]} No hand-off is pending; ask for a person again only for a new reason.`)]
      : []),
  ];
}

const lineOf = (text: string): Line => ({ from: 'system', author: 'system', text });
