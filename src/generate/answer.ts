import { type Draft, draftSchema } from '../domain/draft.js';
import type { ModelAnswer } from '../domain/generation.js';
import type { ToolCall } from '../domain/tool.js';
import type { Work } from '../domain/work.js';

/** The calls that end a turn's writing: the answer itself, and the request for a person. */
export const provideAnswer = 'provide_answer';
export const requestHandoff = 'request_handoff';
const isTerminal = ({ name }: ToolCall): boolean => name === provideAnswer || name === requestHandoff;

/** What a generation comes to: calls to make, or a draft to judge. */
export interface Read {
  /** Null while there are calls to make: what stands beside them is no answer yet. */
  draft: Draft | null;
  calls: ToolCall[];
}

/**
 * Reads a generation. An answer is plain text, or the arguments of `provide_answer`, with `request_handoff` beside it;
 * arguments that are no answer are a call to be made, so that the model hears what is wrong with them.
 */
export function readAnswer({ text, calls }: ModelAnswer, work: Pick<Work, 'plan' | 'assessment'>): Read {
  const terminal = draftOf(text, calls.filter(isTerminal));
  if (terminal === null || calls.some((call) => !isTerminal(call))) return { draft: null, calls };
  const { plan, assessment } = work;
  return { draft: { ...(plan?.asks && { asks: plan.asks }), ...assessment, ...terminal }, calls: [] };
}

/** Null when the calls' arguments make no draft. */
function draftOf(text: string, calls: readonly ToolCall[]): Draft | null {
  let parts: Record<string, unknown> = { outbound: text };
  for (const { name, arguments: given } of calls) {
    if (typeof given !== 'object' || given === null) return null;
    if (name === requestHandoff) parts = { ...parts, handoff: given };
    else {
      const { answer, ...rest } = given as Record<string, unknown>;
      parts = { ...rest, ...parts, outbound: answer };
    }
  }
  return draftSchema.omit({ toolResults: true }).safeParse(parts).data ?? null;
}
