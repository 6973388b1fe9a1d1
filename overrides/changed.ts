import type { Channel, Draft } from '../src/domain/draft.js';
import { channels } from '../src/domain/draft.js';

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The channels in which two drafts differ. */
const changedBetween = (before: Draft, after: Draft): Channel[] =>
  before === after ? [] : channels.filter((channel) => !same(before[channel], after[channel]));

/** Both sides of the changed channels; a channel that one side lacks is absent there. Null when nothing changed. */
export function changedChannels(
  before: Draft,
  after: Draft,
): { before: Partial<Draft> | null; after: Partial<Draft> | null } {
  const changed = changedBetween(before, after);
  return changed.length === 0
    ? { before: null, after: null }
    : { before: only(changed, before), after: only(changed, after) };
}

function only(kept: readonly Channel[], draft: Draft): Partial<Draft> {
  return Object.fromEntries(
    kept.flatMap((channel) => (draft[channel] === undefined ? [] : [[channel, draft[channel]]])),
  );
}
