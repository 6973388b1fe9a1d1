import type { Artifact, ToolCall, ToolRun, ToolSpec } from '../domain/tool.js';

/** What a turn has called before. */
export interface SoFar {
  /** Of the generation that asks. */
  iteration: number;
  runs: readonly ToolRun[];
  artifacts: readonly Artifact[];
}

/** The catalogue of tools a model may call, and what runs them. */
export class Tools {
  readonly catalog: readonly ToolSpec[] = [];

  /** Makes the calls of one generation, in its order. None throws: a call that fails says so in its run. */
  run(
    _tenantId: string,
    calls: readonly ToolCall[],
    { iteration }: SoFar,
  ): Promise<{ runs: ToolRun[]; artifacts: Artifact[] }> {
    const runs = calls.map(
      ({ id, name, arguments: args }): ToolRun => ({
        iteration,
        id,
        tool: name,
        args,
        outcome: 'unknown_tool',
        text: `There is no tool "${name}".`,
        result: undefined,
        evidence: 'none',
        handle: null,
        passages: [],
      }),
    );
    return Promise.resolve({ runs, artifacts: [] });
  }
}
