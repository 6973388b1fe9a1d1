import { describe, expect, test } from '@jest/globals';
import type { Claimed } from '../../src/domain/claimed.js';
import type { ToolSpec } from '../../src/domain/tool.js';
import { nextCall, type Step, stepOf } from '../../src/plan/step.js';
import { answerWith, claimedOf, done, failed, workOf } from '../support/claimed.js';
import { policyNamed } from '../support/facts.js';

const policy = { ...policyNamed('dating'), budget: { dispatches: 24, seconds: 120, then: 'fallback' as const } };
const catalog: ToolSpec[] = [
  { name: 'calculate', description: 'computes', parameters: {}, evidence: 'definitive', produces: ['number'] },
];
const plan = { answer_kind: 'tool_computed', tools: ['calculate'] } as const;
const planCall = (args: unknown, name = 'make_plan') => ({ calls: [{ id: '1', name, arguments: args }] });
const planned = workOf({ planning: 'asked', assessing: 'asked' });

/** The step, without the document. */
const brief = (step: Step) =>
  step.kind === 'ask' ? `ask ${step.dispatch}` : step.kind === 'end' ? `end ${step.how}` : step.kind;
const stepFor = (some: Partial<Claimed>, under = policy) => stepOf(claimedOf(some), under, catalog);

describe('the next step of a turn', () => {
  test.each<{ when: string; is: string; turn: Partial<Claimed>; under?: typeof policy }>([
    { when: '[S49] nothing has happened', is: 'ask plan', turn: {} },
    {
      when: '[S51] the plan has had its one generation',
      is: 'ask reply',
      turn: { work: planned, generation: done('plan') },
    },
    {
      when: '[S52] the planner failed',
      is: 'ask reply',
      turn: { work: planned, generation: failed('plan', 'failed') },
    },
    {
      when: '[S52] the planner timed out',
      is: 'ask reply',
      turn: { work: planned, generation: failed('plan', 'timed_out') },
    },
    {
      when: '[S53] the planner ran out of memory',
      is: 'ask plan',
      turn: { work: planned, generation: failed('plan', 'out_of_memory') },
    },
    {
      when: '[S53] it ran out of memory until the calls were spent',
      is: 'end failed',
      turn: { work: planned, dispatches: 24, generation: failed('plan', 'out_of_memory') },
    },
    {
      when: '[S53] a reply ran out of memory',
      is: 'ask reply',
      turn: { work: planned, generation: failed('reply', 'out_of_memory') },
    },
    { when: '[S2] a reply came', is: 'judge', turn: { work: planned, generation: done('reply', { text: 'Hi.' }) } },
    {
      when: 'a reply failed',
      is: 'ask reply',
      turn: { work: planned, failedReplies: 1, generation: failed('reply', 'failed') },
    },
    {
      when: 'three replies failed',
      is: 'end fallback',
      turn: { work: planned, failedReplies: 3, generation: failed('reply', 'failed') },
    },
    {
      when: '[S59] the context does not fit',
      is: 'end fallback',
      turn: { work: planned, failedReplies: 1, generation: failed('reply', 'does_not_fit') },
    },
    {
      when: '[S8] the calls are spent',
      is: 'end fallback',
      turn: { work: planned, dispatches: 24, generation: done('plan') },
    },
    {
      when: '[S8] the seconds are spent',
      is: 'end fallback',
      turn: { work: planned, spentMs: 120_000, generation: done('plan') },
    },
    {
      when: '[S8] the budget ends in a person',
      is: 'end handoff',
      turn: { work: planned, dispatches: 24 },
      under: { ...policy, budget: { ...policy.budget, then: 'handoff' as never } },
    },
    {
      when: 'the policy wants an assessment, after the plan',
      is: 'ask assess',
      turn: { work: workOf({ planning: 'asked' }), generation: done('plan') },
      under: { ...policy, assess: true },
    },
    {
      when: 'there was an assessment',
      is: 'ask reply',
      turn: { work: planned, generation: done('assess') },
      under: { ...policy, assess: true },
    },
    { when: '[S6] it takes its worker down again and again', is: 'end failed', turn: { claims: 11 } },
    { when: 'an outside agent posted a draft', is: 'decide', turn: { kind: 'draft', draft: { outbound: 'Hi.' } } },
  ])('is $is when $when', ({ is, turn, under }) => {
    expect(brief(stepFor(turn, under))).toBe(is);
    // The same turn gives the same step, on every worker and after every crash.
    expect(stepFor(turn, under)).toEqual(stepFor(turn, under));
  });

  test.each([
    { when: 'a plan of the live catalogue', answer: planCall(plan), kept: plan },
    {
      when: '[S50] a plan that names a tool that is not there',
      answer: planCall({ ...plan, tools: ['rm'] }),
      kept: null,
    },
    { when: '[S54] a kind of answer that is none', answer: planCall({ ...plan, answer_kind: 'guess' }), kept: null },
    { when: '[S52] another tool', answer: planCall(plan, 'calculate'), kept: null },
    { when: '[S52] a text that is no JSON', answer: planCall('{"answer_kind":'), kept: null },
    { when: '[S52] prose', answer: { text: 'I would say hello.' }, kept: null },
    { when: '[S51] two plans', answer: { calls: [...planCall(plan).calls, ...planCall(plan).calls] }, kept: null },
  ])('keeps $when as $kept', ({ answer, kept }) => {
    const step = stepFor({ work: planned, generation: done('plan', answer) });
    expect(step).toMatchObject({ kind: 'ask', dispatch: 'reply', work: { plan: kept } });
  });

  test.each(['tool_computed', 'doc_cited', 'capacity_scoped', 'conversational', 'rhetorical'])(
    '[S54] a plan may promise a %s answer',
    (kind) => {
      const step = stepFor({ work: planned, generation: done('plan', planCall({ answer_kind: kind, tools: [] })) });
      expect(step).toMatchObject({ work: { plan: { answer_kind: kind } } });
    },
  );

  test('an assessment is JSON by its schema, and anything else is none', () => {
    const assessed = (text: string) => stepFor({ work: planned, generation: done('assess', { text }) });
    expect(assessed('{"coaching":"Ask about the bakery."}')).toMatchObject({
      work: { assessment: { coaching: 'Ask about the bakery.' } },
    });
    for (const text of ['Ask about the bakery.', '{"mood":"good"}', '[]'])
      expect(assessed(text)).toMatchObject({ work: { assessment: null } });
  });

  test('[S51] asks for one plan, then for replies, whatever they are', () => {
    let claimed = claimedOf();
    const asked: string[] = [];
    for (let call = 0; call < 6; call++) {
      const next = nextCall(claimed, policy);
      if (next.kind !== 'ask') throw new Error('the budget is not spent');
      asked.push(next.dispatch);
      claimed = claimedOf({ work: next.work, dispatches: call + 1, generation: done(next.dispatch, answerWith()) });
    }
    expect(asked).toEqual(['plan', 'reply', 'reply', 'reply', 'reply', 'reply']);
  });
});
