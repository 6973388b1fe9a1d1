import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Progress } from '../../src/queue/progress.js';
import { Database } from '../../src/store/database.js';
import { TestApp } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const health = (path: string) => app.get(`/health/${path}`, { key: '' });

/** Puts something else in place of a method, for as long as a check takes. */
async function replaced<T extends object, K extends keyof T>(
  target: T,
  method: K,
  by: T[K],
  check: () => Promise<void>,
): Promise<void> {
  target[method] = by;
  try {
    await check();
  } finally {
    Reflect.deleteProperty(target, method);
  }
}

describe('health', () => {
  it.each(['live', 'ready'])('is %s, and asks nobody for a key', async (path) => {
    const { status, body } = await health(path);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('is not ready when nothing moves, however open the socket is', async () => {
    const progress = app.running.app.get(Progress, { strict: false });
    await replaced(
      progress,
      'stalled',
      () => 'nothing has been swept for 99 s',
      async () => {
        const { status, body, headers } = await health('ready');
        expect([status, headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8']);
        expect(body.detail).toContain('nothing has been swept');
        expect((await health('live')).status).toBe(200);
      },
    );
  });

  it('is not ready when the database fails, and says when to ask again', async () => {
    const database = app.running.app.get(Database, { strict: false });
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    await replaced(
      database,
      'query',
      () => Promise.reject(refused),
      async () => {
        const { status, headers, text } = await health('ready');
        expect([status, headers.has('retry-after')]).toEqual([503, true]);
        expect(text).not.toContain('127.0.0.1');
        const elsewhere = await app.get('/v1/conversations');
        expect([elsewhere.status, elsewhere.headers.has('retry-after'), elsewhere.text.includes('127.0.0.1')]).toEqual([
          503,
          true,
          false,
        ]);
      },
    );
  });
});
