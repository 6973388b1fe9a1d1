import type { ToolRun } from '../src/domain/tool.js';
import { defineGate, notApplicable, pass } from './define.js';

const reader = 'artifact_read';

/**
 * A result was too large and is kept under a handle, and the draft answers without having read any of it. Whatever it
 * says about that result is invented. Asking for a person without a word is no answer.
 */
export default defineGate({
  id: 'unread-handle',
  class: 'tool-requiring',
  bound: null,
  boundedBecause: 'The handle can be read in every turn that has one: the reader is in the catalogue with it.',
  cost: 'free',
  whenBroken: 'block',
  incident: '0015-unopened-statement',
  judges: 'draft',
  judge({ making: { runs, catalog } }, { outbound, handoff }) {
    const kept = runs.flatMap(({ outcome, handle }) => (outcome === 'handle' && handle !== null ? [handle] : []));
    if (kept.length === 0) return pass;
    if (!catalog.some(({ name }) => name === reader)) return notApplicable('nothing here reads a handle');
    if (handoff !== undefined && outbound.trim() === '') return pass;
    const unread = [...new Set(kept)].filter((handle) => !runs.some((run) => reads(run, handle)));
    if (unread.length === 0) return pass;
    const because = `a result was kept under a handle and nothing of it was read: ${unread.join(', ')}`;
    return {
      kind: 'reject',
      because,
      reasons: unread.map(() => ({ code: 'unread_handle', text: because, channel: 'calls' })),
      invariant: true,
    };
  },
  nudge: ({ because }) => ({
    directive: `You answered too early: ${because}. Call ${reader} with the handle and a range or a pattern first, then answer from what it says.`,
    thought: 'I answered about a result that I have not opened. I will read the part I need before I say anything.',
  }),
});

const reads = ({ tool, outcome, handle }: ToolRun, kept: string): boolean =>
  tool === reader && outcome === 'ok' && handle === kept;
