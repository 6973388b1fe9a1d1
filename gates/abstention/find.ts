import { sentencesOf } from '../../overrides/text/sentences.js';
import type { Span } from '../../overrides/text/span.js';
import { sourceOf, type View, viewOf } from '../../overrides/text/view.js';
import { withoutQuotes } from '../echo/quotes.js';
import { chinese, japanese } from './asian.js';
import { polish, russian, turkish } from './eastern.js';
import { english } from './english.js';
import { dutch, german } from './germanic.js';
import type { Language } from './language.js';
import { french, italian, portuguese, spanish } from './romance.js';

const languages: readonly Language[] = [
  english,
  spanish,
  french,
  german,
  portuguese,
  italian,
  dutch,
  polish,
  turkish,
  russian,
  chinese,
  japanese,
];

/** Sentences that are looked at, and units of each: who declines says so early, and a longer text answers something. */
const looked = { sentences: 40, units: 600 };

/** The first sentence that says it cannot answer, in UTF-16 offsets; null for none. Questions and quotations say nothing. */
export function abstentionIn(text: string): Span | null {
  const own = withoutQuotes(text);
  for (const { start, end } of sentencesOf(own.slice(0, looked.sentences * looked.units)).slice(0, looked.sentences)) {
    const found = declineIn(viewOf(own.slice(start, Math.min(end, start + looked.units))));
    if (found) return { start: start + found.start, end: start + found.end };
  }
  return null;
}

const isQuestion = /\?[\s"')\]*_~!.]*$/u;

function declineIn(view: View): Span | null {
  if (isQuestion.test(view.text)) return null;
  const lower = view.lower.replace(/\s/gu, ' ');
  for (const { declines, idioms } of languages) {
    const said = idioms ? lower.replace(idioms, (words) => '·'.repeat(words.length)) : lower;
    for (const decline of declines) {
      const match = decline.exec(said);
      if (match) return sourceOf(view, { start: match.index, end: match.index + match[0].length });
    }
  }
  return null;
}
