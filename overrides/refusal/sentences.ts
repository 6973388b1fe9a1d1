export interface Sentence {
  text: string;
  start: number;
  end: number;
}

const edge = /[.!?…]+["')\]]*(?=\s|$)|[。！？।]+|\n+/gu;

/** The sentences of a text with their offsets (UTF-16, end exclusive); a mark inside a word or number ends none. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    if (text.slice(start, end).trim() !== '') found.push({ text: text.slice(start, end), start, end });
    start = end;
  };
  for (const match of text.matchAll(edge)) add(match.index + match[0].length);
  add(text.length);
  return found;
}
