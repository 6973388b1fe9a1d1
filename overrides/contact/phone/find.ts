import type { View } from '../../text/view.js';
import type { Finding } from '../finding.js';
import { isFlooded } from '../flood.js';
import type { Hit } from '../words/hits.js';
import type { Candidate } from './candidate.js';
import { candidateOf } from './candidate.js';
import type { Group } from './groups.js';
import { joins } from './groups.js';
import type { Scene } from './judge.js';
import { judge } from './judge.js';
import type { Regions } from './shapes.js';

const mostGroups = 8;
const costlyJudgements = 400;

/** The digits of a view, with all that is needed to read them. */
export interface Digits {
  view: View;
  hits: readonly Hit[];
  groups: readonly Group[];
  regions: Regions;
}

/** Telephone numbers written in digits. */
export function findPhones({ view, hits, groups, regions }: Digits, found: Finding[]): void {
  const { text } = view;
  const scene: Scene = { view, hits, regions, chinese: /\p{sc=Han}/u.test(text), lastEnd: 0, budget: costlyJudgements };
  for (let from = 0; from < groups.length && !isFlooded(found); ) {
    let to = from;
    while (to + 1 < groups.length && joins(text, groups[to] as Group, groups[to + 1] as Group)) to += 1;
    findInChain(scene, groups, { from, to }, found);
    from = to + 1;
  }
}

interface Chain {
  from: number;
  to: number;
}

/** The longest stretches of a chain that are numbers, from the left. */
function findInChain(scene: Scene, groups: readonly Group[], { from, to }: Chain, found: Finding[]): void {
  for (let first = from; first <= to && !isFlooded(found); ) {
    const reached = numberFrom(scene, groups, first, to);
    if (reached === null) {
      first += 1;
      continue;
    }
    const end = withExtension(scene.view.lower, reached.candidate.end);
    const strength =
      reached.rule === 'second' || reached.rule === 'alone' || reached.rule === 'one_by_one' ? 'weak' : 'strong';
    found.push({ start: reached.candidate.start, end, type: 'phone', rule: reached.rule, strength });
    scene.lastEnd = end;
    first = reached.last + 1;
  }
}

interface Reached {
  candidate: Candidate;
  rule: string;
  last: number;
}

function numberFrom(scene: Scene, groups: readonly Group[], first: number, to: number): Reached | null {
  const { text } = scene.view;
  const head = groups[first] as Group;
  if (head.dead) return null;
  const singles = oneByOneEnd(groups, first, to);
  let last = Math.min(to, first + mostGroups - 1, singles === null ? to : singles);
  if (singles !== null) last = singles;
  const digitsTo: number[] = [];
  let digits = 0;
  for (let i = first; i <= last && digits <= 17; i += 1) {
    digits += (groups[i] as Group).end - (groups[i] as Group).start;
    digitsTo.push(digits);
  }
  for (let i = digitsTo.length - 1; i >= 0 && (digitsTo[i] as number) >= 7; i -= 1) {
    if (singles !== null && first + i !== singles) break;
    if (singles === null && !mayBeOne(groups, first, first + i)) continue;
    const candidate = candidateOf(text, groups, first, first + i);
    const rule = judge(candidate, scene);
    if (rule !== null) return { candidate, rule, last: first + i };
  }
  return null;
}

/** More than two lone digits among groups are scores, steps or sums. */
function mayBeOne(groups: readonly Group[], first: number, last: number): boolean {
  let lone = 0;
  for (let i = first; i <= last; i += 1) if ((groups[i] as Group).end - (groups[i] as Group).start === 1) lone += 1;
  return lone <= 2;
}

/** The last group of a run of single digits, when it is long enough to be dictated so. */
function oneByOneEnd(groups: readonly Group[], first: number, to: number): number | null {
  const single = (group: Group | undefined): boolean => group !== undefined && group.end - group.start === 1;
  if (
    !single(groups[first]) ||
    (first > 0 && single(groups[first - 1]) && (groups[first] as Group).start - (groups[first - 1] as Group).end <= 2)
  )
    return null;
  let last = first;
  while (last < to && last - first < 15 && single(groups[last + 1])) last += 1;
  return last - first >= 6 ? last : null;
}

/** `ext. 23`, `x23`, `poste 4`, `#5` */
function withExtension(lower: string, end: number): number {
  const match =
    /^(?:,? ?(?:extension|extn?|ext|x|poste|durchwahl|dw|int|interno|ramal|доб|wew|dahili)\.?:? ?| ?# ?)\d{1,6}(?!\d)/.exec(
      lower.slice(end, end + 22),
    );
  return end + (match?.[0].length ?? 0);
}
