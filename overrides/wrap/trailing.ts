import type { Edit } from '../text/edit.js';
import { applyEdits, beforeEdits } from '../text/edit.js';
import type { Span } from '../text/span.js';
import { merged } from '../text/span.js';
import { sentencesOf } from '../text/sentences.js';
import { asks, maskLinks } from './asks.js';

export interface Unasked {
  /** What is left; '' when the text did nothing but ask. */
  text: string;
  /** What was taken out, in UTF-16 offsets of the text as it came in. */
  removed: Span[];
}

/** Cuts after which a text that still asks has nothing else to say: a cut may leave words that only now end it. */
const mostCuts = 8;

/** Takes the questions off the end of a text, in any script. What stands before the last statement stays as it is. */
export function withoutTrailingQuestion(text: string): Unasked {
  let removed: Edit[] = [];
  let left = text;
  for (let cuts = 0; cuts < mostCuts; cuts += 1) {
    const next = trailingQuestion(left);
    if (next.length === 0) return { text: left, removed: removed.map(({ start, end }) => ({ start, end })) };
    const further = next.map((span) => ({ ...beforeEdits(span, removed), to: '' }));
    removed = merged([...removed, ...further], (first, second) => ({ ...first, end: Math.max(first.end, second.end) }));
    left = applyEdits(text, removed);
    if (left === '') break;
  }
  return { text: '', removed: [{ start: 0, end: text.length }] };
}

/** What one cut takes out: nothing when the text ends in a statement, all of it when no word stands before the question. */
function trailingQuestion(text: string): Span[] {
  const start = firstTrailing(text);
  if (start === null) return [];
  const from = text.slice(0, start).trimEnd().length;
  if (!/[\p{L}\p{N}]/u.test(text.slice(0, from))) return [{ start: 0, end: text.length }];
  return withoutClosers(text, { start: from, end: text.length });
}

/** Units of the end that are read first: a message seldom ends in more than that of questions. */
const tail = 192;

/** Where the trailing questions begin; null when the text ends in a statement. */
function firstTrailing(text: string): number | null {
  const end = text.trimEnd().length;
  for (let length = tail; ; length *= 4) {
    const from = Math.max(0, end - length);
    const found = firstIn(maskLinks(text.slice(from, end)), from > 0);
    if (found === 'nothing') return 0;
    if (found !== 'further') return found === null ? null : from + found;
  }
}

/** Trailing questions that are taken off one by one; a text with more has nothing else to say. */
const mostQuestions = 400;

/** The same for the end of a text; `further` when everything in it asks and there is more before it. */
function firstIn(text: string, more: boolean): number | null | 'further' | 'nothing' {
  let start: number | null = null;
  const sentences = sentencesOf(text);
  for (let i = sentences.length - 1; i >= 0; i -= 1) {
    const sentence = sentences[i] as Span;
    const written = text.slice(sentence.start, sentence.end);
    if (i === 0 && more && (written.length <= longest || asks(written))) return 'further';
    const part = askingPart(written);
    if (part !== null) return sentence.start + part;
    if (!asks(written)) return start;
    if (sentences.length - i > mostQuestions) return 'nothing';
    start = sentence.start + (/^[\s\p{So}\p{Emoji_Modifier}\u200d\ufe0f]*/u.exec(written) as RegExpExecArray)[0].length;
  }
  return start;
}

/** A longer sentence is no sentence; it is judged by its end alone. */
const longest = 1_000;
/** Breaks of a sentence that are looked at, from its end. */
const mostBreaks = 3;

/** Where inside a sentence the question begins, when a statement that stands on its own leads up to it. */
function askingPart(sentence: string): number | null {
  if (sentence.length > longest) return null;
  return bracketedPart(sentence) ?? brokenOffPart(sentence);
}

/** `Done (any questions?)` */
function bracketedPart(sentence: string): number | null {
  const match = /[（(]([^()（）]{1,300})[)）][\s.!\p{So}]*$/u.exec(sentence);
  if (match === null || !/[\p{L}]/u.test(sentence.slice(0, match.index))) return null;
  return /\p{L}/u.test(match[1] as string) && asks(match[1] as string) ? match.index : null;
}

const subordinate =
  /^(?:if|when|before|since|as|because|while|so|and|but|or|well|ok|okay|also|by the way|si|cuando|antes|por cierto|entonces|y|pero|como|wenn|bevor|also|und|aber|se|quando|mas|e|ma|als|maar|en|et|mais|alors|avant)(?![\p{L}])/iu;

/** "…, ¿verdad?" asks whether what stands before it is so. */
const tag = /^¿(?:verdad|no|cierto|vale|ok|eh|s[ií]|correcto|no es as[ií]|no crees|de acuerdo|a que s[ií])\s?\?\W*$/iu;

/** `You are all set — anything else?`, `Gracias por todo, ¿algo más?` */
function brokenOffPart(sentence: string): number | null {
  for (const match of [...sentence.matchAll(/\s[–—-]{1,2}\s|—|(?:\.{2,}|…)\s?(?=\p{L})|;\s(?=\p{Ll})|,?\s(?=¿)/gu)]
    .slice(-mostBreaks)
    .reverse()) {
    const before = sentence.slice(0, match.index).trim();
    const words = before.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    const isGreek = /\p{sc=Greek}/u.test(before) && match[0].startsWith(';');
    if (
      words === 0 ||
      isGreek ||
      tag.test(sentence.slice(match.index + match[0].length)) ||
      subordinate.test(before) ||
      asks(before)
    )
      continue;
    const kept = /^[.…]/.test(match[0]) ? match[0].trimEnd().length : 0;
    if (asks(sentence.slice(match.index + match[0].length))) return match.index + kept;
  }
  return null;
}

const pairs: readonly (readonly [string, string])[] = [
  ['**', '**'],
  ['__', '__'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['「', '」'],
  ['『', '』'],
  ['(', ')'],
  ['（', '）'],
  ['"', '"'],
  ['*', '*'],
  ['_', '_'],
];

/** A quote or emphasis that opened before the question and closes behind it stays closed: its closing marks are not taken out. */
function withoutClosers(text: string, { start, end }: Span): Span[] {
  const kept = text.slice(0, start);
  const cut = text.slice(start, end).trimEnd();
  for (const [open, close] of pairs) {
    if (!cut.endsWith(close) || !isOpen(kept, open, close) || isOpen(cut.slice(0, -close.length), open, close))
      continue;
    const closer = start + cut.length - close.length;
    return [{ start, end: closer }, ...(closer + close.length < end ? [{ start: closer + close.length, end }] : [])];
  }
  return [{ start, end }];
}

function isOpen(text: string, open: string, close: string): boolean {
  if (open === close) return (text.split(open).length - 1) % 2 === 1;
  return text.lastIndexOf(open) > text.lastIndexOf(close);
}
