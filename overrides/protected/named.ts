import { isLetter, isSpace, isUpper } from '../text/chars.js';
import type { Language } from './language.js';
import { perhaps, person } from './language.js';
import { firstNames } from './names.js';

const longest = 24;

/**
 * A sentence in lower case, unit for unit, in which names are marks: whoever reads it need not know them. A word is one
 * behind a title, one of the usual first names, or one that follows such a name; capitalised words inside the sentence
 * may be one, but not where every noun is capitalised.
 */
export function withNames(sentence: string, lowered: string, { tag, titles, triggers }: Language): string {
  const lower = /[\u00a7\u00a4]/.test(lowered) ? lowered.replace(/[\u00a7\u00a4]/g, ' ') : lowered;
  const terms = termsOf(tag, triggers);
  let read = '';
  let done = 0;
  let nameEnd = -1;
  for (let at = 0; at < sentence.length; at += 1) {
    if (!isUpper(sentence.charCodeAt(at)) || isInWord(sentence, at)) continue;
    const word = { start: at, end: wordEnd(sentence, at) };
    at = word.end;
    const bare = lower.slice(word.start, word.end);
    if (word.end - word.start > longest || holds(terms, bare)) continue;
    const follows = nameEnd >= 0 && word.start - nameEnd <= 2;
    const isName = follows || firstNames.has(bare) || titles.test(wordBefore(lower, word.start));
    if (!isName && !mayBeName(sentence, word, tag)) continue;
    if (isName) nameEnd = word.end;
    read += lower.slice(done, word.start) + (isName ? person : perhaps).repeat(bare.length);
    done = word.end;
  }
  return read + lower.slice(done);
}

/** `I`, `HR` and the first word of a sentence are capitalised whatever they are, unless an apposition follows. */
function mayBeName(sentence: string, { start, end }: { start: number; end: number }, tag: string): boolean {
  if (tag === 'de' || isUpper(sentence.charCodeAt(start + 1)) || end === start + 1) return false;
  return start > firstWord(sentence) || /^, (?:an?|the|who|our) /.test(sentence.slice(end, end + 8));
}

const holds = (terms: ReadonlySet<string>, word: string): boolean =>
  word.includes('-') ? word.split('-').some((part) => terms.has(part)) : terms.has(word);

function firstWord(sentence: string): number {
  let at = 0;
  while (at < sentence.length && !isLetter(sentence.charCodeAt(at))) at += 1;
  return at;
}

const isInWord = (text: string, at: number): boolean => {
  const before = text.charCodeAt(at - 1);
  return at > 0 && (isLetter(before) || before === 0x27 || before === 0x2d) && isLetter(text.charCodeAt(at - 2));
};

/** Over dashes and apostrophes inside; the `'s` of an owner stays outside. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (
    isLetter(text.charCodeAt(end)) ||
    ((text.charAt(end) === '-' || text.charAt(end) === "'") && isLetter(text.charCodeAt(end + 1)))
  )
    end += 1;
  return text.slice(end - 2, end) === "'s" ? end - 2 : end;
}

/** The word in front, over a full stop of its own: the title in "Mr. Okafor". */
function wordBefore(lower: string, at: number): string {
  let end = at;
  while (end > 0 && (isSpace(lower.charCodeAt(end - 1)) || lower.charAt(end - 1) === '.')) end -= 1;
  let start = end;
  while (start > 0 && isLetter(lower.charCodeAt(start - 1))) start -= 1;
  return lower.slice(start, end);
}

const sets = new Map<string, ReadonlySet<string>>();

function termsOf(tag: string, triggers: readonly string[]): ReadonlySet<string> {
  const made = sets.get(tag) ?? new Set(triggers);
  sets.set(tag, made);
  return made;
}
