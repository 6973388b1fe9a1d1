import { z } from 'zod';
import type { Artifact, Evidence, Passage, ToolSpec } from '../domain/tool.js';
import type { Database } from '../store/database.js';

/** What a tool may use besides its arguments. */
export interface Around {
  tenantId: string;
  database: Database;
  /** Every tool of the turn, itself among them. */
  catalog: readonly ToolSpec[];
  /** The large results of the turn so far. */
  artifacts: readonly Artifact[];
  /** Fires when nobody waits for the result any more. */
  signal: AbortSignal;
}

/** How a tool answers. */
export type Given =
  /** `result` is JSON for the gates, where there is more to it than the text. */
  | { kind: 'gave'; text: string; result?: unknown; passages?: Passage[] }
  /** It gave a piece of a kept result. */
  | { kind: 'read'; text: string; result?: unknown; artifact: Artifact }
  /** More was asked for than one answer may hold. */
  | { kind: 'too_large'; text: string; artifact: Artifact }
  /** The text says why, and what to ask instead. */
  | { kind: 'failed'; text: string };

interface Definition<Shape extends z.ZodRawShape> {
  /** As the model calls it. */
  name: string;
  description: string;
  /** Every field is described: the model reads the schema that comes of it, and nothing else. */
  args: Shape;
  /** What its results prove; only whoever made the tool can know that. */
  evidence: Evidence;
  /** What a definitive tool can always produce; the gates insist on it. */
  produces?: ToolSpec['produces'];
  run(args: z.output<z.ZodObject<Shape, z.core.$strict>>, around: Around): Given | Promise<Given>;
}

/** A call that fits, not made yet, or what is wrong with its arguments. */
export type Checked =
  | { kind: 'fits'; args: unknown; run(around: Around): Given | Promise<Given> }
  | { kind: 'does_not_fit'; issues: readonly z.core.$ZodIssue[] };

export interface Tool {
  spec: ToolSpec;
  check(args: unknown): Checked;
}

/** One tool, built in or a tenant's: a name, a schema, what it proves, and a function. */
export function defineTool<Shape extends z.ZodRawShape>(definition: Definition<Shape>): Tool {
  const { name, description, evidence, produces = [] } = definition;
  const schema = z.strictObject(definition.args);
  const { $schema: _, ...parameters } = z.toJSONSchema(schema, { io: 'input' });
  return {
    spec: { name, description, parameters, evidence, produces },
    check(given) {
      const { data, error } = schema.safeParse(given);
      if (error) return { kind: 'does_not_fit', issues: error.issues };
      return { kind: 'fits', args: data, run: (around) => definition.run(data, around) };
    },
  };
}
