import { isLetter, isSpace, isWord } from '../text/chars.js';
import type { Edit } from '../text/edit.js';
import type { View } from '../text/view.js';
import { flood } from './flood.js';

const fewest = 3;

/** Letters set apart (`j a n e @ …`, `w w w . …`): edits that close them up. Two spaces or more keep words apart. */
export function closedUp({ text }: View): Edit[] {
  const edits: Edit[] = [];
  for (let at = 0; at < text.length && edits.length <= flood.spaces; ) {
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

const isGap = (code: number): boolean => isSpace(code) || code === 45 || code === 95 || code === 124;

function isSingle(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const stands = isWord(code) || code === 64 || code === 46 || code === 58 || code === 47 || code === 95;
  if (!stands) return false;
  const free = (c: number): boolean => Number.isNaN(c) || isGap(c) || c === 64 || c === 46;
  return free(text.charCodeAt(at - 1)) && (free(text.charCodeAt(at + 1)) || endsSentence(text, at + 1));
}

const endsSentence = (text: string, at: number): boolean =>
  ',;:!?)'.includes(text.charAt(at)) || (text.charAt(at) === '.' && !isWord(text.charCodeAt(at + 2)));
