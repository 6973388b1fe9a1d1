import { derived, sourcesOf } from '../text/derive.js';
import type { Span } from '../text/span.js';
import { merged, within } from '../text/span.js';
import type { View } from '../text/view.js';
import { sourceOf, viewOf } from '../text/view.js';
import { allowing } from './allow.js';
import { findDomains } from './domain.js';
import { findEmails } from './email.js';
import { findEncoded } from './encoded.js';
import type { Finding } from './finding.js';
import type { Met } from './flood.js';
import { flood, flooded, isExhausting, isFlooded, nothingMet } from './flood.js';
import { findHandles } from './handle.js';
import { findIbans } from './iban.js';
import { findAddresses } from './ip.js';
import { findLinks } from './link.js';
import { findDictated } from './phone/dictated.js';
import { findIdeographic } from './phone/ideographs.js';
import { withDigits } from './phone/letters.js';
import type { Digits } from './phone/find.js';
import { findPhones } from './phone/find.js';
import type { Group } from './phone/groups.js';
import { groupsOf } from './phone/groups.js';
import { regionsOf } from './phone/shapes.js';
import { findPlatformHandles } from './platform-handle.js';
import { closedUp } from './spaced.js';
import { findTaggedHandles } from './tagged-handle.js';
import { spokenMarks } from './spoken/address.js';
import { findSpokenOctets } from './spoken/octets.js';
import type { Hit } from './words/hits.js';
import { hitsOf } from './words/hits.js';
import { role } from './words/lexicon.js';

export interface ContactOptions {
  /** ISO 3166-1 codes whose bare national numbers count; others need a shape or a cue. */
  regions: readonly string[];
  /** Language tags: the countries where one is at home count as regions too. */
  languages?: readonly string[];
  /** Addresses, domains and numbers that stay. */
  allow: readonly string[];
  /** Shared by the fields of a draft. */
  met?: Met;
}

/**
 * Every contact of a text: UTF-16 spans of the text as written, in order, without overlap.
 * Reads it once as it looks, and again with said and spaced-out marks undone when something calls for that.
 */
export function findContacts(
  text: string,
  { regions, languages = [], allow, met = nothingMet() }: ContactOptions,
): Finding[] {
  if (text === '') return [];
  if (isExhausting(met)) return flooded([], text.length);
  const view = viewOf(text);
  const hits = hitsOf(view);
  const groups = groupsOf(view);
  const found = addressesOf(view);
  if (isEndless(hits, groups) || isFlooded(found)) return flooded(found, text.length);
  found.push(...wordsOf({ view, hits, groups, regions: regionsOf(regions, languages) }));
  const hidden = disguised(view, hits, met);
  if (hidden === null || isFlooded(found) || isFlooded(hidden))
    return flooded([...found, ...(hidden ?? [])], text.length);
  found.push(...hidden);
  return allow.length === 0 ? joined(found) : joined(withoutAllowed(text, joined(found), allow));
}

/** More platforms or numbers than a message names. */
const isEndless = (hits: readonly Hit[], groups: readonly Group[]): boolean =>
  groups.length > flood.groups ||
  (hits.length > flood.platforms && hits.filter(({ roles }) => (roles & role.platform) !== 0).length > flood.platforms);

const onSource = (view: View, found: readonly Finding[]): Finding[] =>
  found.map((finding) => ({ ...finding, ...sourceOf(view, finding) }));

/** What its own marks give away. */
function addressesOf(view: View): Finding[] {
  const found: Finding[] = [];
  const { text } = view;
  if (text.includes(':')) findLinks(view, found);
  if (text.includes('@')) findEmails(view, found);
  if (text.includes('.')) findDomains(view, found);
  if (text.includes('@')) findHandles(view, found);
  return onSource(view, found);
}

/** What digits and words give away. */
function wordsOf(digits: Digits): Finding[] {
  const { view, hits, groups } = digits;
  const found: Finding[] = [];
  if (groups.length > 0) {
    findIbans(view, groups, found);
    findAddresses(view, found);
    findPhones(digits, found);
  }
  const read = groups.length === 0 ? view : withDigits(view);
  if (read !== view) {
    const misread: Finding[] = [];
    findPhones({ ...digits, view: read, groups: groupsOf(read) }, misread);
    found.push(...misread.filter(({ start, end }) => /\p{L}/u.test(view.text.slice(start, end))));
  }
  findDictated(view, hits, found);
  findIdeographic(view, hits, found);
  findSpokenOctets(view, hits, found);
  findPlatformHandles(view, hits, found);
  findTaggedHandles(view, hits, found);
  findEncoded(view, found);
  return onSource(view, found);
}

/** Addresses that only show once letters are closed up and "at" and "dot" are marks; they must make use of one of these. Null is a flood. */
function disguised(view: View, hits: readonly Hit[], met: Met): Finding[] | null {
  const spaced = / \S[ _|-]\S[ _|-]|^\S[ _|-]\S[ _|-]/.test(view.text) ? closedUp(view) : [];
  if (spaced.length > flood.spaces) return null;
  const tight = spaced.length === 0 ? view : derived(view, spaced);
  const tightHits = spaced.length === 0 ? hits : hitsOf(tight);
  const marks = spokenMarks(tight, tightHits);
  met.marks += marks === null ? flood.marks : marks.length + saidDots(tightHits);
  if (marks === null) return null;
  if (spaced.length === 0 && marks.length === 0) return [];
  const plain = marks.length === 0 ? tight : derived(tight, marks);
  const changed = [...sourcesOf(view, spaced), ...sourcesOf(tight, marks)];
  const numbered: Finding[] = [];
  findAddresses(plain, numbered);
  if (spaced.length > 0) findIbans(plain, groupsOf(plain), numbered);
  const named: Finding[] = [];
  if (tightHits.some(({ roles }) => (roles & (role.platform | role.handle)) !== 0))
    findPlatformHandles(plain, hitsOf(plain), spaced.length > 0 ? named : numbered);
  return [...holding([...addressesOf(plain), ...onSource(plain, numbered)], changed), ...onSource(plain, named)];
}

const saidDots = (hits: readonly Hit[]): number => hits.filter(({ roles }) => (roles & role.dot) !== 0).length;

/** The findings that hold one of the spans. */
function holding(found: readonly Finding[], spans: readonly Span[]): Finding[] {
  const starts = [...spans].sort((a, b) => a.start - b.start);
  const ordered = [...found].sort((a, b) => a.start - b.start);
  let next = 0;
  return ordered.filter((finding) => {
    while (next < starts.length && (starts[next] as Span).start < finding.start) next += 1;
    const span = starts[next];
    return span !== undefined && within(span, finding);
  });
}

/** Drops what the tenant allows, and what stands inside of it. */
function withoutAllowed(text: string, found: readonly Finding[], allow: readonly string[]): Finding[] {
  const isAllowed = allowing(allow);
  return found.filter(({ start, end, type }) => !isAllowed(text.slice(start, end), type));
}

/** One token for one stretch. The wider finding names it, the stronger one vouches for it. */
const joined = (found: readonly Finding[]): Finding[] =>
  merged(found, (first, second) => ({
    ...(second.end - second.start > first.end - first.start ? second : first),
    start: first.start,
    end: Math.max(first.end, second.end),
    strength: first.strength === 'strong' || second.strength === 'strong' ? 'strong' : 'weak',
  }));
