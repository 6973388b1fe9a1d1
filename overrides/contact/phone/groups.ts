import { isDigit } from '../../text/chars.js';
import { sign } from '../../text/signs.js';
import type { View } from '../../text/view.js';
import { markIdentifiers } from './identifiers.js';

/** A run of digits; dates and the like are `dead`: they end a chain and begin none. */
export interface Group {
  start: number;
  end: number;
  dead: boolean;
}

/** Longest run that may be part of a number; a longer one is an identifier. */
const longestRun = 15;

/** All runs of digits of a text. */
export function groupsOf(view: View): Group[] {
  const groups: Group[] = [];
  if (!view.holds(sign.digit)) return groups;
  const { text, units } = view;
  for (let at = 0; at < units.length; at += 1) {
    if (!isDigit(units[at] as number)) continue;
    const start = at;
    while (at < units.length && isDigit(units[at] as number)) at += 1;
    groups.push({ start, end: at, dead: at - start > longestRun });
  }
  markDates(text, groups);
  markIdentifiers(text, groups);
  return groups;
}

const saidMark =
  /^,? ?[([{<]?(?:dash|hyphen|minus|then|and then|space|dot|point|tiret|guion|bindestrich|trattino|traco|streepje|тире)[)\]}>]? $/;

/** Marks between two groups of one number: at most five, spaces among them, never a line break; or a mark that is said. */
export function joins(text: string, left: Group, right: Group): boolean {
  const length = right.start - left.end;
  if (left.dead || right.dead) return false;
  if (length > 5 && length < 15 && saidMark.test(text.slice(left.end, right.start).toLowerCase())) return true;
  if (length > 5) return false;
  let marks = 0;
  for (let at = left.end; at < right.start; at += 1) {
    const char = text.charAt(at);
    if (char === ' ' || char === '\t') continue;
    if (char === '\n' && at > left.end && text.charAt(at - 1) === '-') continue;
    if ('()[]{}'.includes(char)) continue;
    if (char === '|' && text.charAt(at + 1) === ' ') return false;
    if (!betweenGroups.has(char) && !isPicture(text.charCodeAt(at))) return false;
    if (marks === 0 || text.charAt(at - 1) !== char) marks += 1;
  }
  return marks <= 2;
}

/** Among them the long vowel of kana, which looks like a dash. */
const betweenGroups = new Set('-./_~*|ー');

/** A symbol or either half of an emoji: `415🍕555🍕0132`. */
const isPicture = (code: number): boolean =>
  (code >= 0xd83c && code <= 0xd83e) ||
  (code >= 0xdc00 && code <= 0xdfff) ||
  (code >= 0x2190 && code <= 0x2bff && !(code >= 0x2200 && code <= 0x23ff));

function markDates(text: string, groups: Group[]): void {
  for (let i = 0; i < groups.length; i += 1) {
    const a = groups[i] as Group;
    const b = groups[i + 1];
    const c = groups[i + 2];
    if (isCompactDate(text, a)) a.dead = true;
    if (!isDateMark(text.charCodeAt(a.end)) || a.end - a.start > 4) continue;
    if (b === undefined || c === undefined || b.start !== a.end + 1 || c.start !== b.end + 1) continue;
    const mark = text.charAt(a.end);
    if (text.charAt(b.end) !== mark || !'-./'.includes(mark)) continue;
    if (continues(text, groups[i - 1], a, mark) || continues(text, c, groups[i + 3], mark)) continue;
    if (isDate(text, [a, b, c])) for (const group of [a, b, c]) group.dead = true;
  }
}

const isDateMark = (code: number): boolean => code === 45 || code === 46 || code === 47;

const continues = (text: string, left: Group | undefined, right: Group | undefined, mark: string): boolean =>
  left !== undefined && right !== undefined && right.start === left.end + 1 && text.charAt(left.end) === mark;

const isYear = (value: string): boolean => /^(?:1[89]|20|21)\d\d$/.test(value);

/** 20261130 and 30112026. */
function isCompactDate(text: string, { start, end }: Group): boolean {
  if (end - start !== 8) return false;
  const value = text.slice(start, end);
  return (
    isYear(value.slice(0, 4)) &&
    Number(value.slice(4, 6)) <= 12 &&
    Number(value.slice(6)) <= 31 &&
    Number(value.slice(4, 6)) > 0
  );
}

function isDate(text: string, [a, b, c]: readonly [Group, Group, Group]): boolean {
  const [x, y, z] = [text.slice(a.start, a.end), text.slice(b.start, b.end), text.slice(c.start, c.end)];
  if (isYear(x)) return y.length <= 2 && Number(y) <= 31 && z.length <= 5;
  const days =
    x.length <= 2 && y.length <= 2 && Number(x) <= 31 && Number(y) <= 31 && Math.min(Number(x), Number(y)) <= 12;
  return days && (isYear(z) || z.length === 2);
}
