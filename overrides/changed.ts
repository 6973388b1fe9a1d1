import type { Channel, Draft } from '../src/domain/draft.js';
import { channels } from '../src/domain/draft.js';

/** Drafts are JSON, so two values of one are the same when all they hold is, in the same order. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [keysOf(a), keysOf(b)];
  return keys.length === others.length && keys.every((key, at) => key === others[at] && same(of(a, key), of(b, key)));
}

/** A key that holds `undefined` is not written in JSON. */
const keysOf = (value: object): string[] => Object.keys(value).filter((key) => of(value, key) !== undefined);

const of = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];

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
  const part: Partial<Draft> = {};
  for (const channel of kept) if (draft[channel] !== undefined) Object.assign(part, { [channel]: draft[channel] });
  return part;
}
