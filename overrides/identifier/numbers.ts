import type { IdentifierKind } from '../../src/domain/policy.js';
import { isDigit, isLetter, isWord } from '../text/chars.js';
import type { View } from '../text/view.js';
import type { Group } from '../contact/phone/groups.js';
import { isCard, isNhsNumber, isNpi, isSsn } from './checks.js';
import { namesOther, namesSsn } from './cues.js';
import type { Identifier } from './identifier.js';

const most = 19;
const fewest = 9;

/** Digits that may be one number: groups with one and the same mark between them. */
interface Candidate {
  digits: string;
  /** Lengths of the groups, such as `3-3-4`. */
  shape: string;
  separator: string;
  start: number;
  end: number;
}

/** Numbers that their digits prove, written whole, in their usual groups or digit by digit. */
export function findNumbers(
  view: View,
  groups: readonly Group[],
  kinds: ReadonlySet<IdentifierKind>,
  found: Identifier[],
): void {
  for (let from = 0; from < groups.length; from += 1) {
    const match = longestFrom(view, groups, from, kinds);
    if (match === null) continue;
    found.push(match.identifier);
    from = match.last;
  }
}

function longestFrom(
  { text, lower }: View,
  groups: readonly Group[],
  from: number,
  kinds: ReadonlySet<IdentifierKind>,
): { identifier: Identifier; last: number } | null {
  const first = groups[from] as Group;
  if (!beginsShape(groups, from) || !mayBegin(lower, first.start)) return null;
  let best: { identifier: Identifier; last: number } | null = null;
  const candidate: Candidate = { digits: '', shape: '', separator: '', start: first.start, end: first.end };
  for (let last = from; last < groups.length; last += 1) {
    const group = groups[last] as Group;
    if (candidate.digits.length + group.end - group.start > most) break;
    if (last > from && !takes(text, candidate, group)) break;
    candidate.shape += last > from ? `-${group.end - group.start}` : `${group.end - group.start}`;
    candidate.digits += text.slice(group.start, group.end);
    candidate.end = group.end;
    if (candidate.digits.length < fewest || !standsAlone(text, groups, [from, last], candidate.shape)) continue;
    const kind = kindOf(candidate, lower, kinds);
    if (kind) best = { identifier: { start: candidate.start, end: candidate.end, kind, rule: kind }, last };
  }
  return best;
}

/** No number of a kind begins with two, five, seven or eight digits; of digits one by one only the first begins it. */
function beginsShape(groups: readonly Group[], at: number): boolean {
  const { start, end } = groups[at] as Group;
  const before = groups[at - 1];
  if (end - start === 1) return before === undefined || before.end - before.start > 1 || before.end + 1 !== start;
  return end - start === 3 || end - start === 4 || end - start === 6 || end - start >= fewest;
}

/** The next group belongs to the candidate when the mark before it is the one between the others. */
function takes(text: string, candidate: Candidate, group: Group): boolean {
  if (group.start !== candidate.end + 1) return false;
  const mark = text.charAt(candidate.end);
  if (mark !== ' ' && mark !== '-' && mark !== '.' && mark !== '/') return false;
  if (candidate.separator !== '' && candidate.separator !== mark) return false;
  candidate.separator = mark;
  return true;
}

/** `NHS9434765919`: a cue may touch the number, any other letter makes it part of a word. */
function mayBegin(lower: string, at: number): boolean {
  const before = lower.charCodeAt(at - 1);
  if (at === 0 || (!isWord(before) && lower.charAt(at - 1) !== '_')) return lower.charAt(at - 1) !== '+';
  return (
    isLetter(before) &&
    /(?:^|[^\p{L}\d])(?:nhs|npi|ssn|mrn|card|visa|amex|no|nr)$/u.test(lower.slice(Math.max(0, at - 6), at))
  );
}

/** Not a part of a longer number: nothing is tied to it that could be its beginning or its end. */
function standsAlone(
  text: string,
  groups: readonly Group[],
  [from, last]: readonly [number, number],
  shape: string,
): boolean {
  const [first, end] = [groups[from] as Group, groups[last] as Group];
  if (isWord(text.charCodeAt(end.end)) || text.charAt(end.end) === '_') return false;
  const [least, most] = digitByDigit.test(shape) ? [1, 1] : [3, 7];
  const ties = (left: Group | undefined, right: Group | undefined, other: Group | undefined): boolean => {
    if (left === undefined || right === undefined || other === undefined || right.start !== left.end + 1) return false;
    const mark = text.charAt(left.end);
    const length = other.end - other.start;
    return '.-/,'.includes(mark) || (mark === ' ' && length >= least && length <= most);
  };
  return !ties(groups[from - 1], first, groups[from - 1]) && !ties(end, groups[last + 1], groups[last + 1]);
}

const whole = /^\d+$/;
const digitByDigit = /^1(?:-1)+$/;
const cardShape = /^(?:4-4-4-4(?:-[1-4])?|4-6-[45]|4-4-4-[1-3]|4-4-5|6-13|6-10|\d+)$/;

/** In which of the wanted kinds the candidate is a number; a card's own checksum is the strongest. */
function kindOf(candidate: Candidate, lower: string, kinds: ReadonlySet<IdentifierKind>): Identifier['kind'] | null {
  if (kinds.has('card') && looksLikeCard(candidate)) return 'card';
  if (kinds.has('ssn') && looksLikeSsn(candidate, lower)) return 'ssn';
  if (candidate.digits.length !== 10 || namesOther(lower, candidate.start)) return null;
  if (kinds.has('nhs') && looksLikeNhs(candidate)) return 'nhs';
  return kinds.has('npi') && isPlain(candidate) && isNpi(candidate.digits) ? 'npi' : null;
}

const isPlain = ({ shape }: Candidate): boolean => whole.test(shape) || digitByDigit.test(shape);

const looksLikeCard = (candidate: Candidate): boolean =>
  (isPlain(candidate) || cardShape.test(candidate.shape)) && isCard(candidate.digits);

const looksLikeNhs = (candidate: Candidate): boolean =>
  (isPlain(candidate) || candidate.shape === '3-3-4') && candidate.separator !== '/' && isNhsNumber(candidate.digits);

/** With dashes its form is a social security number's own; any other nine digits have to be called one. */
function looksLikeSsn(candidate: Candidate, lower: string): boolean {
  const { digits, shape, separator, start } = candidate;
  if (!isSsn(digits)) return false;
  return (
    (shape === '3-2-4' && separator === '-') || ((shape === '3-2-4' || isPlain(candidate)) && namesSsn(lower, start))
  );
}

/** Runs of digits long enough together to be a number at all. */
export function holdsNumbers(text: string): boolean {
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) if (isDigit(text.charCodeAt(at)) && ++digits >= 4) return true;
  return false;
}
