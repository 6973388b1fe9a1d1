import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { Database } from '../../src/store/database.js';
import { type EffectName, Effects } from '../../src/store/effects.js';
import { Keys } from '../../src/store/keys.js';
import { conversationJson, listConversations, nextEventOf } from '../../src/store/reads/conversations.js';
import { eventsAfter } from '../../src/store/reads/events.js';
import { findHandoff, listHandoffs } from '../../src/store/reads/handoffs.js';
import { keptAnswer } from '../../src/store/reads/idempotency.js';
import { isFirstTenant, isKey, listKeys } from '../../src/store/reads/keys.js';
import { listMessages } from '../../src/store/reads/messages.js';
import { listNotes } from '../../src/store/reads/notes.js';
import { pageOf } from '../../src/store/reads/page.js';
import { isKnownParticipant, isOnRoster, rosterOf } from '../../src/store/reads/participants.js';
import { findTurn, lastOfChain, listTurns } from '../../src/store/reads/turns.js';
import { Turns } from '../../src/store/turns.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

let place: TestDatabase;
let database: Database;
let tenant: string;
let stranger: string;
let id: string;

const keyId = randomUUID();
const man = { id: 'adam', kind: 'human', role: 'man' };
const guide = { id: 'guide', kind: 'agent', generatedBy: 'model', instructions: 'Be brief.' };
const callOf = (idempotencyKey: string) => ({
  tenantId: tenant,
  keyId,
  route: 'POST /x',
  idempotencyKey,
  bodyHash: createHash('sha256').update(idempotencyKey).digest(),
});

async function effect(
  name: EffectName,
  args: object,
  idempotencyKey: string = randomUUID(),
): Promise<Record<string, string>> {
  return JSON.parse((await new Effects(database).run(callOf(idempotencyKey), name, args)).body) as Record<
    string,
    string
  >;
}
const create = async () =>
  (await effect('create_conversation', { policy: 'agents', participants: [man, guide, { id: 'eve', kind: 'human' }] }))
    .id ?? '';
const say = (text: string) => effect('accept_message', { conversationId: id, from: 'adam', text });

