import type { Span } from './span.js';

/** Intl.Segmenter takes quadratic time, so it is given this much at once. */
const window = 2_048;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentences that are told apart. A text with more is made to exhaust the reader: what follows comes in pieces. */
const mostSentences = 1_000;
const pieceLength = 1_000;

/** Where a text of any length falls into sentences, before repairs. */
function segments(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  while (from < text.length && spans.length < mostSentences) {
    const piece = text.slice(from, from + window);
    const last = from + piece.length >= text.length;
    const cuts = [...segmenter.segment(piece)];
    // The end of a window may cut a sentence, so its last one is read again at the start of the next.
    const whole = last || cuts.length === 1 ? cuts : cuts.slice(0, -1);
    for (const { index, segment } of whole) spans.push({ start: from + index, end: from + index + segment.length });
    from = (spans.at(-1) as Span).end;
  }
  for (; from < text.length; from += pieceLength)
    spans.push({ start: from, end: Math.min(text.length, from + pieceLength) });
  return spans;
}

const abbreviation =
  /(?:^|[\s(["“«])(?:dr|mr|mrs|ms|prof|st|sr|jr|sra|srta|dra|herr|hr|fr|mme|mlle|sig|dott|e\.g|i\.e|z\.b|d\.h|u\.a|p\.ej|vs|approx|ca|bzw|usw|inkl|nr|no|art|dept|est|fig|vol|inc|ltd|tel|ext|min|max|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[a-z])\.\s*$/i;
const listNumber = /^\s*(?:\d{1,3}|[a-z])[.)]\s*$/i;
const ended = /[.!?。！？؟।…։;:]["'”’»)\]*_]{0,4}\s{0,4}$/u;

/** Units of a sentence's end that say whether it ended. */
const looked = 48;

/** The sentences of a text, in order and without gaps; spaces behind one belong to it. */
export function sentencesOf(text: string): Span[] {
  const repaired: Span[] = [];
  for (const span of segments(text).flatMap((s) => splitRunOn(text, s))) {
    const previous = repaired.at(-1);
    if (
      previous !== undefined &&
      belongs(
        text.slice(Math.max(previous.start, previous.end - looked), previous.end),
        text.slice(span.start, span.end),
      )
    )
      previous.end = span.end;
    else repaired.push({ ...span });
  }
  return repaired;
}

/** An abbreviation or a list number does not end a sentence, a lone line break inside one does not, and emoji follow what they comment. */
function belongs(previous: string, next: string): boolean {
  const last = previous.trimEnd().at(-1);
  if ((last === '.' || last === ')') && (abbreviation.test(previous) || listNumber.test(previous))) return true;
  if (!/[\p{L}\p{N}]/u.test(next)) return true;
  if (/[?!]["”»]\s*$/.test(previous) && /^\p{Ll}/u.test(next)) return true;
  return previous.endsWith('\n') && /[^\n]\n$/.test(previous) && !ended.test(previous) && /^\p{Ll}/u.test(next);
}

/** `Thanks.Anything else?` misses a space, `all set. anything else` a capital; an emoji, a bracket or an ellipsis may end a sentence; Thai puts spaces where others put full stops. */
function splitRunOn(text: string, { start, end }: Span): Span[] {
  const sentence = text.slice(start, end);
  if (!maybeRunOn.test(sentence)) return [{ start, end }];
  const cuts = [
    ...sentence.matchAll(
      /(?<=\p{Ll}{2}[.!])(?=\p{Lu}\p{Ll})|(?<=[\u0e00-\u0e7f]\s)(?=[\u0e00-\u0e7f])|(?<=(?:[\p{Extended_Pictographic}\ufe0f}…]|\.{3})\s)(?=\p{Lu})|(?<=\p{Ll}{3}\.\s)(?=(?:anything|any|is|are|do|does|did|what|shall|can|could|would|let)\s\p{Ll})/gu,
    ),
  ].map((match) => start + match.index);
  return [start, ...cuts].map((from, i) => ({ start: from, end: cuts[i] ?? end }));
}

/** A mark with a letter behind it, or what is not ASCII: the rest has nothing to split. */
const maybeRunOn = /[.!]\s?[A-Za-z]|\}\s[A-Z]|[^\u0000-\u007f]/;
