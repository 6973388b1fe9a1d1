import { sentencesOf } from '../text/sentences.js';

export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** "No." is short for "number" only before one; here it is an answer. */
const answer = /(?<=(?<![\p{L}\p{N}])no\.)\s+(?=[^\d\s])/giu;

/** A mark with something behind it; without one, there is nothing to segment. */
const several = /[.!?…。！？؟।։:\n\u0e00-\u0e7f]\s*[^\s.!?…]/u;

/** The sentences of a text with their offsets (UTF-16, end exclusive), without gaps. */
export function sentencesIn(text: string): Sentence[] {
  if (!several.test(text)) return text === '' ? [] : [{ text, start: 0, end: text.length }];
  return sentencesOf(text).flatMap(({ start, end }) => {
    const cuts = [...text.slice(start, end).matchAll(answer)].map((match) => start + match.index + match[0].length);
    return [start, ...cuts].map((from, at) => ({
      text: text.slice(from, cuts[at] ?? end),
      start: from,
      end: cuts[at] ?? end,
    }));
  });
}

const thought = /\n+|(?<=[.!?…])\s+(?=\p{Ll})/u;

/** The sentences of a chat message, where a new line is a new thought, and capitals are rare. */
export const utterancesIn = (text: string): string[] =>
  text
    .split(thought)
    .flatMap((part) => sentencesIn(part).map((sentence) => sentence.text))
    .filter((sentence) => sentence.trim() !== '');
