import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Stage, texts } from '../../support/stage.js';

const person = { id: 'adam', kind: 'human' };
const first = { id: 'first', kind: 'agent', generatedBy: 'model' };
const second = { id: 'second', kind: 'agent', generatedBy: 'model' };
const outside = { id: 'outside', kind: 'agent' };
const { capped } = texts('agents');
let stage: Stage;

beforeAll(async () => {
  stage = await Stage.open();
});
afterEach(async () => expect(await stage.settled()).toEqual({}));
afterAll(() => stage.close());

const among = async (...participants: object[]): Promise<string> =>
  (await stage.app.conversation({ policy: 'agents', participants })).id;
const speakers = async (id: string) =>
  (
    await stage.rows<{ from_id: string }>(
      "select from_id from message where conversation_id = $1 and kind = 'text' order by seq",
      id,
    )
  ).map(({ from_id }) => from_id);
const atRest = (id: string, turns: number) =>
  stage.until(async () => {
    const [row] = await stage.rows<{ open: string; capped: string }>(
      "select count(*) filter (where state <> 'ended') as open, count(*) filter (where outcome = 'capped') as capped from turn where conversation_id = $1",
      id,
    );
    return row?.open === '0' && Number(row.capped) === turns;
  });
const alternating = (...agents: string[]) => Array.from({ length: 10 }, () => agents).flat();

describe('two agents of our model under the policy agents', () => {
  it('[S81] answer each other, in turn, ten lines each, once a person has begun; a person gives them ten more', async () => {
    const id = await among(person, first, second);
    await stage.say(id, { from: 'adam', text: 'Settle it between you.' });
    await atRest(id, 1);
    expect(await speakers(id)).toEqual(['adam', ...alternating('first', 'second')]);
    expect(await stage.conversation(id)).toMatchObject({
      owner: 'agents',
      exchanges: { first: 10, second: 10 },
      cappedAgents: ['first', 'second'],
    });
    await stage.say(id, { from: 'adam', text: 'Go on.' });
    await atRest(id, 2);
    expect(await speakers(id)).toEqual([
      'adam',
      ...alternating('first', 'second'),
      'adam',
      ...alternating('first', 'second'),
    ]);
    expect((await stage.lines(id)).filter((line) => line === `system notice: ${capped}`)).toHaveLength(2);
  });

  it('[S81] are started by what an outside agent says first, which is no person', async () => {
    const id = await among(outside, first, second);
    await stage.draft(id, 'outside', { outbound: 'Who brings the flowers?' });
    await atRest(id, 1);
    expect(await speakers(id)).toEqual(['outside', ...alternating('first', 'second')]);
    expect((await stage.conversation(id)).exchanges).toEqual({ outside: 1, first: 10, second: 10 });
  });

  it('[S96] are stopped by a take-over, and go on from what they owe when it is released', async () => {
    const id = await among(person, first, second);
    await stage.say(id, { from: 'adam', text: 'Settle it between you.' });
    const { id: held } = (await stage.act(id, 'takeover', { by: 'jane' })).body;
    const before = await speakers(id);
    await stage.say(id, { from: 'adam', text: 'Wait.' });
    expect(await speakers(id)).toEqual([...before, 'adam']);
    await stage.answer(held, 'release');
    await atRest(id, 1);
    const after = (await speakers(id)).slice(before.length + 1);
    expect(after.filter((from) => from === 'first').length).toBe(10);
    expect(after.filter((from) => from === 'second').length).toBe(10);
  });
});
