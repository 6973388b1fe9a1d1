import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { violations } from '../support/invariants.js';
import { replyTo, Transitions } from '../support/transitions.js';

let on: Transitions;
beforeAll(async () => {
  on = await Transitions.open(2);
  await on.freeze();
});
afterEach(async () => expect(await violations(on.place.superuserUrl)).toEqual({}));
afterAll(() => on.close());

const participants = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'host', kind: 'agent', generatedBy: 'model' },
];
const says = (id: string, text: string) => on.effect('accept_message', { conversationId: id, from: 'adam', text });

async function claimed() {
  const id = await on.conversation({ policy: 'dating', participants });
  await says(id, 'hello');
  const claim = await on.claim(id);
  if (!claim) throw new Error('nothing to claim');
  return { id, claim };
}

/** Frozen, so a lease ends only when somebody gives it back. */
describe('a worker whose turn ended before its commit', () => {
  it('frees the conversation for the turn that a newer message began', async () => {
    const { id, claim } = await claimed();
    await says(id, 'and one more thing');
    expect(await on.commit(replyTo(claim, { text: true }))).toMatchObject({
      status: 'ended',
      outcome: 'superseded',
      more: true,
    });
    expect(await on.claim(id)).toMatchObject({ agent: 'host', kind: 'model' });
  });

  it('[S96] says nothing after a take-over, and frees the conversation for what is asked after it', async () => {
    const { id, claim } = await claimed();
    const { body: handoff } = await on.effect('take_over', { conversationId: id, by: 'jane' });
    await on.effect('release_handoff', { handoffId: handoff.id, by: 'jane' });
    expect(await on.commit(replyTo(claim, { text: true }))).toMatchObject({
      status: 'ended',
      outcome: 'fenced',
      more: true,
    });
    const next = await on.claim(id);
    expect(next?.turnId).not.toBe(claim.turnId);
    expect(next?.history).toHaveLength(1);
  });

  it('[S5] is told so when it settles a settled turn again, and writes nothing', async () => {
    const { id, claim } = await claimed();
    expect(await on.commit(replyTo(claim, { text: true }))).toMatchObject({ status: 'committed' });
    expect(await on.commit(replyTo(claim, { text: true }))).toMatchObject({ status: 'ended', outcome: 'delivered' });
    const { history } = (await says(id, 'thank you').then(() => on.claim(id))) ?? {};
    expect(history?.map(({ from }) => from)).toEqual(['adam', 'host', 'adam']);
  });

  it('takes nothing from a worker that claimed after it', async () => {
    const { id, claim } = await claimed();
    await on.passes(5_000);
    const newer = await on.claim(id);
    expect(newer).toMatchObject({ turnId: claim.turnId, token: claim.token + 1 });
    expect(await on.commit(replyTo(claim, { text: true }))).toMatchObject({ status: 'stale' });
    expect(await on.claim(id)).toBeNull();
    expect(await on.commit(replyTo(newer ?? claim, { text: true }))).toMatchObject({ status: 'committed' });
  });
});

describe('a statement that fails half way', () => {
  const broken = (
    name: string,
  ) => `create function broken() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger broken before insert on ${name} for each row execute function broken()`;
  const found = async (id: string) =>
    (
      await on.rows(
        `select owner, owner_epoch::int as epoch, (select count(*)::int from handoff where conversation_id = $1) as handoffs,
           (select json_agg(kind order by seq) from message where conversation_id = $1 and author <> 'human') as lines
         from conversation where id = $1`,
        [id],
      )
    )[0];

  it.each(['handoff', 'ownership', 'message', 'outbox'])(
    '[S80] leaves neither closing line nor hand-off nor its text, and the same commit does it whole later: %s',
    async (table) => {
      const { id, claim } = await claimed();
      const reply = replyTo(claim, { text: true, handoff: true });
      await on.rows(broken(table));
      await expect(on.commit(reply)).rejects.toThrow('the disk is full');
      await on.rows(`drop trigger broken on ${table}; drop function broken`);
      expect(await found(id)).toEqual({ owner: 'agents', epoch: 1, handoffs: 0, lines: null });
      expect(await on.commit(reply)).toMatchObject({ status: 'committed' });
      expect(await found(id)).toEqual({ owner: 'pending_human', epoch: 2, handoffs: 1, lines: ['text', 'closing'] });
    },
  );
});
