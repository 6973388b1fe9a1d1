import { sentencesOf } from '../text/sentences.js';

export interface Sentence {
  text: string;
  start: number;
  end: number;
}

/** "No." is short for "number" only before one; here it is an answer. */
const answer = /(?<=(?<![\p{L}\p{N}])no\.)\s+(?=[^\d\s])/giu;
const maybeAnswer = /no\.\s/i;

/** Something with a mark before it; without one, there is nothing to segment. Looks back, so that a run of spaces is read once. */
const several = /[^\s.!?…](?<=[.!?…。！？؟।։:\n\u0e00-\u0e7f]\s*[^\s.!?…])/u;

/** The sentences of a text with their offsets (UTF-16, end exclusive), without gaps. */
export function sentencesIn(text: string): Sentence[] {
  if (!several.test(text)) return text === '' ? [] : [{ text, start: 0, end: text.length }];
  const cutsAnswers = maybeAnswer.test(text);
  return sentencesOf(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    return cutsAnswers ? behindAnswers(sentence, start) : { text: sentence, start, end };
  });
}

function behindAnswers(sentence: string, offset: number): Sentence[] {
  const cuts = [...sentence.matchAll(answer)].map((match) => match.index + match[0].length);
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? sentence.length;
    return { text: sentence.slice(from, to), start: offset + from, end: offset + to };
  });
}

const thought = /\n+|(?<=[.!?…])\s+(?=\p{Ll})/u;

/** Utterances of one message that are told apart; what follows more is one, for no message holds as many. */
const mostUtterances = 300;

/** The sentences of a chat message, where a new line is a new thought, and capitals are rare. */
export function utterancesIn(text: string): string[] {
  const utterances: string[] = [];
  for (const part of text.split(thought))
    for (const { text: sentence } of part.trim() === '' ? [] : sentencesIn(part)) {
      if (sentence.trim() === '') continue;
      if (utterances.length < mostUtterances) utterances.push(sentence);
      else utterances[mostUtterances - 1] += ` ${sentence}`;
    }
  return utterances;
}
