import { sentencesOf } from '../text/sentences.js';

export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** "No." is short for "number" only before one; here it is an answer. */
const answer = /(?<=(?<![\p{L}\p{N}])no\.)\s+(?=[^\d\s])/giu;

/** The sentences of a text with their offsets (UTF-16, end exclusive), without gaps. */
export function sentencesIn(text: string): Sentence[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const cuts = [...text.slice(start, end).matchAll(answer)].map((match) => start + match.index + match[0].length);
    return [start, ...cuts].map((from, at) => ({ text: text.slice(from, cuts[at] ?? end), start: from, end: cuts[at] ?? end }));
  });
}

/** The sentences of a chat message, where a new line is a new thought whether or not a mark ends the last. */
export const utterancesIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => sentencesIn(line).map((sentence) => sentence.text)).filter((sentence) => sentence.trim() !== '');
