import type { Span } from '../../overrides/text/span.js';

/** A stretch in braces, and the names in it: read as JSON, or by its looks when it is none. */
export interface BraceObject extends Span {
  keys: readonly string[];
  /** Null when it is no JSON. */
  value: Readonly<Record<string, unknown>> | null;
}

/** Objects in objects are read so deep, which keeps the whole linear. */
const deepest = 4;

/** Every object of a text, the outer before those it holds. */
export function objectsIn(text: string): BraceObject[] {
  return braces(text).map(({ start, end }) => {
    const value = parsed(text.slice(start, end));
    return { start, end, value, keys: value ? Object.keys(value) : looksLikeKeys(text.slice(start + 1, end - 1)) };
  });
}

/** Pairs of braces, matched by a stack; a brace without its other half is a character like any. */
function braces(text: string): Span[] {
  const open: number[] = [];
  const pairs: Span[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined) pairs.push({ start, end: index + 1 });
    }
  }
  return outermost(pairs.sort((a, b) => a.start - b.start));
}

function outermost(sorted: readonly Span[]): Span[] {
  const around: Span[] = [];
  return sorted.filter((pair) => {
    while (around.length > 0 && (around.at(-1) as Span).end < pair.end) around.pop();
    around.push(pair);
    return around.length <= deepest;
  });
}

function parsed(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return value as Record<string, unknown>;
  } catch {
    return null; // Words in braces: what it holds is told by its looks.
  }
}

/** `{'zone': 'UTC'}` and `{zone: UTC}` are what small models write for JSON. */
const looksLikeKeys = (inside: string): string[] =>
  [...inside.matchAll(/(?:^|,)\s{0,99}["'“‘]?([\p{L}_][\p{L}\p{N}_-]{0,63})["'”’]?\s{0,9}:/gu)].map(
    ([, key]) => key ?? '',
  );
