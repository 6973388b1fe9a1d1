import { applyEdits, beforeEdits } from '../text/edit.js';
import { merged } from '../text/span.js';
import type { Finding } from './finding.js';
import type { ContactOptions } from './find.js';
import { findContacts } from './find.js';
import { nothingMet } from './flood.js';

/** Stands where a contact stood. Without digit, at-sign, dot or slash, so that it is never taken for one. */
export const token = '[contact removed]';

/** `clean`: nothing found. `scrubbed`: the text without its contacts. `stubborn`: what is left still reads as a contact. */
export type Scrub =
  | { kind: 'clean' }
  | { kind: 'scrubbed'; text: string; findings: Finding[] }
  | { kind: 'stubborn'; findings: Finding[] };

/** Cuts every contact out and reads the result again, for a cut may bring two halves of another together. */
export function scrub(text: string, options: ContactOptions): Scrub {
  const first = findContacts(text, options);
  if (first.length === 0) return { kind: 'clean' };
  if (options.met !== undefined) options.met.findings += first.length;
  const once = cut(text, first);
  // What a field turned out to hold counts for the next one, not for reading this one again.
  const again = { ...options, met: nothingMet() };
  const second = findContacts(once, again);
  if (second.length === 0) return { kind: 'scrubbed', text: once, findings: first };
  const findings = joined([
    ...first,
    ...second.map((finding) => ({ ...finding, ...beforeEdits(finding, editsOf(first)) })),
  ]);
  const twice = cut(text, findings);
  return findContacts(twice, again).length === 0
    ? { kind: 'scrubbed', text: twice, findings }
    : { kind: 'stubborn', findings };
}

const editsOf = (findings: readonly Finding[]) => findings.map(({ start, end }) => ({ start, end, to: token }));

const cut = (text: string, findings: readonly Finding[]): string => applyEdits(text, editsOf(findings));

const joined = (findings: readonly Finding[]): Finding[] =>
  merged(findings, (a, b) => ({ ...a, end: Math.max(a.end, b.end) }));
