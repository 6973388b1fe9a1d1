import type { ToolRun } from '../src/domain/tool.js';
import { defineGate, notApplicable, pass } from './define.js';

/** The calls that end a turn are its end, not a step on the way, and leave no run. */
const endings: ReadonlySet<string> = new Set(['provide_answer', 'request_handoff']);

/** The plan named a tool, and the draft answers without it. Whoever asks for a person instead need not go through with it. */
export default defineGate({
  id: 'plan-violation',
  class: 'tool-requiring',
  bound: 3,
  boundedBecause: 'A planned tool can always be called, but it need not succeed.',
  cost: 'free',
  whenBroken: 'allow',
  incident: '0016-search-left-out',
  judges: 'draft',
  judge({ making: { plan, runs } }, { handoff }) {
    if (plan === null) return notApplicable('the turn has no plan');
    if (handoff !== undefined) return pass;
    const done = new Set(runs.filter(went).map(({ tool }) => tool));
    const missing = [...new Set(plan.tools)].filter((tool) => !endings.has(tool) && !done.has(tool));
    if (missing.length === 0) return pass;
    const because = `the plan says to use ${missing.join(', ')} first, and that has not been done`;
    return {
      kind: 'reject',
      because,
      reasons: missing.map(() => ({ code: 'plan_skipped', text: because, channel: 'calls' })),
    };
  },
  nudge: ({ because }) => ({
    directive: `Not yet: ${because}. Make that call now, and answer from its result.`,
    thought: 'I planned to look before I answer, and did not. I will make the call I planned.',
  }),
});

const went = ({ outcome }: ToolRun): boolean => outcome === 'ok' || outcome === 'handle';
