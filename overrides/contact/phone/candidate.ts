import type { Group } from './groups.js';

/** Groups of digits that may be one telephone number. */
export interface Candidate {
  start: number;
  end: number;
  digits: string;
  /** The same with any prefix. */
  written: string;
  /** Group lengths, such as `3-3-4`. */
  grouping: string;
  groups: number;
  groupsOfDigits: readonly string[];
  /** Every mark and space between the groups. */
  marks: string;
  /** It begins with a plus, or with the 00 or 011 dialled before a calling code: `digits` are then without these. */
  international: 'plus' | 'dialled' | null;
  /** The first group stands in brackets: `(415) 555-0132`. */
  bracketed: boolean;
  /** More digits stand beside it, set apart just as its own groups are. */
  fragment: boolean;
}

/** A word between two groups, "dash", or a picture stands for a mark. */
const marksOf = (between: string): string =>
  between.length > longestMarks || /[^\u0000-\u007f]/.test(between)
    ? between.replace(/[\p{L}ー]+|[\p{S}]+/gu, '-')
    : between;

/** Marks between two groups that hold no word are no longer than this. */
const longestMarks = 5;

/** Reads the groups `from`–`to` (inclusive) as one number. */
export function candidateOf(text: string, groups: readonly Group[], from: number, to: number): Candidate {
  const first = groups[from] as Group;
  const last = groups[to] as Group;
  const parts: string[] = [];
  let marks = '';
  for (let i = from; i <= to; i += 1) {
    const group = groups[i] as Group;
    const between = i === from ? '' : text.slice((groups[i - 1] as Group).end, group.start);
    const digits = text.slice(group.start, group.end);
    if (i > from && i < to && digits === '0' && text.charAt(group.start - 1) === '(' && text.charAt(group.end) === ')')
      continue;
    if (parts.length > 0) marks += marksOf(between);
    parts.push(digits);
  }
  const { start, plus, bracketed: opened } = opening(text, first.start);
  const bracketed = opened && (text.charAt(first.end) === ')' || plus);
  const digits = parts.join('');
  const dialled = plus || !digits.startsWith('0') ? null : /^(?:00|011)(?=[1-9])/.exec(digits);
  return {
    start,
    end:
      text.charAt(last.end) === ')' &&
      text.slice(start, last.end).lastIndexOf('(') > text.slice(start, last.end).lastIndexOf(')')
        ? last.end + 1
        : last.end,
    digits: dialled === null ? digits : digits.slice(dialled[0].length),
    grouping: parts.map((part) => part.length).join('-'),
    groups: parts.length,
    groupsOfDigits: parts,
    marks,
    written: digits,
    international: plus ? 'plus' : dialled === null ? null : 'dialled',
    bracketed,
    fragment:
      parts.length > 1 && (isSame(text, groups[from - 1], first, marks) || isSame(text, last, groups[to + 1], marks)),
  };
}

function isSame(text: string, left: Group | undefined, right: Group | undefined, marks: string): boolean {
  if (left === undefined || right === undefined || right.start - left.end > 3) return false;
  const between = text.slice(left.end, right.start);
  return marks.startsWith(between) || marks.endsWith(between);
}

/** Looks left of the first digit for a bracket and a plus, in either order and with a space between. */
function opening(text: string, first: number): { start: number; plus: boolean; bracketed: boolean } {
  let start = first;
  let plus = false;
  let bracketed = false;
  for (let at = first - 1; at >= 0 && first - at <= 4; at -= 1) {
    const char = text.charAt(at);
    if (char === '+') plus = true;
    else if (char === '(') bracketed = true;
    else if (char !== ' ') break;
    else if (text.charAt(at - 1) !== '+' && text.charAt(at - 1) !== '(') break;
    if (char !== ' ') start = at;
    if (plus && bracketed) break;
  }
  const said = plus ? null : saidPlus.exec(text.slice(Math.max(0, start - 11), start));
  if (said !== null) return { start: start - (said[1] as string).length, plus: true, bracketed };
  if (plus && isSum(text, start)) return { start: first, plus: false, bracketed: false };
  return { start, plus, bracketed };
}

/** "plus 44 7700 …", but no "2 plus 44". */
const saidPlus = /(?<![\p{L}\d])(?<!\d\s)((?:plus|más|mas|mais|più|piu|плюс|artı|arti|زائد|प्लस)\s)$/iu;

/** `5 + 4155`, `C++12`, `) + (1505`: this plus adds. */
function isSum(text: string, start: number): boolean {
  if (text.charAt(start) !== '+') return false;
  if (/[\p{L}\d)]/u.test(text.charAt(start - 1)) || text.startsWith('+ (', start)) return true;
  return (
    text.charAt(start - 1) === ' ' &&
    /[\d)=*]\s*$/.test(text.slice(Math.max(0, start - 4), start)) &&
    text.charAt(start + 1) === ' '
  );
}
