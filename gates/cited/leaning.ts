import type { Span } from '../../overrides/text/span.js';

/** So many words in a row that nobody said before are no coincidence. */
const run = 7;

interface Word extends Span {
  text: string;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

const shinglesOf = (text: string): { key: string; span: Span }[] => {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - run + 1)).map((first, at) => ({
    key: words
      .slice(at, at + run)
      .map((word) => word.text)
      .join(' '),
    span: { start: first.start, end: (words[at + run - 1] as Word).end },
  }));
};

/** The first words of a text that stand in a passage, and that nobody in the conversation said. */
export function leansOn(text: string, passages: readonly string[], said: readonly string[]): Span | null {
  const found = new Set(passages.flatMap((passage) => shinglesOf(passage).map(({ key }) => key)));
  const spoken = new Set(said.flatMap((line) => shinglesOf(line).map(({ key }) => key)));
  return shinglesOf(text).find(({ key }) => found.has(key) && !spoken.has(key))?.span ?? null;
}
