import type { Span } from '../../overrides/text/span.js';
import { sourceOf, type View } from '../../overrides/text/view.js';
import { asks, ownSentences } from '../phrase/own.js';
import { english } from './english.js';
import { dutch, german } from './germanic.js';
import type { Language } from './language.js';
import { french, italian, portuguese, spanish } from './romance.js';

const languages: readonly Language[] = [english, german, french, spanish, portuguese, italian, dutch];

/** Where a text promises that a person will take over, in UTF-16 offsets; nothing for offers, questions, denials and quotations. */
export function promisesIn(text: string): Span[] {
  return ownSentences(text).flatMap(({ at, view }) => {
    const found = promiseIn(view);
    return found ? [{ start: at + found.start, end: at + found.end }] : [];
  });
}

const pause =
  /[,;:()–—]|\s-\s| (?:but|and|so|because|then|aber|und|denn|dann|mais|et|donc|alors|pero|y|asi que|mas|e|entao|ma|quindi|maar|en|dus) /gu;
/** Said before a promise, these deny nothing. */
const reassuring =
  /(?:don't|do not|no need to) worry|no (?:worries|problem|doubt)|kein(?:e)? (?:problem|sorge)|pas de (?:probleme|souci)|no (?:te|se) preocup\p{L}*|no hay problema|nao (?:se|te) preocup\p{L}*|sem problemas?|non (?:ti|si) preoccup\p{L}*|nessun problema|geen (?:probleem|zorgen)/gu;

function promiseIn(view: View): Span | null {
  if (asks(view)) return null;
  const lower = view.lower.replace(/\s/gu, ' ').replace(reassuring, (words) => '·'.repeat(words.length));
  for (const language of languages)
    for (const promise of language.promises) {
      const match = promise.exec(lower);
      if (match && isMeant(language, lower, { start: match.index, end: match.index + match[0].length }))
        return sourceOf(view, { start: match.index, end: match.index + match[0].length });
    }
  return null;
}

/** Not denied in its own clause, and not made to depend on anything in its sentence. */
function isMeant({ denies, offers, offersAfter }: Language, sentence: string, { start, end }: Span): boolean {
  const before = sentence.slice(0, start);
  const clause = before.slice([...before.matchAll(pause)].reduce((from, match) => match.index + match[0].length, 0));
  return (
    !denies.test(`${clause} ${sentence.slice(start, end)}`) &&
    !offers.test(before) &&
    !offersAfter.test(sentence.slice(end))
  );
}
