import { z } from 'zod';

/**
 * What a tool's result proves. `definitive`: the answer is in it, so nobody may say it cannot be known. `retrieving`:
 * it may hold the answer. `none`: a tool that steers the turn and proves nothing.
 */
export const evidence = z.enum(['definitive', 'retrieving', 'none']);
export type Evidence = z.infer<typeof evidence>;

export const toolSpecSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** A JSON schema of an object. */
  parameters: z.record(z.string(), z.unknown()),
  evidence,
  /** What a definitive tool can always produce, so that the gates may insist on it. */
  produces: z.array(z.enum(['number', 'time'])),
});

/** One line of a turn's live catalogue, as the model and the gates see it. */
export type ToolSpec = z.infer<typeof toolSpecSchema>;

export const toolCallSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Parsed JSON; a string when what the model wrote is none. */
  arguments: z.unknown().optional(),
});

/** A call as the model asked for it. */
export type ToolCall = z.infer<typeof toolCallSchema>;

export const passageSchema = z.object({
  /** How a citation names it. */
  id: z.string(),
  document: z.string(),
  title: z.string(),
  text: z.string(),
  /** UTF-16 offsets in the document's text, end exclusive. */
  start: z.int(),
  end: z.int(),
  score: z.number(),
});

/** A piece of a document that a search found. */
export type Passage = z.infer<typeof passageSchema>;

export const runOutcome = z.enum([
  'ok',
  /** The result is large: it is kept under a handle, to be read piece by piece. */
  'handle',
  'unknown_tool',
  'bad_args',
  /** The same call, with the same arguments, was answered in this turn already; it was not made again. */
  'duplicate',
  /** More was asked for than one result may hold. Nothing is lost: the handle still stands. */
  'too_large',
  'failed',
]);

export const toolRunSchema = z.object({
  /** Of the turn, from 0: the generation that asked for it. */
  iteration: z.int(),
  id: z.string(),
  tool: z.string(),
  args: z.unknown().optional(),
  outcome: runOutcome,
  /** What the model is shown. */
  text: z.string(),
  /** What the tool gave, as JSON; left out when only `text` tells. */
  result: z.unknown().optional(),
  evidence,
  /** Of the artifact that holds the result, or that was read. */
  handle: z.string().nullable(),
  passages: z.array(passageSchema),
});

/** A call that was made for the model, or why it was not. */
export type ToolRun = z.infer<typeof toolRunSchema>;

export const artifactSchema = z.object({
  /** Such as "r1". */
  handle: z.string(),
  tool: z.string(),
  text: z.string(),
  evidence,
});

/** A result too large for the context, kept for the turn. */
export type Artifact = z.infer<typeof artifactSchema>;
