import { isLetter, isWord } from '../text/chars.js';
import type { Edit } from '../text/edit.js';
import type { View } from '../text/view.js';
import { flood } from './flood.js';

const fewest = 3;

/** Letters set apart (`j a n e @ …`, `w w w . …`): edits that close them up. Two spaces or more keep words apart. */
export function closedUp({ text, units }: View): Edit[] {
  const edits: Edit[] = [];
  for (let at = 0; at < units.length && edits.length <= flood.spaces; ) {
    if (!mayBegin(units, at)) {
      at += 1;
      continue;
    }
    const run: Edit[] = [];
    let next = at;
    let letters = 0;
    while (isSingle(text, next)) {
      if (isLetter(text.charCodeAt(next))) letters += 1;
      const gap = next + 1;
      if (!isGap(text.charCodeAt(gap)) || !isSingle(text, gap + 1)) {
        next = gap;
        break;
      }
      run.push({ start: gap, end: gap + 1, to: '' });
      next = gap + 1;
    }
    if (run.length >= fewest - 1 && letters >= 2) edits.push(...run);
    at = Math.max(next, at + 1);
  }
  return edits;
}

/** What begins a row stands before a gap and behind one, an at or a dot, and next to nothing else does. */
function mayBegin(units: Uint16Array, at: number): boolean {
  if (at + 1 >= units.length || gaps[units[at + 1] as number] !== 1) return false;
  const before = at === 0 ? 32 : (units[at - 1] as number);
  return gaps[before] === 1 || before === 64 || before === 46;
}

/** A one for every white space, hyphen, underscore and bar. */
const gaps = new Uint8Array(65_536);
for (const [char] of '\t\n\v\f\r -_|\u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff'.matchAll(/./gsu))
  gaps[char.charCodeAt(0)] = 1;
gaps.fill(1, 0x2000, 0x200b);

const isGap = (code: number): boolean => gaps[code] === 1;

function isSingle(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const stands = isWord(code) || code === 64 || code === 46 || code === 58 || code === 47 || code === 95;
  if (!stands) return false;
  const free = (c: number): boolean => Number.isNaN(c) || isGap(c) || c === 64 || c === 46;
  return free(text.charCodeAt(at - 1)) && (free(text.charCodeAt(at + 1)) || endsSentence(text, at + 1));
}

const endsSentence = (text: string, at: number): boolean =>
  ',;:!?)'.includes(text.charAt(at)) || (text.charAt(at) === '.' && !isWord(text.charCodeAt(at + 2)));
