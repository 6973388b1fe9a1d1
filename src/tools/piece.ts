/** Part of a text, never through a pair of surrogates: half of one cannot be stored. */
export function piece(text: string, from: number, to: number): { text: string; start: number; end: number } {
  const [start, end] = [border(text, from), border(text, to)];
  return { text: text.slice(start, end), start, end };
}

/** Both neighbours of a border move alike, so pieces that meet still make the whole. */
function border(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const inside = isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));
  return inside ? at - 1 : at;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Where words stand, in any case. They are taken literally: a pattern of a model's own could run for ever. */
export function findAll(text: string, words: string, from: number): { start: number; end: number }[] {
  const literal = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  literal.lastIndex = from;
  return [...text.matchAll(literal)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}
