import type { Draft } from '../domain/draft.js';
import type { ModelAnswer, ModelRequest } from '../domain/generation.js';
import type { Model } from './model.js';

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

  async generate({ agent, dispatch }: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    signal.throwIfAborted();
    const index = this.left.findIndex(
      (next) => next.dispatch === dispatch && (next.agent === undefined || next.agent === agent),
    );
    const [next] = index < 0 ? [] : this.left.splice(index, 1);
    return Promise.resolve({ model: this.name, draft: next?.draft ?? { outbound: confession } });
  }
}
