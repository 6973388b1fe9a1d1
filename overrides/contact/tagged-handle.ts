import { isDigit, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import type { Finding } from './finding.js';
import { isMarked, isNameUnit, reach } from './platform-handle.js';
import type { Hit } from './words/hits.js';
import { role } from './words/lexicon.js';

/** Names that carry a mark of their platform: `$janedoe`, `janedoe#1234`, `u/jane_doe`, "qq: 123456789". */
export function findTaggedHandles({ lower }: View, hits: readonly Hit[], found: Finding[]): void {
  if (lower.includes('$')) findCashTags(lower, hits, found);
  if (lower.includes('#')) findNumbered(lower, hits, found);
  if (lower.includes('u/')) findUserPaths(lower, found);
  if (lower.includes('in/')) findProfilePaths(lower, hits, found);
  findNumbers(lower, hits, found);
}

const near = (hits: readonly Hit[], at: number): boolean =>
  hits.some((hit) => (hit.roles & role.platform) !== 0 && Math.abs(hit.start - at) <= reach);

const push = (found: Finding[], start: number, end: number, rule: string): void => {
  found.push({ start, end, type: 'handle', rule, strength: 'weak' });
};

function findCashTags(lower: string, hits: readonly Hit[], found: Finding[]): void {
  for (let at = lower.indexOf('$'); at !== -1; at = lower.indexOf('$', at + 1)) {
    const end = tokenEnd(lower, at + 1);
    if (!/^[a-z][\w-]{2,}$/.test(lower.slice(at + 1, end)) || isWord(lower.charCodeAt(at - 1))) continue;
    if (/cash ?app/.test(lower.slice(Math.max(0, at - reach), end + reach)) || near(hits, at))
      push(found, at, end, 'cash_tag');
  }
}

function findNumbered(lower: string, hits: readonly Hit[], found: Finding[]): void {
  for (const { index } of lower.matchAll(/#\d{4}(?!\d)/g)) {
    let start = index;
    while (start > 0 && index - start < 33 && isNameUnit(lower.charCodeAt(start - 1))) start -= 1;
    const name = lower.slice(start, index);
    if (name.length < 2 || !/\p{L}/u.test(name)) continue;
    if (isMarked(name, false) || near(hits, start)) push(found, start, index + 5, 'numbered_name');
  }
}

function findUserPaths(lower: string, found: Finding[]): void {
  for (const match of lower.matchAll(/(?<![\p{L}\d/])\/?u\/([a-z\d_-]{3,20})(?![a-z\d/])/gu))
    if (/[a-z]/.test(match[1] as string)) push(found, match.index, match.index + match[0].length, 'user_path');
}

/** "LinkedIn: in/jane-doe" */
function findProfilePaths(lower: string, hits: readonly Hit[], found: Finding[]): void {
  for (const { index, 0: path } of lower.matchAll(/(?<![\p{L}\d/])\/?in\/[a-z\d-]{3,60}(?![a-z\d/])/gu))
    if (near(hits, index)) push(found, index, index + path.length, 'user_path');
}

/** Platforms whose names are numbers. */
const numbered = new Set(['qq', 'icq', '企鹅', '企鹅号', '扣扣']);

function findNumbers(lower: string, hits: readonly Hit[], found: Finding[]): void {
  for (const { start, end, roles } of hits) {
    if ((roles & role.platform) === 0 || !numbered.has(lower.slice(start, end)) || isDigit(lower.charCodeAt(start - 1)))
      continue;
    let from = end;
    while (from < lower.length && from - end < 5 && !isDigit(lower.charCodeAt(from))) from += 1;
    const to = tokenEnd(lower, from);
    if (/^\d{5,12}$/.test(lower.slice(from, to))) push(found, from, to, 'numbered_name');
  }
}

function tokenEnd(lower: string, from: number): number {
  let at = from;
  while (
    at < lower.length &&
    at - from < 33 &&
    (isWord(lower.charCodeAt(at)) || lower.charAt(at) === '_' || lower.charAt(at) === '-')
  )
    at += 1;
  return at;
}
