import type { ToolRun } from '../src/domain/tool.js';
import { defineGate, pass } from './define.js';

/**
 * A call of a tool that is not there, or with arguments its schema refuses: it was not made, so it proves nothing.
 * What the model wrote as a name stays out of the correction, or it would read its own mistake once more.
 */
export default defineGate({
  id: 'bad-tool-name',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause: 'No tool of the catalogue may do what the model is after, however it is called.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0010-tool-from-memory',
  judges: 'calls',
  judge({ making: { runs, iteration, catalog } }) {
    const wrong = runs.filter((run) => run.iteration === iteration && refusals.has(run.outcome));
    if (wrong.length === 0) return pass;
    const names = catalog.map(({ name }) => name).join(', ') || 'none';
    const texts = [...new Set(wrong.map((run) => (run.outcome === 'bad_args' ? badArgs(run) : unknown(names))))];
    return {
      kind: 'reject',
      because: texts.join('; '),
      reasons: wrong.map((run) => ({
        code: run.outcome,
        text: run.outcome === 'bad_args' ? badArgs(run) : unknown(names),
        channel: 'calls',
      })),
    };
  },
  nudge: ({ because }) => ({
    directive: `Your call was not made: ${because}. Call one of them again, by its exact name and with arguments its schema allows, or answer without.`,
    thought:
      'I called something that is not there, or called it wrongly. I will look at the list of tools and call one as it is written there.',
  }),
});

const refusals: ReadonlySet<ToolRun['outcome']> = new Set(['unknown_tool', 'bad_args']);
const unknown = (names: string): string => `there is no tool of that name; the tools are: ${names}`;
/** Only a tool of the catalogue refuses arguments, so its name is no text of the model's. */
const badArgs = ({ tool }: ToolRun): string => `the arguments for ${tool} are not what its schema asks for`;
