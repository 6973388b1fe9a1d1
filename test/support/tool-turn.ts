import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import type { Artifact, ToolRun } from '../../src/domain/tool.js';
import { Database } from '../../src/store/database.js';
import { Keys } from '../../src/store/keys.js';
import { builtIn } from '../../src/tools/built-in.js';
import type { Tool } from '../../src/tools/define.js';
import { Tools } from '../../src/tools/tools.js';
import { freshDatabase, type TestDatabase } from './database.js';

let place: TestDatabase;
export let database: Database;
export let tenantId: string;
/** What tools threw in this test. */
export let broken: [string, unknown][];

/** A database with a tenant, for the tests of the file that calls this. */
export function onDatabase(): void {
  beforeAll(async () => {
    place = await freshDatabase();
    database = new Database(place.url);
    tenantId = await new Keys(database).ensureTenant('default', builtInPolicies);
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });
  beforeEach(() => {
    broken = [];
  });
}

/** A turn that calls one generation after the other. */
export class Turn {
  private iteration = 0;
  readonly runs: ToolRun[] = [];
  readonly artifacts: Artifact[] = [];
  private readonly tools: Tools;

  constructor(tools: readonly Tool[] = builtIn, patience = 60_000) {
    this.tools = new Tools(database, { broken: (tool, error) => broken.push([tool, error]), tools, patience });
  }

  async calls(...calls: [name: string, args: unknown][]): Promise<ToolRun[]> {
    const { iteration, runs, artifacts } = this;
    const asked = calls.map(([name, args], index) => ({ id: `c${index}`, name, arguments: args }));
    const made = await this.tools.run(tenantId, asked, { iteration, runs, artifacts });
    this.iteration++;
    this.runs.push(...made.runs);
    this.artifacts.push(...made.artifacts);
    expect(made.runs.map(({ id, tool, args }) => [id, tool, args])).toEqual(
      asked.map(({ id, name, arguments: args }) => [id, name, args]),
    );
    return made.runs;
  }

  async call(name: string, args: unknown): Promise<ToolRun> {
    const [run] = await this.calls([name, args]);
    if (!run) throw new Error('a call has a run');
    return run;
  }
}

/** Of a run that proves nothing. */
export const nothing = { result: undefined, evidence: 'none', handle: null, passages: [] };
