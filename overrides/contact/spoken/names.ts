import type { Hit } from '../words/hits.js';
import { role } from '../words/lexicon.js';
import type { Mark } from './mark.js';

/** Underscores and dots that are said behind a platform's name: "insta: kestrel underscore moss". */
export function keepNames(lower: string, marks: Mark[], hits: readonly Hit[], kept: Set<Mark>): void {
  for (const { end, roles } of hits) {
    if ((roles & (role.platform | role.handle)) === 0) continue;
    const from = marks.findIndex(({ start }) => start >= end);
    if (from === -1) return;
    const near = marks.slice(from, from + 6).filter((mark) => mark.start - end <= 40);
    if (!near.some(({ to }) => to === '_' || to === '-') && !isSaidDot(lower, end, near[0])) continue;
    const tail = near.at(-1) as Mark;
    const number = /^[\p{L}\d]{1,24} (?=\d{1,4}(?![\p{L}\d]))/u.exec(lower.slice(tail.end, tail.end + 26));
    if (number !== null) joinNumber(marks, tail, tail.end + number[0].length - 1, kept);
    for (const mark of near) {
      const opens = mark.to === '@' && mark.end - end < 12;
      // The space before it keeps the name apart from the platform's.
      if (opens) mark.start = mark.word.start;
      if (opens || '_.-'.includes(mark.to)) kept.add(mark);
    }
  }
}

/** "insta: north dot loaf" */
const isSaidDot = (lower: string, end: number, mark: Mark | undefined): boolean =>
  mark !== undefined &&
  lower.slice(mark.word.start, mark.word.end) === 'dot' &&
  /^\s?(?:[:=]|is|->)\s?[a-z\d]{2,20}$/.test(lower.slice(end, mark.start));

/** "frost underscore byte 31": the number belongs to the name. */
function joinNumber(marks: Mark[], tail: Mark, space: number, kept: Set<Mark>): void {
  const join: Mark = { start: space, end: space + 1, to: '', sure: false, word: { start: space, end: space + 1 } };
  marks.splice(marks.indexOf(tail) + 1, 0, join);
  kept.add(join);
}
