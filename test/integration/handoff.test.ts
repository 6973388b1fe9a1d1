import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { hers, TestApp } from '../support/app.js';
import { violations } from '../support/invariants.js';

const { closing, expired, neutral } = builtInPolicies.dating?.texts ?? {};

let app: TestApp;
let owner: pg.Client;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
  owner = new pg.Client({ connectionString: app.database.superuserUrl });
  await owner.connect();
});
beforeEach(async () => {
  id = (await app.conversation()).id;
});
afterEach(async () => {
  await owner.query('delete from clock_shift');
  expect(await violations(app.database.superuserUrl)).toEqual({});
});
afterAll(async () => {
  await owner.end();
  await app.stop();
});

const draft = (text: object) => app.post(`/v1/conversations/${id}/messages?wait=15000`, { from: hers.id, draft: text });
const now = async () => (await app.get(`/v1/conversations/${id}`)).body;
const lines = async () =>
  (await app.get(`/v1/conversations/${id}/messages`)).body.items.map(({ seq, kind, text }: Record<string, unknown>) => [
    seq,
    kind,
    text,
  ]);
const later = (seconds: number) =>
  owner.query(
    'insert into clock_shift (shift) values ($1) on conflict (only_row) do update set shift = excluded.shift',
    [`${seconds} seconds`],
  );

describe('a draft that hands over', () => {
  it('[S80] leaves without its question, and its closing line stands with the change of owner', async () => {
    const { body } = await draft({
      outbound: 'I am getting somebody. Is that all right?',
      handoff: { reason: 'call her at +44 7700 900123' },
    });
    expect(body.turn).toMatchObject({
      outcome: 'handed_off',
      messageSeq: 1,
      delivered: { outbound: 'I am getting somebody.' },
    });
    expect(await lines()).toEqual([
      [1, 'text', 'I am getting somebody.'],
      [2, 'closing', closing],
    ]);
    expect(await now()).toMatchObject({
      owner: 'pending_human',
      handoff: { state: 'requested', requestedBy: hers.id },
    });
    expect((await now()).handoff.reason).not.toContain('900123');
  });

  it('[S80] that is nothing but a question says the neutral sentence', async () => {
    await draft({ outbound: 'Shall I get somebody?', handoff: { reason: 'asked' } });
    expect(await lines()).toEqual([
      [1, 'text', neutral],
      [2, 'closing', closing],
    ]);
  });

  it('[S80] writes no closing line when the change of owner does not happen', async () => {
    await app.post(`/v1/conversations/${id}/takeover`, { by: 'op' });
    const { body } = await draft({ outbound: 'I am getting somebody.', handoff: { reason: 'asked' } });
    expect(body.turn).toMatchObject({ outcome: 'fenced', messageSeq: null });
    expect(await lines()).toEqual([]);
  });

  it('[S80] closes the conversation with its closing line, and nobody but an operator may write then', async () => {
    await draft({ outbound: 'Goodbye.', closes: true });
    expect(await lines()).toEqual([
      [1, 'text', 'Goodbye.'],
      [2, 'closing', closing],
    ]);
    expect((await now()).owner).toBe('closed');
    expect((await app.post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'wait' })).status).toBe(409);
    expect(
      (await app.post(`/v1/conversations/${id}/messages`, { operator: 'op', text: 'for the record' })).status,
    ).toBe(202);
    expect((await now()).owner).toBe('closed');
  });
});

describe('a hand-off', () => {
  const request = async () =>
    (await app.post(`/v1/conversations/${id}/handoffs`, { reason: 'asked', requestedBy: 'op' })).body;

  it('is held by who accepts it, and silences the agents until it is released', async () => {
    const { id: handoff } = await request();
    expect((await app.post(`/v1/handoffs/${handoff}/accept`, { by: 'anna' })).body).toMatchObject({
      state: 'active',
      holder: 'anna',
    });
    expect((await app.post(`/v1/handoffs/${handoff}/accept`, { by: 'bert' })).body).toMatchObject({
      status: 409,
      current: { owner: 'human' },
    });
    expect((await draft({ outbound: 'May I?' })).body.turn.outcome).toBe('fenced');
    expect((await app.post(`/v1/handoffs/${handoff}/release`, { by: 'anna' })).body.state).toBe('released');
    expect((await draft({ outbound: 'I am back.' })).body.turn.outcome).toBe('delivered');
  });

  it('[S68] that nobody keeps lapses by the clock, and says so once', async () => {
    await request();
    await later(899);
    expect((await now()).owner).toBe('pending_human');
    await later(901);
    expect(await now()).toMatchObject({ owner: 'agents', handoff: null, ownerEpoch: 3 });
    expect((await draft({ outbound: 'Nobody came.' })).body.turn.outcome).toBe('delivered');
    expect(await lines()).toEqual([
      [1, 'closing', closing],
      [2, 'notice', expired],
      [3, 'text', 'Nobody came.'],
    ]);
  });

  it('[S68] that was accepted expires by the clock, and the person who writes then takes over again', async () => {
    await app.post(`/v1/conversations/${id}/messages`, { from: 'eve', text: 'it is me' });
    expect(await now()).toMatchObject({ owner: 'human', handoff: { holder: 'eve' }, ownerEpoch: 2 });
    await later(1801);
    expect((await now()).owner).toBe('agents');
    await app.post(`/v1/conversations/${id}/messages`, { from: 'eve', text: 'me again' });
    expect(await now()).toMatchObject({ owner: 'human', handoff: { holder: 'eve' }, ownerEpoch: 4 });
  });
});
