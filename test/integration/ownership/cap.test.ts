import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hers, man, woman } from '../../support/app.js';
import { Stage, texts } from '../../support/stage.js';

const his = { id: 'agent-of-adam', kind: 'agent', represents: 'adam' };
const third = { id: 'a-third', kind: 'agent' };
const settings = { loopCap: { perSide: 2 } };
const { capped } = texts('dating');
let stage: Stage;
let id: string;

beforeAll(async () => {
  stage = await Stage.open();
});
beforeEach(async () => {
  ({ id } = await stage.app.conversation({ participants: [man, woman, his, hers], settings }));
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(() => stage.close());

const thanks = (from: string) => stage.draft(id, from, { outbound: 'Thank you.' });
const spend = async (...agents: string[]) => {
  for (const agent of agents) for (let n = 0; n < 2; n++) expect((await thanks(agent)).outcome).toBe('delivered');
};
const cappedAgents = async () => (await stage.conversation(id)).cappedAgents;

describe('the cap of what agents say among themselves', () => {
  it('[S81] counts each agent alone, courtesy too, with two of them and with three', async () => {
    await stage.app.post(`/v1/conversations/${id}/participants`, third);
    await spend(hers.id, third.id);
    expect((await thanks(hers.id)).outcome).toBe('capped');
    expect(await cappedAgents()).toEqual([hers.id, third.id]);
    await spend(his.id);
    expect((await stage.conversation(id)).exchanges).toEqual({ [his.id]: 2, [hers.id]: 2, [third.id]: 2 });
  });

  it('[S81] does not count what an agent says that is alone with people', async () => {
    ({ id } = await stage.app.conversation({ settings }));
    await spend(hers.id, hers.id);
    expect((await stage.conversation(id)).exchanges).toEqual({ [hers.id]: 0 });
  });

  it('[S81] is told once, by event and notice, and offers to call a person', async () => {
    await spend(hers.id);
    const turn = await thanks(hers.id);
    await thanks(hers.id);
    expect((await stage.lines(id)).filter((line) => line.startsWith('system'))).toEqual([`system notice: ${capped}`]);
    const told = await stage.rows<{ data: { alternatives: { action: string }[] } }>(
      "select e -> 'data' as data from outbox, jsonb_array_elements(events) e where conversation_id = $1 and e ->> 'type' = 'capped'",
      id,
    );
    expect(told.map(({ data }) => data)).toEqual([
      { agent: hers.id, exchanges: 2, turnId: turn.id, alternatives: expect.any(Array), at: expect.any(String) },
    ]);
    expect(told[0]?.data.alternatives.map(({ action }) => action)).toContain('request_handoff');
    const record = turn.overrides.find(({ override }: { override: string }) => override === 'loop-cap');
    expect(record.alternatives).toEqual(told[0]?.data.alternatives);
  });

  it.each([
    {
      what: 'a message of the person an agent speaks for',
      act: () => stage.say(id, { from: 'eve', text: 'Hi.' }),
      holder: 'eve',
    },
    { what: 'a message of an operator', act: () => stage.say(id, { operator: 'jane', text: 'Hi.' }), holder: 'jane' },
    { what: 'a take-over', act: () => stage.act(id, 'takeover', { by: 'jane' }), holder: 'jane' },
    {
      what: 'an accepted hand-off',
      act: async () => stage.answer((await stage.request(id)).id, 'accept'),
      holder: 'jane',
    },
  ])('[S81] is lifted by $what, and is told again at the next time', async ({ act, holder }) => {
    await spend(hers.id);
    expect((await thanks(hers.id)).outcome).toBe('capped');
    await act();
    await stage.answer((await stage.conversation(id)).handoff.id, 'release', holder);
    expect(await cappedAgents()).toEqual([]);
    await spend(hers.id);
    expect((await thanks(hers.id)).outcome).toBe('capped');
    expect((await stage.lines(id)).filter((line) => line === `system notice: ${capped}`)).toHaveLength(2);
  });

  it('[S81] is lifted by the message of a person for whom no agent speaks', async () => {
    ({ id } = await stage.app.conversation({ participants: [man, woman, hers, third], settings }));
    await spend(hers.id);
    await stage.say(id, { from: 'adam', text: 'Hi.' });
    await spend(hers.id);
  });

  it.each([
    { what: 'a request for a person', act: () => stage.request(id), owner: 'pending_human' },
    {
      what: 'a request that is declined',
      act: async () => stage.answer((await stage.request(id)).id, 'decline'),
      owner: 'agents',
    },
    { what: 'a request that lapses', act: async () => (await stage.request(id), stage.later(900)), owner: 'agents' },
    { what: 'a day that goes by', act: () => stage.later(86_400), owner: 'agents' },
  ])('[S81] is not lifted by $what', async ({ act, owner }) => {
    await spend(hers.id, his.id);
    await act();
    expect(await stage.conversation(id)).toMatchObject({ owner, cappedAgents: [his.id, hers.id] });
    expect((await thanks(hers.id)).outcome).toBe(owner === 'agents' ? 'capped' : 'fenced');
  });

  it('[S81] is lifted when a person has held it, not when that hold runs out', async () => {
    await stage.act(id, 'takeover', { by: 'jane' });
    await stage.later(1_800);
    await spend(hers.id);
    await stage.later(3_700);
    expect((await thanks(hers.id)).outcome).toBe('capped');
  });

  it('[S81] lets a capped agent call a person, without a word of its draft', async () => {
    await spend(hers.id);
    const turn = await stage.draft(id, hers.id, {
      outbound: 'We are going in circles.',
      handoff: { reason: 'A loop.' },
    });
    expect(turn).toMatchObject({ outcome: 'handed_off', messageSeq: null, delivered: { outbound: '' } });
    expect((await stage.lines(id)).join()).not.toContain('circles');
    expect((await stage.conversation(id)).owner).toBe('pending_human');
  });
});