beforeAll(async () => {
  place = await freshDatabase();
  database = new Database(place.url);
  const keys = new Keys(database);
  tenant = await keys.ensureTenant('default', builtInPolicies);
  stranger = await keys.ensureTenant('strangers', builtInPolicies);
  await keys.ensureKey(tenant, 'ovr_first');
  id = await create();
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

describe('a page', () => {
  it.each([
    { rows: [], limit: 2, items: [], nextCursor: null },
    { rows: [1], limit: 2, items: [1], nextCursor: null },
    { rows: [1, 2], limit: 2, items: [1, 2], nextCursor: null },
    { rows: [1, 2, 3], limit: 2, items: [1, 2], nextCursor: '2' },
  ])('of $limit out of $rows goes on after $nextCursor', ({ rows, limit, ...page }) => {
    expect(pageOf(rows, limit, String)).toEqual(page);
  });
});

describe('the turn that answers in the end', () => {
  it('is the last of those that superseded each other', async () => {
    const turns = new Turns(database);
    const first = (await say('one')).turnId ?? '';
    expect(await lastOfChain(database, tenant, first)).toEqual({ id: first, ended: false });
    await turns.claim(tenant, id, 5_000);
    const second = (await say('two')).turnId ?? '';
    expect(second).not.toBe(first);
    expect(await lastOfChain(database, tenant, first)).toEqual({ id: second, ended: false });
    await effect('close_conversation', { conversationId: id, by: 'jane' });
    expect(await lastOfChain(database, tenant, first)).toEqual({ id: second, ended: true });
    expect(await lastOfChain(database, stranger, first)).toBeNull();
    expect(await findTurn(database, tenant, first)).toMatchObject({
      outcome: 'superseded',
      supersededBy: second,
      generatedBy: 'model',
    });
  });

  it('is none for an id of nothing', async () => {
    expect(await lastOfChain(database, tenant, randomUUID())).toBeNull();
  });
});

describe('the next events', () => {
  it('may begin inside a row that holds several', async () => {
    id = await create();
    await say('one');
    await effect('request_handoff', { conversationId: id, reason: 'r', requestedBy: 'jane' });
    const all = await eventsAfter(database, tenant, id, 0);
    expect(all.map((event) => event.id)).toEqual(all.map((_, index) => index + 1));
    expect(all.length).toBe(((await nextEventOf(database, tenant, id)) ?? 0) - 1);
    for (const { id: seen } of all) expect(await eventsAfter(database, tenant, id, seen)).toEqual(all.slice(seen));
  });
});

describe('what the roster says', () => {
  it('tells who is here from who was', async () => {
    const eve = { conversationId: id, id: 'eve' };
    expect(await isOnRoster(database, tenant, eve)).toBe(true);
    await new Effects(database).removeParticipant(tenant, { conversationId: id, participant: 'eve' });
    expect(await isOnRoster(database, tenant, eve)).toBe(false);
    expect(await isKnownParticipant(database, tenant, eve)).toBe(true);
    expect(await rosterOf(database, tenant, id)).toEqual({
      policy: 'agents',
      settings: {},
      participants: [man, guide],
    });
  });
});

describe('what an idempotency key keeps', () => {
  it('is the first answer, and nothing of a call that was refused', async () => {
    const body = await effect('note_typing', { conversationId: id, by: 'jane' }, 'typed');
    expect(await keptAnswer(database, callOf('typed'))).toEqual({
      bodyHash: callOf('typed').bodyHash,
      status: 200,
      body: expect.any(String),
    });
    expect(body).toEqual({ renewed: false });
    await expect(effect('note_typing', { conversationId: randomUUID(), by: 'jane' }, 'refused')).rejects.toMatchObject({
      status: 404,
    });
    expect(await keptAnswer(database, callOf('refused'))).toBeNull();
  });
});

describe('[S93] reading as another tenant', () => {
  const page = { limit: 10 };
  const inside = () => ({ conversationId: id, after: 0, ...page });
  const one = () => ({ conversationId: id, id: 'adam' });
  const empty = { items: [], nextCursor: null };

  const reads: [string, (as: string) => Promise<unknown>, unknown][] = [
    ['a conversation', (as) => conversationJson(database, as, id), null],
    ['conversations', (as) => listConversations(database, as, page), empty],
    ['the next event', (as) => nextEventOf(database, as, id), null],
    ['events', (as) => eventsAfter(database, as, id, 0), []],
    ['messages', (as) => listMessages(database, as, inside()), empty],
    ['turns', (as) => listTurns(database, as, inside()), empty],
    ['hand-offs', (as) => listHandoffs(database, as, page), empty],
    ['a roster', (as) => rosterOf(database, as, id), null],
    ['a participant on it', (as) => isOnRoster(database, as, one()), false],
    ['a participant known', (as) => isKnownParticipant(database, as, one()), false],
    ['keys', (as) => listKeys(database, as, page), empty],
    ['a kept answer', (as) => keptAnswer(database, { ...callOf('typed'), tenantId: as }), null],
  ];

  it.each(reads)('finds none: %s', async (_, read, nothing) => {
    expect(await read(tenant)).not.toEqual(nothing);
    expect(await read(stranger)).toEqual(nothing);
  });

  it('finds none by an id of theirs', async () => {
    const [handoff] = (await listHandoffs(database, tenant, page)).items;
    const [turn] = (await listTurns(database, tenant, inside())).items;
    const [key] = (await listKeys(database, tenant, page)).items;
    expect(await findHandoff(database, tenant, handoff?.id ?? '')).toEqual(handoff);
    expect(await findHandoff(database, stranger, handoff?.id ?? '')).toBeNull();
    expect(await findTurn(database, stranger, turn?.id ?? '')).toBeNull();
    expect([await isKey(database, tenant, key?.id ?? ''), await isKey(database, stranger, key?.id ?? '')]).toEqual([
      true,
      false,
    ]);
    expect([await isFirstTenant(database, tenant), await isFirstTenant(database, stranger)]).toEqual([true, false]);
    expect(await listNotes(database, stranger, { ...inside(), reader: 'adam' })).toEqual(empty);
  });
});
