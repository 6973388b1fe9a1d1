import { expect, it } from '@jest/globals';
import type { Thing, World } from './http-world.js';

export interface Refused {
  when: string;
  method?: string;
  /** `:id` stands for a conversation that exists, `:turn`, `:handoff`, `:record` and `:key` for other things. */
  path: string;
  raw?: string | Buffer;
  body?: unknown;
  /** A kind of caller; the admin of everything unless it is said. */
  as?: string;
  key?: () => string;
  idempotencyKey?: string | null;
  headers?: Record<string, string>;
  status: number;
  /** The field that `errors` names first. */
  field?: string;
  says?: RegExp;
}

const places: Record<string, Thing> = {
  ':id': 'conversation',
  ':turn': 'turn',
  ':handoff': 'handoff',
  ':record': 'record',
  ':key': 'key',
};

/** Each row is refused with an RFC 9457 problem that says what to do, and leaves no row in any table. */
export function testRefusals(rows: readonly Refused[], of: () => World): void {
  it.each([...rows])('$status when $when', async ({ method = 'GET', path, status, field, says, as, key, ...sent }) => {
    const world = of();
    const before = await world.rows();
    const route = path.replace(/:(?:id|turn|handoff|record|key)\b/g, (name) => world.ids[places[name] ?? 'key']);
    const caller = as === undefined ? undefined : world.caller(as).key;
    const answer = await world.app.call(method, route, { ...sent, key: key?.() ?? caller });
    expect([answer.status, answer.body?.detail]).toEqual([status, expect.stringMatching(says ?? /\w+ \w+/)]);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
    if (field !== undefined) expect(answer.body.errors[0]).toEqual({ path: field, message: expect.any(String) });
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(await world.rows()).toEqual(before);
  });
}
