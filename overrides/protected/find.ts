import type { Span } from '../text/span.js';
import { merged } from '../text/span.js';
import { sourceOf, viewOf } from '../text/view.js';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import type { Language } from './language.js';
import { withNames } from './named.js';
import { spanish } from './spanish.js';
import { Triggers } from './triggers.js';

const known: readonly Language[] = [english, german, french, spanish];
const triggers = new Map(known.map((language) => [language, new Triggers(language)]));

/** Units of a sentence that are read to each side of a trigger; one that is longer is no sentence. */
const longest = 160;
/** Sentences with a trigger that are read. A text with more is made to exhaust the reader, and so is one finding. */
const mostSentences = 400;

/** The lists that a policy asks for; English when it asks for none that there is. */
export function languagesOf(tags: readonly string[]): readonly Language[] {
  const asked = known.filter(({ tag }) => tags.includes(tag));
  return asked.length > 0 ? asked : [english];
}

/** Where a text says of a person what the law protects: UTF-16 spans of the text as written, in order, without overlap. */
export function findAttributions(text: string, languages: readonly Language[]): Span[] {
  if (text === '') return [];
  const view = viewOf(text);
  const found: Span[] = [];
  for (const language of languages) {
    const sentences = sentencesWith(view.text, view.lower, language);
    if (sentences.length > mostSentences) return [{ start: 0, end: text.length }];
    for (const { start, end, patterns } of sentences) {
      const named = withNames(view.text.slice(start, end), view.lower.slice(start, end), language);
      for (const span of attributionsIn(named, language, patterns))
        found.push({ start: start + span.start, end: start + span.end });
    }
  }
  return merged(found, (a, b) => ({ start: a.start, end: Math.max(a.end, b.end) })).map((span) => sourceOf(view, span));
}

interface Sentence extends Span {
  /** A bit for each pattern that may find something in it. */
  patterns: number;
}

/** The sentences that hold a trigger, or what of a longer one is around it. */
function sentencesWith(text: string, lower: string, language: Language): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { at, patterns } of triggers.get(language)?.in(lower) ?? []) {
    const last = sentences.at(-1);
    if (last !== undefined && at < last.end) last.patterns |= patterns;
    else if (sentences.length > mostSentences) return sentences;
    else sentences.push({ ...around(text, at, last?.end ?? 0), patterns });
  }
  return sentences;
}

function around(text: string, at: number, from: number): Span {
  const [least, most] = [Math.max(from, at - longest), Math.min(text.length, at + longest)];
  let [start, end] = [at, at];
  while (start > least && !endsSentence(text, start - 1)) start -= 1;
  while (end < most && !endsSentence(text, end)) end += 1;
  return { start, end: Math.min(text.length, end + 1) };
}

/** A full stop with a space behind it ends one, unless it stands behind a title or an initial. */
function endsSentence(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char === '\n' || char === '!' || char === '?' || char === ';') return true;
  if (char !== '.' || /\S/.test(text.charAt(at + 1))) return false;
  return !/(?:^|\s)\p{Lu}\p{L}{0,3}$/u.test(text.slice(Math.max(0, at - 6), at));
}

function attributionsIn(named: string, language: Language, patterns: number): Span[] {
  const read = named.replace(language.idioms, (idiom) => '×'.repeat(idiom.length));
  const found = language.attributions.flatMap((pattern, at) =>
    (patterns & (1 << at)) === 0 ? [] : spansOf(read, pattern),
  );
  if (found.length === 0) return [];
  const opened = spansOf(read, language.generic);
  return found.filter((span) => !opened.some((generic) => governs(read, generic, span)));
}

/** `matchAll` would copy the pattern at every call, which costs more than reading a sentence. */
function spansOf(read: string, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(read); match !== null; match = pattern.exec(read)) {
    const end = match.index + match[0].length;
    spans.push({ start: match.index, end });
    if (end === match.index) pattern.lastIndex = end + 1;
  }
  return spans;
}

/** A clause that is said of everybody, of nobody or only in case reaches up to the next mark. */
const governs = (read: string, generic: Span, { start, end }: Span): boolean => {
  const from = generic.start + (/^[,;:.!?(\s]*/.exec(read.slice(generic.start)) as RegExpExecArray)[0].length;
  return from < end && (from >= start || !/[,;:.!?]/.test(read.slice(from, start)));
};
