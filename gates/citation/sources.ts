import type { TurnFacts } from '../../src/domain/turn.js';
import { viewOf } from '../../overrides/text/view.js';

/** What a draft may refer to. */
export interface Sources {
  /** Lower case: ids, documents and titles of the passages that were found. */
  names: ReadonlySet<string>;
  /** How many passages there are, for references by number. */
  count: number;
}

export function sourcesOf({ making }: TurnFacts): Sources {
  const passages = making.runs.flatMap((run) => run.passages);
  const names = passages.flatMap(({ id, document, title }) => [id, document, title]).map(named);
  return { names: new Set(names.filter((name) => name !== '')), count: passages.length };
}

/** A name as it is compared: without case, marks around it and the word for what it is. */
export const named = (name: string): string =>
  name
    .toLowerCase()
    .trim()
    .replace(/^["'“”„«»‘’([{【]+|["'“”„«»‘’)\]}】.]+$/gu, '')
    .replace(/^(?:source|passage|document|doc|ref|reference)s?[\s:#_-]+/u, '')
    .trim();

/** The reference names something that was found: by its name, or by its number among the passages. */
export function exists({ names, count }: Sources, reference: string): boolean {
  const name = named(reference);
  if (names.has(name)) return true;
  if (/^\d{1,3}$/.test(name)) return Number(name) >= 1 && Number(name) <= count;
  return (
    name.length > 2 &&
    [...names].some((known) => known.length > 2 && (known.startsWith(name) || name.startsWith(known)))
  );
}

const compared = (text: string): string =>
  viewOf(text)
    .lower.replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const gap = /\s*(?:\[(?:\.{3}|…)\]|\(\.{3}\)|\.{3}|…)\s*/u;

/** Every part of the quotation stands in one of the texts; an ellipsis may leave words out between parts. */
export function isQuotedFrom(texts: readonly string[], quote: string): boolean {
  const parts = quote
    .split(gap)
    .map(compared)
    .filter((part) => part !== '');
  return texts
    .map((text) => ` ${compared(text)} `)
    .some((text) => parts.every((part) => text.includes(` ${part} `) || isUnspaced(part, text)));
}

/** Scripts without spaces quote from the middle of what looks like one word. */
const isUnspaced = (part: string, text: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(part) && text.includes(part);
