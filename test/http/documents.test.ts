import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

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
