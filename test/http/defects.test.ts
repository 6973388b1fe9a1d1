import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { isUnavailable } from '../../src/observe/unavailable.js';
import { Database } from '../../src/store/database.js';
import { TestApp } from '../support/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.stop());

describe('a defect of ours', () => {
  it('is a problem without internals, and one line in the log that quotes nobody', async () => {
    const logged: string[] = [];
    jest.spyOn(Logger.prototype, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
    const thrown = Object.assign(new Error('column "x" does not exist\nKey (text)=(adam@secret.example)'), {
      code: '42703',
    });
    jest.spyOn(app.running.app.get(Database, { strict: false }), 'read').mockRejectedValue(thrown);
    const { status, text, headers, body } = await app.get('/v1/conversations?limit=7');
    expect([status, headers.get('content-type')]).toEqual([500, 'application/problem+json; charset=utf-8']);
    expect(Object.keys(body)).toEqual(['type', 'title', 'status', 'detail']);
    expect(text).not.toMatch(/column|secret|\.ts/);
    expect(logged).toEqual([
      expect.stringMatching(/^GET \/v1\/conversations failed: Error 42703: column "x" does not exist\n {4}at /),
    ]);
    expect(logged.join()).not.toContain('secret');
  });
});

describe('what another try may help against', () => {
  const failed = (fields: object, message = 'it failed') => Object.assign(new Error(message), fields);
  it.each<{ what: string; error: unknown; unavailable: boolean }>([
    { what: 'nothing listens', error: failed({ code: 'ECONNREFUSED' }), unavailable: true },
    { what: 'a connection broke', error: failed({ code: 'ECONNRESET' }), unavailable: true },
    { what: 'PostgreSQL stops', error: failed({ code: '57P01' }), unavailable: true },
    { what: 'PostgreSQL is full', error: failed({ code: '53300' }), unavailable: true },
    { what: 'two transactions met', error: failed({ code: '40P01' }), unavailable: true },
    { what: 'the pool is busy', error: failed({}, 'timeout exceeded when trying to connect'), unavailable: true },
    { what: 'Prisma got no transaction', error: failed({ code: 'P2028' }), unavailable: true },
    {
      what: 'one of these stands behind another error',
      error: failed({ cause: failed({ code: 'ECONNREFUSED' }) }),
      unavailable: true,
    },
    { what: 'a row is there already', error: failed({ code: '23505' }), unavailable: false },
    { what: 'SQL is wrong', error: failed({ code: '42601' }), unavailable: false },
    { what: 'it is a plain error', error: failed({}), unavailable: false },
    { what: 'it is no error at all', error: 'oops', unavailable: false },
    { what: 'it is nothing', error: null, unavailable: false },
  ])('$unavailable when $what', ({ error, unavailable }) => {
    expect(isUnavailable(error)).toBe(unavailable);
  });
});
