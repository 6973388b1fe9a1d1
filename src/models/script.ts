import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { draftSchema } from '../domain/draft.js';
import { dispatch, modelAnswerSchema } from '../domain/generation.js';

const common = {
  /** For one agent only; left out, it serves whichever agent asks first. */
  agent: z.string().optional(),
  dispatch,
  /** How long the model seems to think. */
  delayMs: z.int().min(0).max(600_000).optional(),
};

const callSchema = z.strictObject({ id: z.string().optional(), name: z.string(), arguments: z.unknown() });

const answerLine = z
  .strictObject({
    ...common,
    text: z.string().optional(),
    calls: z.array(callSchema).optional(),
    stop: modelAnswerSchema.shape.stop.optional(),
  })
  .refine(({ text, calls }) => text !== undefined || calls !== undefined, 'needs a draft, a text or calls');

export const scriptLineSchema = z.union([
  z.strictObject({ ...common, draft: draftSchema.omit({ toolResults: true }) }),
  answerLine,
]);

/** One generation of a script: a draft as a model would have written it, or what exactly the model gave. */
export type ScriptLine = z.infer<typeof scriptLineSchema>;

/**
 * Reads a file of generations, one JSON object a line; empty lines are skipped.
 * @throws one line that names the file, the line and the problem
 */
export async function readScript(file: string): Promise<ScriptLine[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `MODEL_SCRIPT names ${file}, which cannot be read (${error.code ?? error.message}); correct the path`,
    );
  });
  return text.split('\n').flatMap((line, index) => (line.trim() ? [lineOf(line, `${file}, line ${index + 1}`)] : []));
}

function lineOf(line: string, where: string): ScriptLine {
  const example = '{ "dispatch": "reply", "text": "Hello." }';
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    throw new Error(`${where} is no JSON; a line is, for example: ${example}`, { cause: error });
  }
  // Which of the two shapes is meant shows in whether it has a draft; a union's own words would name neither.
  const isDraft = typeof json === 'object' && json !== null && 'draft' in json;
  const parsed = scriptLineSchema.options[isDraft ? 0 : 1].safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const at = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
  throw new Error(`${where}: ${at}${issue?.message ?? 'is wrong'}; a line is, for example: ${example}`);
}
