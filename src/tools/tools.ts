import type { Artifact, ToolCall, ToolRun, ToolSpec } from '../domain/tool.js';
import type { Database } from '../store/database.js';
import { readArguments } from './arguments.js';
import { builtIn } from './built-in.js';
import { canonical } from './canonical.js';
import type { Tool } from './define.js';
import { callsAtMost, waitedAtMost } from './limits.js';
import { type Asked, type Outcome, outcomeOf, without } from './outcome.js';
import { Patience } from './patience.js';

/** What a turn has called before. */
export interface SoFar {
  /** Of the generation that asks. */
  iteration: number;
  runs: readonly ToolRun[];
  artifacts: readonly Artifact[];
}

interface Options {
  /** Told of a defect of a tool: the model hears only that it failed. */
  broken(tool: string, error: unknown): void;
  tools?: readonly Tool[];
  /** In milliseconds, what is waited for all calls of one generation. */
  patience?: number;
}

/** The catalogue of tools a model may call, and what runs them. */
export class Tools {
  readonly catalog: readonly ToolSpec[];
  private readonly tools: readonly Tool[];

  constructor(
    private readonly database: Database,
    private readonly options: Options,
  ) {
    this.tools = options.tools ?? builtIn;
    this.catalog = this.tools.map(({ spec }) => spec);
  }

  /** Makes the calls of one generation, in its order. None throws: a call that fails says so in its run. */
  async run(
    tenantId: string,
    calls: readonly ToolCall[],
    soFar: SoFar,
  ): Promise<{ runs: ToolRun[]; artifacts: Artifact[] }> {
    const made: { runs: ToolRun[]; artifacts: Artifact[] } = { runs: [], artifacts: [] };
    const patience = new Patience(this.options.patience ?? waitedAtMost);
    for (const call of calls) {
      const now = {
        iteration: soFar.iteration,
        runs: [...soFar.runs, ...made.runs],
        artifacts: [...soFar.artifacts, ...made.artifacts],
      };
      const asked = { iteration: now.iteration, id: call.id, tool: call.name, args: call.arguments };
      const { run, artifact } =
        made.runs.length < callsAtMost
          ? await this.make(asked, now, { tenantId, patience })
          : without(asked, 'failed', `Not called: at most ${callsAtMost} calls are made at once.`);
      made.runs.push(run);
      if (artifact) made.artifacts.push(artifact);
    }
    return made;
  }

  private async make(
    asked: Asked,
    { runs, artifacts }: SoFar,
    { tenantId, patience }: { tenantId: string; patience: Patience },
  ): Promise<Outcome> {
    const tool = this.named(asked.tool);
    if (!tool) return without(asked, 'unknown_tool', this.unknown(asked.tool));
    const read = readArguments(tool, asked.args);
    if (read.kind === 'does_not_fit') return without(asked, 'bad_args', read.why);
    const earlier = runs.find((run) => this.isAnswered(run, tool, read.args));
    if (earlier) return without(asked, 'duplicate', repeated(earlier));
    const around = { tenantId, database: this.database, catalog: this.catalog, artifacts };
    try {
      const given = await patience.wait((signal) => read.run({ ...around, signal }));
      return outcomeOf(asked, given, tool.spec, artifacts);
    } catch (error) {
      this.options.broken(asked.tool, error);
      return without(
        asked,
        'failed',
        `${asked.tool} does not work at the moment. Answer without it, and say what you do not know.`,
      );
    }
  }

  /** The same question, however it was written: what fits is compared, with its defaults filled in. */
  private isAnswered({ tool: name, args, outcome }: ToolRun, tool: Tool, asked: unknown): boolean {
    if (name !== tool.spec.name || (outcome !== 'ok' && outcome !== 'handle')) return false;
    const earlier = readArguments(tool, args);
    return earlier.kind === 'fits' && canonical(earlier.args) === canonical(asked);
  }

  private named = (name: string): Tool | undefined => this.tools.find(({ spec }) => spec.name === name);

  private unknown(name: string): string {
    const known = this.catalog.map((tool) => tool.name).join(', ');
    return `There is no tool "${name.slice(0, 100)}"; there are ${known}.`;
  }
}

const repeated = ({ handle, outcome }: ToolRun): string =>
  outcome === 'handle' && handle
    ? `This very call was answered above and not made again; its result is kept as ${handle}. Read it with artifact_read, or answer.`
    : 'This very call was answered above and not made again. Use that result and answer.';
