import type { Span } from '../../overrides/text/span.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { confidencesIn } from './confidential.js';
import type { Family } from './family.js';
import { mentionsIn } from './mention.js';
import { shapes } from './shapes.js';
import { tokens } from './tokens.js';

export interface Leak {
  code: Family['code'];
  /** Where it stands; left out when invisible characters or entities hid it. */
  span?: Span;
}

const families: readonly Family[] = [tokens, ...shapes];
const hidden = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|&(?:lt|gt|#60|#62|#x3c|#x3e|vert|#124);/iu;

/** What of the envelope a text shows: the first of each kind. `reader`: whether a conversation partner reads it. */
export function leaksIn(turn: TurnFacts, text: string, reader: boolean): Leak[] {
  const plain = text.replace(/[＜＞]/gu, (bracket) => (bracket === '＜' ? '<' : '>'));
  const open = leaksOf(turn, plain, reader);
  if (open.length > 0 || !hidden.test(plain)) return open;
  return leaksOf(turn, revealed(plain), reader).map(({ code }) => ({ code }));
}

const revealed = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu, '')
    .replace(/&(?:lt|#60|#x3c);/giu, '<')
    .replace(/&(?:gt|#62|#x3e);/giu, '>')
    .replace(/&(?:vert|#124);/giu, '|');

function leaksOf(turn: TurnFacts, text: string, reader: boolean): Leak[] {
  const found = new Map<Family['code'], Leak>();
  const isMention = mentionsIn(turn, text);
  for (const family of families) {
    if (found.has(family.code) || (family.outboundOnly && !reader)) continue;
    const span = firstOf(family, text, (at) => !isMention(family, at));
    if (span) found.set(family.code, { code: family.code, span });
  }
  const own = ownName(turn, text);
  if (own && reader && !found.has('role_prefix')) found.set('role_prefix', { code: 'role_prefix', span: own });
  const [echo] = confidencesIn(turn, text);
  if (echo && !found.has('instructions')) found.set('instructions', { code: 'instructions', span: echo });
  return [...found.values()];
}

/** Occurrences of one shape that are looked at: a text with more of them is no answer. */
const looked = 50;

function firstOf({ patterns }: Family, text: string, counts: (span: Span) => boolean): Span | null {
  for (const pattern of patterns) {
    let seen = 0;
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (match[0].trim() !== '' && counts(span)) return span;
      if ((seen += 1) >= looked) return span;
    }
  }
  return null;
}

/** A model that sees lines with their authors' names may begin its own with its name. */
function ownName({ agent }: TurnFacts, text: string): Span | null {
  const start = text.search(/\S/u);
  for (const name of [agent.id, agent.displayName ?? ''])
    if (name.length > 1 && start >= 0 && text.startsWith(`${name}: `, start))
      return { start, end: start + name.length + 1 };
  return null;
}
