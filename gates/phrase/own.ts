import { sentencesOf } from '../../overrides/text/sentences.js';
import { type View, viewOf } from '../../overrides/text/view.js';

/** What somebody else said, in whatever quotes. A text that is nothing but a quotation is the agent's own word. No quote holds the mark that opens it, or a row of those would take quadratic time. */
const quoted =
  /"[^"\n]*"|“[^“”\n]*”|„[^„“”\n]*[“”]|«[^«»\n]*»|»[^«»\n]*«|‘[^‘’\n]{2,}’(?!\p{L})|「[^「」\n]*」|^>.*$/gmu;

/** One sentence as recognisers read it; `at` is where it begins. */
export interface Sentence {
  at: number;
  view: View;
}

/** The text with what it quotes as blanks, unit by unit. */
export function ownWords(text: string): string {
  const blanked = text.replace(quoted, (quote) => ' '.repeat(quote.length));
  return /\p{L}/u.test(blanked) ? blanked : text;
}

/** What a text says in its own name, sentence by sentence. */
export function ownSentences(text: string): Sentence[] {
  const own = ownWords(text);
  return sentencesOf(own).map(({ start, end }) => ({ at: start, view: viewOf(own.slice(start, end)) }));
}

const question = /[?？؟][\s"'”’)\]*_~!.]*$/u;
export const asks = ({ source }: View): boolean => question.test(source);
