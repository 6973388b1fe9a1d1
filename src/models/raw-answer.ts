import { maxText } from '../domain/draft.js';
import type { ModelAnswer, ModelRequest } from '../domain/generation.js';
import { withoutThinking } from './think.js';
import { type NamedCall, takeWrittenCalls } from './written-calls.js';

/** What a model gave, before what it wrote into its text is told apart. */
export interface RawAnswer {
  model: string;
  text: string;
  /** As the server or the engine read them. */
  calls: readonly (NamedCall & { id?: string })[];
  thinking: string | null;
  cutOff: boolean;
  usage: ModelAnswer['usage'];
}

/**
 * The answer in our shape: the thought apart from the text, calls that were written into it taken out, each with an id.
 * A reply longer than a message may be is cut off there, so that its writer is asked for a shorter one.
 */
export function answerOfRaw(raw: RawAnswer, request: ModelRequest): ModelAnswer {
  const { model, cutOff, usage } = raw;
  const { text: spoken, thinking: thought } = withoutThinking(raw.text);
  const offered = request.toolChoice === 'none' ? [] : request.tools.map(({ name }) => name);
  const written = raw.calls.length > 0 ? { text: spoken, calls: [] } : takeWrittenCalls(spoken, offered);
  const calls = withIds(raw.calls.length > 0 ? raw.calls : written.calls, request);
  const thinking = [raw.thinking, thought].filter(Boolean).join('\n') || null;
  const tooLong = request.dispatch === 'reply' && calls.length === 0 && written.text.length > maxText;
  const text = tooLong ? written.text.slice(0, maxText) : written.text;
  const stop = cutOff || tooLong ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop';
  return { model, text, calls, stop, thinking, usage };
}

/** A server may leave ids out, or count from the same number in every answer; results are told apart by them. */
function withIds(calls: RawAnswer['calls'], { parts, iteration }: ModelRequest): ModelAnswer['calls'] {
  const used = new Set(parts.flatMap((part) => part.calls?.map(({ id }) => id) ?? []));
  return calls.map(({ id, name, arguments: given }, index) => {
    const own = id && !used.has(id) ? id : madeId(iteration, index);
    used.add(own);
    return { id: own, name, arguments: given };
  });
}

/** Nine letters and digits, because Mistral's templates refuse any other id. */
const madeId = (iteration: number, index: number): string =>
  `c${iteration.toString(36).padStart(5, '0')}${index.toString(36).padStart(3, '0')}`;
