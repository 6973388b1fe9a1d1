import { applyEdits, beforeEdits } from './edit.js';
import type { Span } from './span.js';
import { merged } from './span.js';

/** `clean`: nothing found. `scrubbed`: the text without what was found. `stubborn`: what is left still reads as some. */
export type Scrub<Found extends Span> =
  | { kind: 'clean' }
  | { kind: 'scrubbed'; text: string; findings: Found[] }
  | { kind: 'stubborn'; findings: Found[] };

/**
 * Cuts out what a recogniser finds and reads the result again, for a cut may bring two halves of another together.
 * @param token stands where something stood; it must not be found itself
 * @param find given the round too, from 0: only the first reads the text as it came
 */
export function scrubbed<Found extends Span>(
  text: string,
  token: string,
  find: (text: string, round: number) => Found[],
): Scrub<Found> {
  const first = find(text, 0);
  if (first.length === 0) return { kind: 'clean' };
  const once = cut(text, token, first);
  const second = find(once, 1);
  if (second.length === 0) return { kind: 'scrubbed', text: once, findings: first };
  const edits = editsOf(token, first);
  const findings = joined([...first, ...second.map((finding) => ({ ...finding, ...beforeEdits(finding, edits) }))]);
  const twice = cut(text, token, findings);
  return find(twice, 2).length === 0 ? { kind: 'scrubbed', text: twice, findings } : { kind: 'stubborn', findings };
}

const editsOf = (token: string, findings: readonly Span[]) =>
  findings.map(({ start, end }) => ({ start, end, to: token }));

const cut = (text: string, token: string, findings: readonly Span[]): string =>
  applyEdits(text, editsOf(token, findings));

const joined = <Found extends Span>(findings: readonly Found[]): Found[] =>
  merged(findings, (a, b) => ({ ...a, end: Math.max(a.end, b.end) }));
