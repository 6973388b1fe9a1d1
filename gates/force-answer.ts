import type { ToolRun } from '../src/domain/tool.js';
import { defineGate, pass } from './define.js';

/**
 * Calls are over and the model still only calls. A hard stop. Spared is a first call of a tool and the first reading of
 * a handle, when they went well: another gate may have asked for just that.
 */
export default defineGate({
  id: 'force-answer',
  class: 'neither',
  bound: 3,
  boundedBecause: 'A model that goes in circles may not come out of them; the person is not to wait for it.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0013-thirteenth-search',
  judges: 'calls',
  judge({ making: { mustAnswer, runs, iteration } }, draft) {
    if (!mustAnswer || draft !== null) return pass;
    const earlier = new Set(runs.filter((run) => run.iteration < iteration).map(keyOf));
    const now = runs.filter((run) => run.iteration === iteration);
    if (now.length > 0 && now.every((run) => went(run) && !earlier.has(keyOf(run)))) return pass;
    const because = 'it has called enough tools and still gives no answer';
    return { kind: 'reject', because, reasons: [{ code: 'answer_due', text: because, channel: 'calls' }] };
  },
  nudge: () => ({
    directive:
      'No more tools. Answer now, in words, with what the results above say; where they do not say it, say that you do not know.',
    thought: 'I have been calling tools instead of answering. I will answer now with what I have.',
  }),
});

const keyOf = ({ tool, handle }: ToolRun): string => `${tool} ${handle ?? ''}`;
const went = ({ outcome }: ToolRun): boolean => outcome === 'ok' || outcome === 'handle';
