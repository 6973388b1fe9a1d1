import { expect, it } from '@jest/globals';
import type { TestApp } from './app.js';

export interface Refused {
  when: string;
  method?: string;
  /** `:id` stands for a conversation that exists. */
  path: string;
  raw?: string | Buffer;
  body?: unknown;
  key?: () => string;
  headers?: Record<string, string>;
  status: number;
  /** The field that `errors` names first. */
  field?: string;
  says?: RegExp;
}

/** Each row is refused with an RFC 9457 problem that says what to do. */
export function testRefusals(rows: readonly Refused[], world: () => { app: TestApp; id: string }): void {
  it.each([...rows])('$status when $when', async ({ method = 'GET', path, status, field, says, key, ...sent }) => {
    const { app, id } = world();
    const answer = await app.call(method, path.replace(':id', id), { ...sent, key: key?.() });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
    expect(answer.body.detail).toMatch(/\w/);
    if (field !== undefined) expect(answer.body.errors[0]).toEqual({ path: field, message: expect.any(String) });
    if (says) expect(answer.body.detail).toMatch(says);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });
}
