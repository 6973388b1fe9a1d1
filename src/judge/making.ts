import type { Claimed } from '../domain/claimed.js';
import type { Draft, ToolResult } from '../domain/draft.js';
import type { ModelAnswer } from '../domain/generation.js';
import type { ToolRun, ToolSpec } from '../domain/tool.js';
import { type Making, unknownMaking } from '../domain/work.js';
import { standing } from '../plan/plan.js';

/** Who wrote a draft that is judged, and with what in mind. */
type Writer = Pick<Claimed, 'iteration' | 'nudges'> &
  Partial<Pick<Claimed, 'agent' | 'participants' | 'earlierResults'>>;
type ModelWriter = Pick<Claimed, 'iteration' | 'nudges' | 'agent' | 'participants' | 'work'>;

/** How an outside draft came about, as far as it says so itself: its `toolResults` are its evidence. */
export function makingOfDraft({ toolResults = [] }: Draft, writer: Writer): Making {
  const { iteration, earlierResults = [] } = writer;
  return {
    ...unknownMaking,
    runs: toolResults.map((result, index) => runOf(result, index, iteration)),
    earlier: newest(earlierResults).map((result, index) => runOf(result, index, -1)),
    iteration,
    confidential: confidential(writer),
  };
}

const runOf = ({ tool, args, result, definitive }: ToolResult, index: number, iteration: number): ToolRun => ({
  iteration,
  id: String(index + 1),
  tool,
  args,
  outcome: 'ok',
  text: typeof result === 'string' ? result : JSON.stringify(result ?? null),
  result,
  evidence: definitive ? 'definitive' : 'retrieving',
  handle: null,
  passages: [],
});

/** Read of earlier results at most, in characters: as much as one long draft brings. */
const earlierAtMost = 100_000;

function newest(results: readonly ToolResult[]): ToolResult[] {
  let room = earlierAtMost;
  const kept = results.toReversed().filter((result) => (room -= JSON.stringify(result).length) >= 0);
  return kept.toReversed();
}

/** How a generation of the service's own model came about; `work` holds the calls it asked for. */
export function makingOfAnswer(writer: ModelWriter, { stop }: ModelAnswer, catalog: readonly ToolSpec[]): Making {
  const { plan, runs, mustAnswer } = writer.work;
  return {
    plan: plan && standing(plan, catalog),
    catalog,
    runs,
    earlier: [],
    iteration: writer.iteration,
    stop,
    confidential: confidential(writer),
    mustAnswer,
  };
}

/** What a model was told and nobody else is to read. */
function confidential({ agent, participants = [], nudges }: Writer): string[] {
  const instructions = participants.find(({ id }) => id === agent)?.instructions;
  return [...(instructions ? [instructions] : []), ...nudges.flatMap(({ directive, thought }) => [directive, thought])];
}
