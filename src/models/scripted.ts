import type { Draft } from '../domain/draft.js';
import type { ModelAnswer, ModelRequest } from '../domain/generation.js';
import type { ToolCall } from '../domain/tool.js';
import { estimatedTokens } from './estimate.js';
import type { Limits, Model } from './model.js';

/** One generation of a script. */
export interface ScriptLine {
  /** For one agent only; left out, it serves whichever agent asks first. */
  agent?: string;
  dispatch: ModelRequest['dispatch'];
  draft: Draft;
}

const confession =
  'I am the scripted demo model of Overrule. Your message went through the queue and the rules; I have nothing of my own to say.';

/** Answers from a script, each line once, and then says what it is. For the demo and the tests: no model runs. */
export class ScriptedModel implements Model {
  readonly name = 'scripted demo model';
  private readonly left: ScriptLine[];

  constructor(script: readonly ScriptLine[] = []) {
    this.left = [...script];
  }

  limits = (): Promise<Limits> => Promise.resolve({ window: 32_768, answer: 4_096 });

  count = (text: string): Promise<number> => Promise.resolve(estimatedTokens(text));

  async generate({ agent, dispatch }: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    signal.throwIfAborted();
    const index = this.left.findIndex(
      (next) => next.dispatch === dispatch && (next.agent === undefined || next.agent === agent),
    );
    const [next] = index < 0 ? [] : this.left.splice(index, 1);
    const silence = dispatch === 'reply' ? { outbound: confession } : { outbound: '' };
    return Promise.resolve(answerOf(this.name, next?.draft ?? silence));
  }
}

/** A draft as a model would have written it: plain text, or the calls that carry the rest of it. */
export function answerOf(model: string, { outbound, handoff, ...rest }: Draft): ModelAnswer {
  const calls: ToolCall[] = [];
  const plain = Object.keys(rest).length === 0;
  if (!plain) calls.push({ id: 'call-1', name: 'provide_answer', arguments: { answer: outbound, ...rest } });
  if (handoff) calls.push({ id: 'call-2', name: 'request_handoff', arguments: handoff });
  const stop = calls.length > 0 ? 'tool_calls' : 'stop';
  return { model, text: plain ? outbound : '', calls, stop, thinking: null, usage: null };
}
