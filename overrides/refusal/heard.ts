import { lexicon } from './lexicon.js';
import { plain, unquoted } from './plain.js';

/** One sentence as the readings of a reply need it, whatever was asked. */
export interface Heard {
  written: string;
  plain: string;
  /** Plain, without what somebody else said. */
  said: string;
  /** Without idioms. */
  meant: string;
  /** Without marks and emoji around it. */
  bare: string;
}

export function hear(written: string): Heard {
  const read = plain(written);
  const said = unquoted(read);
  const meant = neutralised(said);
  return { written, plain: read, said, meant, bare: bareOf(meant) };
}

/** Idioms first: "no problem" agrees, and "I won't lie" declines nothing. */
const neutralised = (said: string): string =>
  lexicon.idle.replaced(lexicon.agreeing.replaced(said, ' ok '), ' ').replace(/\s+/gu, ' ').trim();

/** Marks and emoji would hide that a sentence is only one word, and so would "nooo". */
export const bareOf = (text: string): string =>
  withoutMarks(
    text
      .replace(/\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\u200d\ufe0f♀♂]*|[♀♂\ufe0f\u200d]/gu, ' ')
      .replace(/[:;]-?[)(dp]/gu, ' '),
  )
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/gu, ' ');

const markAround = /[\s.,!?…:;"'。！？、，-]/u;

/** Cut by hand: a pattern would try each run of marks inside the text from each of its units. */
function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && markAround.test(text.charAt(start))) start += 1;
  while (end > start && markAround.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
