import type { ToolRun } from '../../src/domain/tool.js';
import type { TurnFacts } from '../../src/domain/turn.js';
import { saidBy } from '../figures/known.js';
import { deedsIn } from './find.js';
import { type Deed, roots } from './language.js';

const failed =
  /"?\b(?:ok|success|succeeded|done)"?\s?[:=]\s?(?:false|0|"?no\b)|"?(?:error|failed|failure|exception)"?\s?[:=]\s?(?!null|false|"")|"?status"?\s?[:=]\s?"?(?:error|failed|rejected|declined|pending)/iu;

/** A definitive result, of this turn or of an earlier draft, that is about such a deed and does not say that it failed. */
export function isCarriedOut(deed: Deed, { making: { runs, earlier, catalog } }: TurnFacts): boolean {
  const computes = new Set(catalog.filter(({ produces }) => produces.length > 0).map(({ name }) => name));
  return [...earlier, ...runs].some(
    (run) =>
      run.outcome === 'ok' &&
      run.evidence === 'definitive' &&
      !computes.has(run.tool) &&
      isAbout(deed, run) &&
      !failed.test(saidBy(run)),
  );
}

function isAbout(deed: Deed, run: ToolRun): boolean {
  const told = `${run.tool} ${JSON.stringify(run.args) ?? ''} ${saidBy(run)}`.toLowerCase();
  return roots[deed].some((root) => told.includes(root));
}

/** The agent's own delivered words said so before, and were judged then. */
export const isRepeated = (deed: Deed, { history, agent }: TurnFacts): boolean =>
  history
    .filter((line) => line.from === agent.id)
    .slice(-20)
    .some((line) => deedsIn(line.text).some((done) => done.deed === deed));
