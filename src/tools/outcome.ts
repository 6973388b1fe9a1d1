import type { Artifact, ToolRun, ToolSpec } from '../domain/tool.js';
import { unreachable } from '../domain/unreachable.js';
import type { Given } from './define.js';
import { headShown, keptAtMost, shownAtMost } from './limits.js';
import { piece } from './piece.js';

/** Halves of a surrogate pair and NUL, which the turn's row cannot hold: a parser's complaint may quote one. */
const unstorable = /\p{Surrogate}|\u0000/gu;
const storable = (text: string): string => text.replace(unstorable, '\ufffd');

/** The call a run answers. */
export type Asked = Pick<ToolRun, 'iteration' | 'id' | 'tool' | 'args'>;

export interface Outcome {
  run: ToolRun;
  /** The result, when it is too long to show. */
  artifact?: Artifact;
}

/** A call that was not made, or gave nothing: it proves nothing. */
export const without = (
  asked: Asked,
  outcome: Exclude<ToolRun['outcome'], 'ok' | 'handle'>,
  text: string,
): Outcome => ({
  run: { ...asked, outcome, text: storable(text), result: undefined, evidence: 'none', handle: null, passages: [] },
});

/** What a tool gave, as the run that the model and the gates see. */
export function outcomeOf(asked: Asked, given: Given, { evidence }: ToolSpec, kept: readonly Artifact[]): Outcome {
  switch (given.kind) {
    case 'gave': {
      const text = storable(given.text);
      if (text.length > shownAtMost) return keep(asked, { text, evidence }, kept);
      const { result, passages = [] } = given;
      return { run: { ...asked, outcome: 'ok', text, result, evidence, handle: null, passages } };
    }
    case 'read': {
      const { result, artifact } = given;
      const [text, { handle }] = [storable(given.text), artifact];
      return { run: { ...asked, outcome: 'ok', text, result, evidence: artifact.evidence, handle, passages: [] } };
    }
    case 'too_large': {
      const { run } = without(asked, 'too_large', given.text);
      return { run: { ...run, handle: given.artifact.handle } };
    }
    case 'failed':
      return without(asked, 'failed', given.text);
    default:
      return unreachable(given);
  }
}

function keep(
  asked: Asked,
  { text, evidence }: Pick<Artifact, 'text' | 'evidence'>,
  kept: readonly Artifact[],
): Outcome {
  const before = kept.reduce((sum, artifact) => sum + artifact.text.length, 0);
  if (before + text.length > keptAtMost)
    return without(
      asked,
      'failed',
      `The result has ${text.length} characters, and the long results of one turn may have ${keptAtMost} together, of which ${keptAtMost - before} are left. Ask for less.`,
    );
  const handle = `r${kept.length + 1}`;
  const head = piece(text, 0, headShown).text;
  const shown = `The result has ${text.length} characters and is kept as ${handle}. It begins:\n${head}\n… Read on with artifact_read, by range or by words, before you answer.`;
  return {
    run: { ...asked, outcome: 'handle', text: shown, result: undefined, evidence, handle, passages: [] },
    artifact: { handle, tool: asked.tool, text, evidence },
  };
}
