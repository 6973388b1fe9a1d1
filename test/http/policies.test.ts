import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import { type Answer, hers, TestApp } from '../support/app.js';

let app: TestApp;
const dating = builtInPolicies.dating as object & { texts: object };

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const put = (name: string, change: object = {}, key?: string): Promise<Answer> =>
  app.call('PUT', `/v1/admin/policies/${name}`, { body: { ...dating, ...change }, key });
const get = (path: string, key?: string): Promise<Answer> => app.get(`/v1/admin/policies${path}`, { key });
const off = { overrides: { 'contact-scrub': { mode: 'off' } } };
const contact = 'Write to eve@example.com.';

async function say(id: string, key?: string): Promise<Answer['body']> {
  const draft = { from: hers.id, draft: { outbound: contact } };
  const { body } = await app.post(`/v1/conversations/${id}/messages?wait=30000`, draft, { key });
  return body.turn;
}

describe('a policy', () => {
  it('is what the release says, until somebody puts another', async () => {
    expect((await get('/dating')).body).toEqual({
      name: 'dating',
      version: 1,
      builtIn: true,
      createdAt: expect.any(String),
      policy: dating,
    });
  });

  it('[S97] is replaced whole by a new version, for every conversation from its next turn on', async () => {
    const key = await app.key({ scopes: ['converse', 'operate', 'admin'], tenant: 'puts' });
    const { id } = await app.conversation({}, key);
    const first = await say(id, key);
    expect([first.policyVersion, first.delivered.outbound]).toEqual([1, 'Write to [contact removed].']);
    const { status, body } = await put('dating', off, key);
    expect([status, body]).toMatchObject([200, { name: 'dating', version: 2, builtIn: false, policy: off }]);
    expect(body.policy.overrides).toEqual(off.overrides);
    const second = await say(id, key);
    expect([second.policyVersion, second.delivered.outbound]).toEqual([2, contact]);
    const old = (await app.get(`/v1/turns/${first.id}`, { key })).body;
    expect([old.policyVersion, old.delivered]).toEqual([1, first.delivered]);
    expect((await app.get(`/v1/conversations/${id}`, { key })).body.policyVersion).toBe(2);
  });

  it('keeps its versions, and lists them the newest first', async () => {
    for (const perSide of [1, 2, 3])
      expect((await put('versioned', { loopCap: { perSide } })).body.version).toBe(perSide);
    const versions = async (query: string) => (await get(`/versioned/versions?${query}`)).body;
    const page = await versions('limit=2');
    expect(page.items).toEqual([3, 2].map((version) => ({ ...line('versioned'), version })));
    expect((await versions(`limit=2&cursor=${page.nextCursor}`)).items).toMatchObject([{ version: 1 }]);
    expect((await get('/versioned?version=2')).body).toMatchObject({ version: 2, policy: { loopCap: { perSide: 2 } } });
    expect((await get('/versioned')).body).toMatchObject({ version: 3, policy: { loopCap: { perSide: 3 } } });
  });

  it('of a new name is the first version, and conversations may choose it', async () => {
    const { status, body } = await put('house', { roster: {} });
    expect([status, body.version]).toEqual([201, 1]);
    expect(await app.conversation({ policy: 'house' })).toMatchObject({ policy: 'house', policyVersion: 1 });
  });

  it('stands in the list by its name, page by page', async () => {
    const key = await app.key({ scopes: ['admin'], tenant: 'lists' });
    await put('a-first', {}, key);
    const names = Object.keys(builtInPolicies).sort();
    const first = (await get('?limit=2', key)).body;
    expect(first.items).toEqual([line('a-first'), { ...line(names[0] as string), builtIn: true }]);
    expect((await get(`?limit=50&cursor=${first.nextCursor}`, key)).body).toEqual({
      items: names.slice(1).map((name) => ({ ...line(name), builtIn: true })),
      nextCursor: null,
    });
  });

  it('of one tenant is none of another', async () => {
    const key = await app.key({ scopes: ['admin'], tenant: 'apart' });
    await put('mine', {});
    expect((await get('/mine', key)).status).toBe(404);
    expect((await put('mine', off, key)).body.version).toBe(1);
    expect((await get('/mine')).body.policy.overrides).not.toEqual(off.overrides);
  });

  it('put by many at once is a version each, without a gap', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => put('rushed')));
    const versions = answers.map(({ body }) => body.version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it('survives a start of the same release', async () => {
    const key = await app.key({ scopes: ['admin'], tenant: 'stays' });
    await put('dating', off, key);
    await app.key({ scopes: ['admin'], tenant: 'stays' });
    expect((await get('/dating', key)).body).toMatchObject({ version: 2, builtIn: false });
  });
});

const line = (name: string) => ({ name, version: 1, builtIn: false, createdAt: expect.any(String) });

describe('a policy is refused', () => {
  it.each<{ when: string; change: object; field: string; says?: RegExp }>([
    {
      when: 'its fallback holds an address',
      change: texts({ fallback: contact }),
      field: 'texts.fallback',
      says: /contact-scrub/,
    },
    {
      when: 'it switches the rule off that its text would break',
      change: { ...off, ...texts({ notice: contact }) },
      field: 'texts.notice',
    },
    {
      when: 'its closing line asks',
      change: texts({ closing: 'Good bye. Are you still there?' }),
      field: 'texts.closing',
      says: /wrap-rewrite/,
    },
    {
      when: 'its fallback promises a person whom nobody calls',
      change: texts({ fallback: 'A colleague will be with you in a moment.' }),
      field: 'texts.fallback',
      says: /unverified-claim/,
    },
    { when: 'it lacks a text', change: { texts: { fallback: 'Hm.' } }, field: 'texts.closing' },
    { when: 'a text is empty', change: texts({ neutral: '' }), field: 'texts.neutral' },
    { when: 'a rule is unknown', change: { overrides: { 'no-such': { mode: 'off' } } }, field: 'overrides.no-such' },
    {
      when: 'a mode is unknown',
      change: { overrides: { 'loop-cap': { mode: 'on' } } },
      field: 'overrides.loop-cap.mode',
    },
    { when: 'a cap is zero', change: { loopCap: { perSide: 0 } }, field: 'loopCap.perSide' },
    { when: 'a field is unknown', change: { colour: 'red' }, field: 'colour' },
    {
      when: 'its budget ends in nothing',
      change: { budget: { dispatches: 1, seconds: 1, then: 'shrug' } },
      field: 'budget.then',
    },
  ])('because $when', async ({ change, field, says = /./ }) => {
    const { status, body } = await put('refused', change);
    expect([status, body.errors[0].path]).toEqual([400, field]);
    expect(body.errors[0].message).toMatch(says);
    expect(JSON.stringify(body)).not.toContain('eve@');
    expect((await get('/refused')).status).toBe(404);
  });

  it('because its name is none', async () => {
    for (const name of ['Dating', '1st', 'x'.repeat(41), '%00']) expect((await put(name)).status).toBe(404);
  });

  it('because there is no such version', async () => {
    expect((await get('/agents?version=99')).status).toBe(404);
    for (const query of ['version=0', 'version=x', 'versions=1'])
      expect((await get(`/agents?${query}`)).status).toBe(400);
  });
});

function texts(change: object): object {
  return { texts: { ...dating.texts, ...change } };
}
