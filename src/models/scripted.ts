import { setTimeout as pause } from 'node:timers/promises';
import type { Draft } from '../domain/draft.js';
import type { ModelAnswer, ModelRequest } from '../domain/generation.js';
import type { ToolCall } from '../domain/tool.js';
import { estimatedTokens } from './estimate.js';
import type { Limits, Model } from './model.js';
import { answerOfRaw } from './raw-answer.js';
import type { ScriptLine } from './script.js';

const confession =
  'I am the scripted demo model of Overrule. Your message went through the queue and the rules; I have nothing of my own to say.';

/** Answers from a script, each line once, and then says what it is. For the demo, for tests and to replay: no model runs. */
export class ScriptedModel implements Model {
  private readonly left: ScriptLine[];

  constructor(
    script: readonly ScriptLine[] = [],
    readonly name = 'scripted demo model',
  ) {
    this.left = [...script];
  }

  limits = (): Promise<Limits> => Promise.resolve({ window: 32_768, answer: 4_096 });

  count = (text: string): Promise<number> => Promise.resolve(estimatedTokens(text));

  async generate(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    signal.throwIfAborted();
    const { agent, dispatch } = request;
    const index = this.left.findIndex(
      (next) => next.dispatch === dispatch && (next.agent === undefined || next.agent === agent),
    );
    const [next] = index < 0 ? [] : this.left.splice(index, 1);
    if (!next) return answerOf(this.name, { outbound: dispatch === 'reply' ? confession : '' });
    if (next.delayMs) await waited(next.delayMs, signal);
    if ('draft' in next) return answerOf(this.name, next.draft);
    return this.verbatim(next, request);
  }

  /** Whatever a model wrote, told apart as a real model's answer is. */
  private verbatim({ text = '', calls = [], stop }: Exclude<ScriptLine, { draft: Draft }>, request: ModelRequest) {
    const raw = { model: this.name, text, calls, thinking: null, cutOff: stop === 'length', usage: null };
    const answer = answerOfRaw(raw, request);
    return { ...answer, stop: stop ?? answer.stop };
  }
}

async function waited(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
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
