import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { World } from '../support/http-world.js';
import { testRefusals } from '../support/refusals.js';

let world: World;
let app: TestApp;

beforeAll(async () => {
  world = await World.make();
  ({ app } = world);
});
afterAll(() => world.stop());

const returns = { title: 'Returns', text: 'Parcels may be sent back within 30 days. 😀' };
const put = (id: string, body: unknown = returns, sent = {}) =>
  app.call('PUT', `/v1/documents/${id}`, { body, ...sent });

describe('a document', () => {
  it('is stored, read, replaced and deleted', async () => {
    const stored = await put('returns');
    const line = {
      id: 'returns',
      title: 'Returns',
      characters: returns.text.length,
      passages: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    expect([stored.status, stored.body]).toEqual([200, line]);
    expect((await app.get('/v1/documents/returns')).body).toEqual({ ...stored.body, text: returns.text });

    const replaced = await put('returns', { title: 'Sending back', text: 'No more.' });
    expect(replaced.body).toEqual({ ...line, title: 'Sending back', characters: 8, createdAt: stored.body.createdAt });
    expect((await app.get('/v1/documents/returns')).body.text).toBe('No more.');

    expect((await app.call('DELETE', '/v1/documents/returns')).status).toBe(204);
    expect((await app.get('/v1/documents/returns')).status).toBe(404);
    expect((await app.call('DELETE', '/v1/documents/returns')).status).toBe(404);
  });

  it('sent again needs no Idempotency-Key and changes nothing', async () => {
    const first = await put('again');
    expect((await put('again')).body).toEqual(first.body);
  });

  it('may be as long as a body, beyond the 16,000 characters of a message', async () => {
    const text = 'All of it is said here. '.repeat(8_000);
    const { status, body } = await put('long', { title: 'Long', text });
    expect([status, body.characters]).toEqual([200, text.length]);
    expect((await app.get('/v1/documents/long')).body.text).toBe(text);
  });

  it.each(['a', 'A-1_b.c', '0', 'x'.repeat(128)])('may be called %.20s', async (id) => {
    expect((await put(id)).body.id).toBe(id);
    expect((await app.get(`/v1/documents/${id}`)).status).toBe(200);
  });

  it('is listed by id with the others, page by page', async () => {
    const key = await app.key({ scopes: ['admin'], tenant: 'pages' });
    for (const id of ['c', 'a', 'b']) await put(id, returns, { key });
    const page = async (query: string) => {
      const { body } = await app.get(`/v1/documents?${query}`, { key });
      return [body.items.map((item: { id: string }) => item.id).join(''), body.nextCursor];
    };
    expect(await page('')).toEqual(['abc', null]);
    expect(await page('limit=2')).toEqual(['ab', 'b']);
    expect(await page('limit=2&cursor=b')).toEqual(['c', null]);
    const { items } = (await app.get('/v1/documents?limit=1', { key })).body;
    expect(items).toEqual([
      {
        id: 'a',
        title: 'Returns',
        characters: returns.text.length,
        passages: 1,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  it('[S93] of another tenant is not there, and one of the same id stands beside it', async () => {
    const key = await app.key({ scopes: ['admin'], tenant: 'others' });
    await put('shared');
    expect((await app.get('/v1/documents/shared', { key })).status).toBe(404);
    expect((await app.call('DELETE', '/v1/documents/shared', { key })).status).toBe(404);
    expect((await app.get('/v1/documents', { key })).body.items).toEqual([]);
    await put('shared', { title: 'Theirs', text: 'Theirs.' }, { key });
    expect((await app.get('/v1/documents/shared')).body.title).toBe('Returns');
    expect((await app.call('DELETE', '/v1/documents/shared', { key })).status).toBe(204);
    expect((await app.get('/v1/documents/shared')).status).toBe(200);
  });

  it('is for admins', async () => {
    const key = await app.key({ scopes: ['converse', 'operate'] });
    for (const [method, path, body] of [
      ['GET', '/v1/documents'],
      ['GET', '/v1/documents/x'],
      ['PUT', '/v1/documents/x', returns],
      ['DELETE', '/v1/documents/x'],
    ] as const)
      expect([method, path, (await app.call(method, path, { key, body })).status]).toEqual([method, path, 403]);
  });
});

const at = (id: string, body: unknown, status: number, when: string, field?: string) => ({
  when,
  method: 'PUT',
  path: `/v1/documents/${id}`,
  raw: JSON.stringify(body),
  status,
  field,
});

describe('a document is refused', () => {
  testRefusals(
    [
      at('x', { title: 'T' }, 400, 'it has no text', 'text'),
      at('x', { text: 'T' }, 400, 'it has no title', 'title'),
      at('x', { title: ' ', text: 'T' }, 400, 'its title is blank', 'title'),
      at('x', { title: 'T', text: ' \n' }, 400, 'its text is blank', 'text'),
      at('x', { title: 'T'.repeat(201), text: 'T' }, 400, 'its title is too long', 'title'),
      at('x', { title: 'T', text: 'T'.repeat(200_001) }, 400, 'its text is too long', 'text'),
      at('x', { title: 'T', text: '字'.repeat(100_000) }, 413, 'its text is too large for a body'),
      at('x', { ...returns, language: 'en' }, 400, 'a field is unknown', 'language'),
      at('x', { title: 'T', text: 7 }, 400, 'its text is a number', 'text'),
      at('.x', returns, 400, 'its id begins with a point'),
      at('x%23y', returns, 400, 'its id holds the sign between document and number'),
      at('x'.repeat(129), returns, 400, 'its id is too long'),
      { when: 'the cursor is no id', path: '/v1/documents?cursor=%23', status: 400, field: 'cursor' },
      { when: 'there is none', path: '/v1/documents/none', status: 404, says: /GET \/v1\/documents/ },
      {
        when: 'the method is unknown',
        method: 'PATCH',
        path: '/v1/documents/x',
        raw: '{}',
        status: 405,
        says: /DELETE, GET.*PUT/,
      },
      { when: 'there is no key', path: '/v1/documents/x', key: () => '', status: 401 },
    ],
    () => world,
  );
});
