import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gates } from '../../gates/index.js';
import { overrides } from '../../overrides/index.js';
import pg from 'pg';
import { hers, man, TestApp, woman } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const asked = {
  participants: [man, woman, hers],
  history: [{ from: 'adam', text: 'Hello.' }],
  draft: { outbound: 'Hello, Adam.' },
};
const check = (change: object = {}, key = app.admin) =>
  app.post('/v1/check', { ...asked, ...change }, { idempotencyKey: null, key });
const contact = { draft: { outbound: 'Write to eve@example.com today.' } };

describe('the guardrail as a call', () => {
  it('lets through what would leave unchanged', async () => {
    const { status, body } = await check();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      allowed: true,
      outcome: 'pass',
      draft: asked.draft,
      reasons: [],
      alternatives: [],
    });
    expect(body.gates.map(({ gate }: { gate: string }) => gate)).toEqual(gates.map(({ gate }) => gate.id));
    expect(body.gates).toContainEqual(
      expect.objectContaining({ iteration: 0, gate: 'unverified-claim', verdict: 'pass', counter: 0, nudge: null }),
    );
  });

  it('offers the rewritten draft first, and that one passes', async () => {
    const { body } = await check(contact);
    expect(body).toMatchObject({
      allowed: false,
      outcome: 'rewrite',
      reasons: [{ code: 'email', channel: 'outbound', start: 9, end: 24 }],
    });
    expect(body.draft).toEqual(body.alternatives[0].draft);
    expect((await check({ draft: body.alternatives[0].draft })).body.allowed).toBe(true);
  });

  it('records every rule in its order, under no id, at the time of the database', async () => {
    const { body } = await check(contact);
    expect(body.overrides.map(({ order }: { order: number }) => order)).toEqual(
      overrides.flatMap(({ unnamed }, at) => (unnamed === 'off' ? [] : [at + 1])),
    );
    expect(body.overrides.every((record: object) => !('id' in record) && !('counts' in record))).toBe(true);
    expect(body.overrides[1]).toMatchObject({
      override: 'contact-scrub',
      fired: true,
      mode: 'enforce',
      at: expect.stringMatching(/Z$/),
    });
  });

  it('is tightened by settings, and by nothing loosened', async () => {
    const history = [{ from: hers.id, text: 'One.' }];
    const participants = [...asked.participants, { id: 'other', kind: 'agent' }];
    const capped = await check({ participants, from: hers.id, history, settings: { loopCap: { perSide: 1 } } });
    expect(capped.body).toMatchObject({ allowed: false, outcome: 'cap', draft: null });
    expect((await check({ settings: { overrides: { 'contact-scrub': { mode: 'shadow' } } } })).status).toBe(403);
  });

  it.each([
    { when: 'a draft says what it saw', change: { draft: { outbound: 'Hi', seenSeq: 1 } }, status: 400 },
    {
      when: 'a draft retries',
      change: { draft: { outbound: 'Hi', retryOf: '00000000-0000-7000-8000-000000000000' } },
      status: 400,
    },
    {
      when: 'two agents could speak',
      change: { participants: [...asked.participants, { id: 'other', kind: 'agent' }] },
      status: 400,
    },
    { when: 'a person speaks', change: { from: 'adam' }, status: 400 },
    { when: 'nobody is an agent', change: { participants: [man, woman] }, status: 400 },
    { when: 'the policy is unknown', change: { policy: 'no-such' }, status: 400 },
    { when: 'a rule is unknown', change: { settings: { overrides: { 'no-such': { mode: 'enforce' } } } }, status: 400 },
    { when: 'a field is unknown', change: { state: {} }, status: 400 },
    { when: 'the history is missing', change: { history: undefined }, status: 400 },
    { when: 'an id is used twice', change: { participants: [man, man, hers] }, status: 400 },
  ])('$status when $when', async ({ change, status }) => {
    expect((await check(change)).status).toBe(status);
  });

  it('needs a key that may converse', async () => {
    expect((await check({}, await app.key({ scopes: ['operate', 'admin'] }))).status).toBe(403);
  });

  it('stores nothing', async () => {
    const superuser = new pg.Client({ connectionString: app.database.superuserUrl });
    await superuser.connect();
    const { rows } = await superuser.query<{ n: number }>(
      `select ((select count(*) from conversation) + (select count(*) from turn) + (select count(*) from override_log)
         + (select count(*) from outbox) + (select count(*) from idempotency where route like '%check%'))::int as n`,
    );
    await superuser.end();
    expect(rows[0]?.n).toBe(0);
  });
});
