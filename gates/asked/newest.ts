import type { Line, TurnFacts } from '../../src/domain/turn.js';

const fromOthers = ({ history, agent }: TurnFacts): Line[] =>
  history.filter(({ from, author }) => from !== agent.id && author !== 'system');

/** What others said last, oldest first. */
export const lastOfOthers = (turn: TurnFacts, most: number): Line[] => fromOthers(turn).slice(-most);

/** The newest line that somebody else wrote: what the draft answers. Empty when nobody wrote any. */
export const question = (turn: TurnFacts): string => fromOthers(turn).at(-1)?.text ?? '';
