import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { overrides } from '../../overrides/index.js';
import { hers, TestApp } from '../support/app.js';

let app: TestApp;
let id: string;
let started: string;

beforeAll(async () => {
  app = await TestApp.start();
  const conversation = await app.conversation();
  id = conversation.id;
  started = conversation.createdAt;
  for (const outbound of [
    'Write to a@example.com.',
    'Hello.',
    'Write to b@example.com.',
    'Call me. Or write to c@example.com.',
  ])
    await app.post(`/v1/conversations/${id}/messages?wait=30000`, { from: hers.id, draft: { outbound } });
});
afterAll(() => app.stop());

const log = async (query = '') => (await app.get(`/v1/admin/overrides?${query}`)).body;
const firsts = (page: { items: { before: { outbound: string } }[] }) =>
  page.items.map((item) => item.before.outbound.match(/\w@/)?.[0][0]).join('');

describe('the log of what fired', () => {
  it('lists the newest first, with where it happened', async () => {
    const page = await log();
    expect([firsts(page), page.nextCursor]).toEqual(['cba', null]);
    expect(page.items[2]).toMatchObject({
      id: expect.any(String),
      order: overrides.findIndex(({ rule }) => rule.id === 'contact-scrub') + 1,
      override: 'contact-scrub',
      mode: 'enforce',
      outcome: 'rewrite',
      fired: true,
      before: { outbound: 'Write to a@example.com.' },
      conversationId: id,
      turnId: expect.any(String),
      agent: hers.id,
      review: null,
    });
    const { body: turn } = await app.get(`/v1/turns/${page.items[2].turnId}`);
    expect(turn.overrides[1].id).toBe(page.items[2].id);
  });

  it('pages', async () => {
    const first = await log('limit=2');
    expect([firsts(first), firsts(await log(`limit=2&cursor=${first.nextCursor}`))]).toEqual(['cb', 'a']);
  });

  it.each<[string, (ids: { id: string; started: string }) => string, number]>([
    ['the rule', () => 'override=contact-scrub', 3],
    ['another rule', () => 'override=loop-cap', 0],
    ['the conversation', ({ id: conversation }) => `conversationId=${conversation}`, 3],
    ['another conversation', () => 'conversationId=00000000-0000-7000-8000-000000000000', 0],
    ['the mode', () => 'mode=enforce', 3],
    ['the other mode', () => 'mode=shadow', 0],
    ['the outcome', () => 'outcome=rewrite', 3],
    ['another outcome', () => 'outcome=cap', 0],
    ['what nobody has reviewed', () => 'reviewed=false', 3],
    ['from then on', ({ started: then }) => `since=${then}`, 3],
    ['until then', ({ started: then }) => `until=${then}`, 0],
  ])('is filtered by %s', async (_, query, count) => {
    expect((await log(query({ id, started }))).items).toHaveLength(count);
  });

  it.each([
    'override=no-such',
    'mode=off',
    'outcome=fine',
    'reviewed=maybe',
    'conversationId=x',
    'since=then',
    'foo=1',
  ])('refuses %s', async (query) => {
    expect((await app.get(`/v1/admin/overrides?${query}`)).status).toBe(400);
  });

  it('keeps a review, which may be changed, and counts it', async () => {
    const [record] = (await log()).items;
    const review = (body: object) => app.post(`/v1/admin/overrides/${record.id}/review`, body);
    expect((await review({ verdict: 'perhaps' })).status).toBe(400);
    const { status, body } = await review({ verdict: 'wrong', note: 'It was her own number.' });
    expect([status, body.id, body.review.verdict]).toEqual([200, record.id, 'wrong']);
    expect((await log('reviewed=true')).items).toMatchObject([
      { id: record.id, review: { verdict: 'wrong', note: 'It was her own number.' } },
    ]);
    await review({ verdict: 'right' });
    expect((await log('reviewed=true')).items[0].review).toMatchObject({ verdict: 'right', note: null });
    const { items } = (await app.get('/v1/admin/stats/overrides?bucket=hour')).body;
    const counted = items.filter((item: { override: string }) => item.override === 'contact-scrub');
    expect(sum(counted, 'reviewedRight')).toBe(1);
  });
});

