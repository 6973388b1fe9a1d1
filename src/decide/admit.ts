import type { TurnFacts } from '../domain/turn.js';
import type { Decision } from './decide.js';
import { decide } from './decide.js';

/** Stands for whatever the model would say; only rules that look at the conversation, not at the text, stop it. */
const anything = { outbound: '…' };

/**
 * Asked before a model is paid for: would anything at all be let through?
 * @returns the decision that stops the turn, with its records, or null when it may go on
 */
export function barredFromSpeaking(facts: TurnFacts): Decision | null {
  const decision = decide(facts, anything);
  return decision.outcome === 'capped' || decision.outcome === 'silenced' ? decision : null;
}
