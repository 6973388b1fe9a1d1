/** A passage's place in its document, in UTF-16 units, end exclusive, with no blank at either end. */
export interface Place {
  start: number;
  end: number;
}

/** Long enough to be understood alone, short enough for several to fit a model's window. */
const wordsEnough = 60;
const wordsAtMost = 120;
/** For languages that write no blanks between words, and for what is no language. */
const unitsAtMost = 1_000;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * Cuts a text into passages of about 60 to 120 words. They end with a paragraph once they have enough words, else with
 * the last sentence that still fits; only a sentence that is itself longer is cut between words.
 */
export function passagesOf(text: string): Place[] {
  const passages: Place[] = [];
  let open: Place | null = null;
  for (const sentence of sentencesOf(text)) {
    if (open && isPassage(text, { start: open.start, end: sentence.end }))
      open = { start: open.start, end: sentence.end };
    else {
      if (open) passages.push(open);
      open = sentence;
    }
    if (wordsIn(text, open) >= wordsEnough && endsParagraph(text, open.end)) {
      passages.push(open);
      open = null;
    }
  }
  return open ? [...passages, open] : passages;
}

function sentencesOf(text: string): Place[] {
  return [...sentences.segment(text)].flatMap(({ index, segment }) => {
    const sentence = trimmed(text, { start: index, end: index + segment.length });
    return sentence ? cut(text, sentence) : [];
  });
}

/** A sentence, or as many pieces of it as it takes. */
function cut(text: string, sentence: Place): Place[] {
  const pieces: Place[] = [];
  let rest: Place | null = sentence;
  while (rest && !isPassage(text, rest)) {
    const end = lastBorder(text, rest);
    pieces.push({ start: rest.start, end });
    rest = trimmed(text, { start: end, end: rest.end });
  }
  return rest ? [...pieces, rest] : pieces;
}

/** Where the longest piece that may be a passage ends: after a word, or, in a word without end, between two characters. */
function lastBorder(text: string, { start }: Place): number {
  const longest = text.slice(start, start + unitsAtMost);
  const words = [...longest.matchAll(/\S+/g)].slice(0, wordsAtMost);
  const whole = words.length === wordsAtMost ? words : words.slice(0, -1);
  const last = whole.at(-1);
  if (last) return start + last.index + last[0].length;
  const splitsPair = /[\ud800-\udbff]$/.test(longest);
  return start + longest.length - (splitsPair ? 1 : 0);
}

const isPassage = (text: string, place: Place): boolean =>
  place.end - place.start <= unitsAtMost && wordsIn(text, place) <= wordsAtMost;

const wordsIn = (text: string, { start, end }: Place): number => text.slice(start, end).match(/\S+/g)?.length ?? 0;

const endsParagraph = (text: string, at: number): boolean => /^[^\S\n]*\r?\n\s*?\n/.test(text.slice(at, at + 200));

/** Null when nothing but blanks is left. */
function trimmed(text: string, { start, end }: Place): Place | null {
  const inside = text.slice(start, end);
  const from = start + inside.length - inside.trimStart().length;
  const to = start + inside.trimEnd().length;
  return from < to ? { start: from, end: to } : null;
}