const sum = (items: Record<string, number>[], field: string) =>
  items.reduce((total, item) => total + (item[field] ?? 0), 0);

describe('the rates', () => {
  const stats = async (query = '') => (await app.get(`/v1/admin/stats/overrides?${query}`)).body.items;

  it('count what was asked and what fired, and say "concerns" of one rule only', async () => {
    const items: { override: string; concerns?: number }[] = await stats();
    const of = (override: string) => items.filter((item) => item.override === override) as never;
    expect([sum(of('contact-scrub'), 'evaluated'), sum(of('contact-scrub'), 'fired')]).toEqual([4, 3]);
    expect([sum(of('loop-cap'), 'evaluated'), sum(of('loop-cap'), 'fired')]).toEqual([4, 0]);
    expect(items.filter((item) => 'concerns' in item).map((item) => item.override)).toContain('refusal-not-a-red-flag');
    expect(items.filter((item) => 'concerns' in item && item.override !== 'refusal-not-a-red-flag')).toEqual([]);
  });

  it('mark nothing before there were twenty evaluations', async () => {
    expect((await stats()).map((item: { mark: unknown }) => item.mark)).toEqual(
      overrides.flatMap(({ unnamed }) => (unnamed === 'off' ? [] : [null])),
    );
  });

  it('mark what never fires, and what always does', async () => {
    const key = await app.key({ scopes: ['converse', 'admin'], tenant: 'marked' });
    const { id: other } = await app.conversation({ settings: {} }, key);
    for (let n = 0; n < 20; n++)
      await app.post(
        `/v1/conversations/${other}/messages?wait=30000`,
        { from: hers.id, draft: { outbound: `Write to n${n}@example.com.` } },
        { key },
      );
    const { items } = (await app.get('/v1/admin/stats/overrides?bucket=day', { key })).body;
    const marks = Object.fromEntries(
      items
        .filter((item: { evaluated: number }) => item.evaluated >= 20)
        .map((item: never) => [item['override'], item['mark']]),
    );
    expect(marks).toMatchObject({ 'contact-scrub': 'always', 'pair-check': 'never' });
  });

  it('end before they begin for nobody', async () => {
    for (const query of ['since=2026-02-01&until=2026-01-01', 'bucket=week', 'since=x']) {
      expect((await app.get(`/v1/admin/stats/overrides?${query}`)).status).toBe(400);
    }
    expect(await stats('since=2020-01-01&until=2020-02-01')).toEqual([]);
  });
});

describe('the order', () => {
  it('is the order of the list, each rule with its channels and its reason', async () => {
    const { items, nonCommuting } = (await app.get('/v1/admin/order')).body;
    expect(items.map((item: { id: string }) => item.id)).toEqual(overrides.map(({ rule }) => rule.id));
    const at = overrides.findIndex(({ rule }) => rule.id === 'contact-scrub');
    expect(items[at]).toEqual({
      order: at + 1,
      id: 'contact-scrub',
      version: overrides[at]?.rule.version,
      reads: expect.any(Array),
      writes: expect.any(Array),
      why: expect.any(String),
      incident: expect.any(String),
    });
    for (const pair of nonCommuting)
      expect(pair).toEqual({ first: expect.any(String), second: expect.any(String), why: expect.any(String) });
  });
});

describe('an admin route', () => {
  it.each(['overrides', 'stats/overrides', 'order', 'keys'])('%s needs an admin', async (path) => {
    const key = await app.key({ scopes: ['converse', 'operate'] });
    expect((await app.get(`/v1/admin/${path}`, { key })).status).toBe(403);
  });
});
