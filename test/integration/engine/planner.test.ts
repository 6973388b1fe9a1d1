import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { man, TestApp, woman } from '../../support/app.js';
import { openEvents } from '../../support/event-stream.js';
import { type Answer, MisbehavingModel } from '../../support/misbehaving-model.js';

const host = { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' };
const outOfMemory: Answer = { status: 500, body: { error: { message: 'CUDA error: out of memory' } } };
let model: MisbehavingModel;
let app: TestApp;

beforeAll(async () => {
  model = await MisbehavingModel.start();
  app = await TestApp.start({ MODEL_URL: model.url, MODEL_NAME: 'planner', MODEL_TIMEOUT_MS: '1500' });
});
afterAll(async () => {
  await app.stop();
  await model.stop();
});

/** A turn whose plan is this. */
async function planned(...plans: Answer[]) {
  const { id } = await app.conversation({ participants: [man, woman, host] });
  model.will('plan', plans, id);
  const { body } = await app.post(`/v1/conversations/${id}/messages?wait=30000`, { from: 'adam', text: 'Hello?' });
  return { id, turn: body.turn };
}

const makePlan = (given: unknown, name = 'make_plan'): Answer => ({ calls: [{ name, arguments: given }] });
const good = { answer_kind: 'conversational', tools: [] };

describe('the planner', () => {
  test('[S49][S51] is asked exactly once, for one tool, and sees the live catalogue', async () => {
    const { id, turn } = await planned(makePlan(good));
    expect(turn).toMatchObject({ outcome: 'delivered', plan: good, dispatches: 2 });
    const [asked, ...more] = model.asked(id, 'plan');
    expect(more).toEqual([]);
    expect(asked?.body.tools.map((tool: any) => tool.function.name)).toEqual(['make_plan']);
    expect(asked?.body.tool_choice).toEqual({ type: 'function', function: { name: 'make_plan' } });
    const shown = JSON.stringify(asked?.body.messages);
    const offered = model.asked(id, 'reply')[0]?.body.tools.map((tool: any) => tool.function.name);
    expect(offered).toContain('calculate');
    for (const name of offered) expect(shown).toContain(`- ${name}: `);
  });

  test.each<{ when: string; plan: Answer }>([
    { when: 'garbage', plan: makePlan('{"answer_kind": ') },
    { when: 'prose', plan: 'I shall be kind.' },
    { when: 'another tool', plan: makePlan({ expression: '1' }, 'calculate') },
    { when: 'a tool that is not there', plan: makePlan({ ...good, tools: ['launch_rocket'] }) },
    { when: 'an error', plan: { status: 500, body: { error: { message: 'no' } } } },
    { when: 'nothing until the time-out', plan: { silent: 'before' } },
  ])('[S52][S58] that gives $when leaves a null plan, and the turn is answered', async ({ plan }) => {
    const { id, turn } = await planned(plan);
    expect(turn).toMatchObject({ outcome: 'delivered', plan: null });
    expect(model.asked(id, 'reply')).toHaveLength(1);
    const ofPlan = turn.verdicts.filter(({ gate }: any) => ['plan-violation', 'answer-kind'].includes(gate));
    expect(ofPlan.map(({ verdict }: any) => verdict)).toEqual(['not_applicable', 'not_applicable']);
  });

  test('[S53] that runs out of memory is raised: it is asked again, and the turn goes on when it can', async () => {
    const { id, turn } = await planned(outOfMemory, makePlan(good));
    expect(turn).toMatchObject({ outcome: 'delivered', plan: good, dispatches: 3 });
    expect(turn.generations[0]).toMatchObject({ dispatch: 'plan', state: 'failed' });
    expect(model.asked(id).map(({ dispatch }) => dispatch)).toEqual(['plan', 'plan', 'reply']);
  }, 40_000);
});

describe('a correction', () => {
  test('[S46] comes as a directive alone where thoughts are off for the model', async () => {
    const other = await TestApp.start({ MODEL_URL: model.url, MODEL_NAME: 'literal', MODEL_THOUGHTS: 'off' });
    const { id } = await other.conversation({ participants: [man, woman, host] });
    model.will('reply', ['A colleague will take over in a minute.', 'I am all there is.'], id);
    await other.post(`/v1/conversations/${id}/messages?wait=30000`, { from: 'adam', text: 'Hello?' });
    const told = model
      .asked(id, 'reply')[1]
      ?.body.messages.map(({ content }: any) => content)
      .join('\n');
    expect(told).toContain('[SYSTEM DIRECTIVE]');
    expect(told).not.toContain('__nudge');
    await other.stop();
  });
});

describe('a turn that has ended', () => {
  test('[S9] is told in an event, with its outcome, its iterations and how long it took', async () => {
    const { id } = await app.conversation({ participants: [man, woman, host] });
    model.will('reply', ['A colleague will take over in a minute.', 'I am all there is.'], id);
    await app.post(`/v1/conversations/${id}/messages?wait=30000`, { from: 'adam', text: 'Hello?' });
    const { events, stop } = await openEvents(app, id, { key: app.admin });
    for await (const { data } of events)
      if (data.outcome) {
        expect(data).toMatchObject({ state: 'ended', outcome: 'delivered', iterations: 2 });
        expect(data.durationMs).toBeGreaterThan(0);
        break;
      }
    stop();
  });
});
