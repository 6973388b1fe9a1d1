import { describe, expect, test } from '@jest/globals';
import type { ModelAnswer, ModelRequest } from '../../src/domain/generation.js';
import type { Nudge } from '../../src/domain/reply.js';
import type { GateClass } from '../../src/domain/verdict.js';
import { requestOf } from '../../src/generate/request.js';
import { defineGate } from '../../gates/define.js';
import { judge } from '../../src/judge/judge.js';
import { answerWith, claimedOf } from '../support/claimed.js';
import { turnOf } from '../support/facts.js';

/**
 * A small model that does what it was told last and forgets half of what it was told before: told to call and to stop
 * calling at once, it takes turns. Scripted, so that these tests prove the mechanism and nothing about real models.
 */
function smallModel({ parts }: ModelRequest, dispatches: number): ModelAnswer {
  const told = parts
    .filter(({ kind }) => kind === 'directive')
    .map(({ content }) => content)
    .join('\n');
  const [call, words] = [told.includes('CALL'), told.includes('WORDS')];
  if (call && words) return answerWith({ text: dispatches % 2 === 0 ? 'calls' : 'words' });
  return answerWith({ text: call ? 'calls, then words' : words ? 'words' : 'nothing' });
}

const gate = (id: string, kind: GateClass, wants: string, directive: string) => ({
  why: 'for a test',
  gate: defineGate({
    id,
    class: kind,
    bound: null,
    boundedBecause: 'for a test',
    cost: 'free',
    whenBroken: 'block',
    incident: '0000-none',
    judges: 'draft',
    judge: (_turn, { outbound }) =>
      outbound.includes(wants)
        ? { kind: 'pass' }
        : { kind: 'reject', because: id, reasons: [{ code: id, text: id, channel: 'outbound' }] },
    nudge: () => ({ directive, thought: `I will: ${directive}` }),
  }),
});
const list = [gate('calling', 'tool-requiring', 'calls', 'CALL'), gate('wording', 'prose-only', 'words', 'WORDS')];

/** Dispatches until both gates are content. */
function dispatchesNeeded(exclusion: boolean): number {
  let nudges: Nudge[] = [];
  for (let n = 0; n < 24; n++) {
    const claimed = claimedOf({ nudges, dispatches: n });
    const answer = smallModel(requestOf('reply', { claimed, facts: turnOf(), catalog: [] }), n);
    const judged = judge(list, turnOf(), { outbound: answer.text }, { iteration: n, counters: {}, nudges });
    if (!judged.rejected) return n + 1;
    const all = list.map(({ gate: { id, nudge } }) => ({ gate: id, ...nudge({ because: '', reasons: [] }) }));
    // The switch of this test: without exclusion every correction that was ever given stays.
    nudges = exclusion ? judged.nudges : all;
  }
  return 24;
}

describe('two opposite corrections', () => {
  test('[S17] cost the scripted small model at least twice the dispatches when one does not clear the other', () => {
    const [on, off] = [dispatchesNeeded(true), dispatchesNeeded(false)];
    expect(on).toBeLessThan(24);
    expect(off).toBeGreaterThanOrEqual(2 * on);
  });
});

describe('what the model is shown of its corrections', () => {
  const apology = (n: number): Nudge => ({ gate: 'wording', directive: `WORDS ${n}`, thought: `I apologise, ${n}.` });
  const partsFor = (nudges: Nudge[], facts = turnOf()) =>
    requestOf('reply', { claimed: claimedOf({ nudges }), facts, catalog: [] }).parts;

  test('[S45] of three apologies of one gate in a row only the newest', () => {
    let nudges: Nudge[] = [];
    for (const n of [1, 2, 3]) {
      const again = { ...list[1]!, gate: defineGate({ ...list[1]!.gate, nudge: () => apology(n) }) };
      ({ nudges } = judge([again], turnOf(), { outbound: 'no' }, { iteration: n, counters: {}, nudges }));
    }
    const shown = partsFor(nudges).map(({ content }) => content);
    expect(shown.filter((content) => content.includes('I apologise'))).toEqual(['__nudge: I apologise, 3.']);
    expect(shown.join()).not.toMatch(/WORDS [12]/u);
  });

  test('[S19] those of one class stand together in one directive, each with its thought', () => {
    const parts = partsFor([apology(1), { gate: 'other', directive: 'SHORTER', thought: 'I will be brief.' }]);
    expect(parts.filter(({ kind }) => kind === 'directive').map(({ content }) => content)).toEqual([
      '[SYSTEM DIRECTIVE]\nWORDS 1\nSHORTER',
    ]);
    expect(parts.filter(({ kind }) => kind === 'thought')).toHaveLength(2);
  });

  test('[S47] a thought carries its agent where several agents speak', () => {
    const two = turnOf();
    const facts = { ...two, participants: [...two.participants, { id: 'his', kind: 'agent' as const }] };
    const [thought] = partsFor([apology(1)], facts).filter(({ kind }) => kind === 'thought');
    expect(thought?.content).toBe(`__nudge (${two.agent.id}): I apologise, 1.`);
  });
});
