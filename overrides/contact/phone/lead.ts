import { isDigit, isWord } from '../../text/chars.js';
import type { View } from '../../text/view.js';
import { markSaid } from '../words/spoken-words.js';

/** "double four" and digits that stand before the first word belong to the number. */
export function startBefore({ lower }: View, start: number): number {
  if (!endsLead(lower, start)) return start;
  const lead =
    /(?:[+(]{0,2}\d[\d ,()-]{0,12})?(?:(?:double|triple|treble|doble|doppel|doppio|dubbel|duplo)[ -])?$/.exec(
      lower.slice(Math.max(0, start - 24), start),
    );
  return lead === null ||
    lead[0] === '' ||
    isWord(lower.charCodeAt(start - lead[0].length - 1)) ||
    /^\d{7}/.test(lead[0])
    ? start
    : start - lead[0].length;
}

/** Before a number stands a digit or a mark, or a space behind one of these or behind a word that repeats. */
function endsLead(lower: string, start: number): boolean {
  const [last, earlier] = [lower.charCodeAt(start - 1), lower.charAt(start - 2)];
  return inLead(last) && (last !== 32 || 'elo'.includes(earlier) || inLead(earlier.charCodeAt(0)));
}

const inLead = (code: number): boolean => isDigit(code) || code === 32 || (code >= 40 && code <= 45);

/** "Plus four four …" begins at the plus. */
export function behindPlus(lower: string, start: number): number {
  const word = /(?<![\p{L}\d])(\p{L}{3,5})[ -]$/u.exec(lower.slice(Math.max(0, start - 8), start))?.[1];
  return word !== undefined && markSaid.get(word) === '+' ? start - word.length - 1 : start;
}
