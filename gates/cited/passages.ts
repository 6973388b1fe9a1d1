import type { Draft } from '../../src/domain/draft.js';
import type { Passage, ToolRun } from '../../src/domain/tool.js';

type Citation = NonNullable<Draft['citations']>[number];

/** Everything that searches of this turn found. */
export const passagesOf = (runs: readonly ToolRun[]): Passage[] => runs.flatMap(({ passages }) => passages);

/** A search went well and found nothing, in all the turn: there is nothing to cite. */
export const foundNothing = (runs: readonly ToolRun[]): boolean =>
  passagesOf(runs).length === 0 && runs.some(({ evidence, outcome }) => evidence === 'retrieving' && outcome === 'ok');

/** White space and the shape of quotes do not make another quotation. */
export const even = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** Its source names a passage that was found, and its quote stands in it. */
export const isReal = ({ source, quote }: Citation, passages: readonly Passage[]): boolean => {
  const wanted = even(quote);
  if (wanted === '') return false;
  return passages.some(
    ({ id, document, title, text }) => [id, document, title].includes(source) && even(text).includes(wanted),
  );
};
