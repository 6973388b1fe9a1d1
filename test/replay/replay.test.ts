import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { type Snapshot, snapshotSchema } from '../../src/domain/snapshot.js';
import { canBeReplayed, replay } from '../../src/replay/replay.js';
import { hers, man, TestApp, woman } from '../support/app.js';
import { HeldModel } from '../support/held-model.js';

const model = new HeldModel();
const host = { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' };
const promise = { outbound: 'A colleague will take over in a minute.' };
let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start({ MODEL_CONCURRENCY: '20' }, model);
});
afterAll(() => app.stop());

async function say(id: string, body: object): Promise<string> {
  const answer = await app.post(`/v1/conversations/${id}/messages?wait=15000`, body);
  return answer.body.turn?.id ?? answer.body.turnId;
}

const snapshotOf = async (turnId: string): Promise<Snapshot> =>
  snapshotSchema.parse((await app.get(`/v1/turns/${turnId}/snapshot`)).body);

/** A turn of the model that says these, one after the other. */
async function answered(...outbounds: string[]): Promise<string> {
  const { id } = await app.conversation({ participants: [man, woman, host] });
  const turn = say(id, { from: 'adam', text: 'Can I talk to a person?' });
  for (const outbound of outbounds) (await model.next(id)).answer({ outbound });
  return turn;
}

async function drafted(...drafts: object[]): Promise<string> {
  const { id } = await app.conversation({ participants: [man, woman, hers] });
  await app.post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'I would rather not say what I earn.' });
  let last = '';
  for (const draft of drafts) {
    const retryOf = last === '' || !('retry' in draft) ? {} : { retryOf: last };
    const { retry: _, ...rest } = draft as { retry?: true };
    last = await say(id, { from: hers.id, draft: { ...rest, ...retryOf } });
  }
  return last;
}

const contact = { outbound: 'Write to me at eve@example.com.', coaching: 'He is evasive about money.' };

describe('[S88] a turn replays from its snapshot, as often as one likes, to the ending it had', () => {
  test.each([
    { when: 'a draft that was delivered', turn: () => drafted({ outbound: 'Good evening.' }), is: 'delivered' },
    { when: 'one that was rewritten', turn: () => drafted(contact), is: 'delivered' },
    { when: 'one that was blocked', turn: () => drafted(promise), is: 'blocked' },
    {
      when: 'one that ended in the fallback at its third try',
      turn: () => drafted(promise, { ...promise, retry: true }, { ...promise, retry: true }),
      is: 'fallback',
    },
    {
      when: 'one that hands over',
      turn: () => drafted({ ...promise, handoff: { reason: 'asked' } }),
      is: 'handed_off',
    },
    { when: 'a model turn', turn: () => answered('I am all there is.'), is: 'delivered' },
    { when: 'one that was sent back', turn: () => answered(promise.outbound, 'I am all there is.'), is: 'delivered' },
    {
      when: 'one that ended in the fallback',
      turn: () => answered(promise.outbound, promise.outbound, promise.outbound),
      is: 'fallback',
    },
  ])('$when: $is', async ({ turn, is }) => {
    const snapshot = await snapshotOf(await turn());
    expect(snapshot.ended.outcome).toBe(is);
    for (let time = 0; time < 5; time++) expect(replay(snapshot, [])).toEqual(snapshot.ended);
  });

  test('a rule that decides otherwise today shows in the replay', async () => {
    const snapshot = await snapshotOf(await drafted(contact));
    const { dating } = builtInPolicies;
    const off = { ...dating!, overrides: { ...dating!.overrides, 'contact-scrub': { mode: 'off' as const } } };
    expect(replay({ ...snapshot, policy: off }, [])).toMatchObject({ delivered: contact.outbound });
    expect(snapshot.ended.delivered).not.toContain('eve@example.com');
  });

  test.each(['superseded', 'fenced', 'failed'] as const)('a turn that was %s says nothing of the rules', (outcome) => {
    expect(canBeReplayed({ ended: { outcome, delivered: null, rejections: [], fired: [] } })).toBe(false);
  });

  test('the snapshot is for admins, of turns that have ended', async () => {
    const turnId = await drafted({ outbound: 'Good evening.' });
    const key = await app.key({ scopes: ['converse'] });
    expect((await app.get(`/v1/turns/${turnId}/snapshot`, { key })).status).toBe(403);
    const { body, status } = await app.get('/v1/turns/019ad000-0000-7000-8000-000000000001/snapshot');
    expect([status, body.detail]).toEqual([404, expect.stringContaining('list them with')]);
  });
});
