import type { Claimed } from '../domain/claimed.js';
import type { ModelRequest } from '../domain/generation.js';
import type { TurnFacts } from '../domain/turn.js';

/** What the model is shown for a reply: its instructions, the transcript, and the corrections that are active. */
export function replyRequest(claimed: Claimed, facts: TurnFacts, nudges: ModelRequest['nudges'] = []): ModelRequest {
  return {
    dispatch: 'reply',
    user: claimed.conversationId,
    agent: facts.agent.id,
    iteration: claimed.dispatches,
    instructions: facts.agent.instructions ?? '',
    messages: facts.history.map(({ from, author, text }) => ({ from, author, text })),
    nudges,
  };
}
