import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hers, man, TestApp, unknownKey, woman } from '../support/app.js';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
  id = (await app.conversation()).id;
});
afterAll(() => app.stop());

interface Row {
  when: string;
  method?: string;
  /** `:id` stands for a conversation that exists. */
  path: string;
  raw?: string | Buffer;
  body?: unknown;
  key?: () => string;
  headers?: Record<string, string>;
  idempotencyKey?: string | null;
  status: number;
  /** The field that `errors` names first. */
  field?: string;
  says?: RegExp;
}

const members = [man, woman, hers];
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;
const start = (raw: string | Buffer, status: number, when: string, says?: RegExp): Row => ({
  when,
  method: 'POST',
  path: '/v1/conversations',
  raw,
  status,
  says,
});
const create = (body: object, status: number, when: string, field?: string): Row => ({
  when,
  method: 'POST',
  path: '/v1/conversations',
  body: { participants: members, ...body },
  status,
  field,
});
const list = (query: string, status: number, when: string, field?: string): Row => ({
  when,
  path: `/v1/conversations/:id/messages?${query}`,
  status,
  field,
});

const rows: Row[] = [
  { when: 'there is no key', path: '/v1/conversations', key: () => '', status: 401 },
  { when: 'the key is unknown', path: '/v1/conversations', key: unknownKey, status: 401 },
  { when: 'the key is no key at all', path: '/v1/conversations', key: () => 'x', status: 401 },
  {
    when: 'it is no Bearer',
    path: '/v1/conversations',
    key: () => '',
    headers: { authorization: 'Basic eDp5' },
    status: 401,
  },
  { when: 'there is no key for the description', path: '/openapi.json', key: () => '', status: 401 },
  { when: 'the path is unknown', path: '/v1/nothing', status: 404, says: /no such route/ },
  { when: 'the path is malformed', path: '/v1/%E0%A4%A', status: 400 },
  { when: 'an id is no UUID', path: '/v1/conversations/42', status: 404 },
  { when: 'an id names nothing', path: '/v1/conversations/00000000-0000-7000-8000-000000000000', status: 404 },
  {
    when: 'a list belongs to nothing',
    path: '/v1/conversations/00000000-0000-7000-8000-000000000000/messages',
    status: 404,
  },
  { when: 'the method is another', method: 'PUT', path: '/v1/conversations', body: {}, status: 405 },
  { when: 'the method is another on a path with an id', method: 'DELETE', path: '/v1/conversations/:id', status: 405 },
  {
    when: 'the body is of another type',
    method: 'POST',
    path: '/v1/conversations',
    raw: 'a=b',
    headers: { 'content-type': 'text/plain' },
    status: 415,
  },
  {
    when: 'the body is a form',
    method: 'POST',
    path: '/v1/conversations',
    raw: 'a=b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
  },
  { when: 'the body is missing', method: 'POST', path: '/v1/conversations', status: 400 },
  start('', 400, 'the body is empty'),
  start('{"a":', 400, 'the body is no JSON', /not JSON/),
  start('\uFEFF{}', 400, 'the body begins with a byte order mark', /not JSON/),
  start(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400, 'the body is not UTF-8', /not UTF-8/),
  start(`"${'x'.repeat(256 * 1024)}"`, 413, 'the body is over 256 kB', /256 kB/),
  start('{"participants":"\\u0000"}', 400, 'a text holds a NUL', /NUL/),
  start('{"\\u0000":1}', 400, 'a field name holds a NUL', /NUL/),
  start('{"metadata":{"a":["\\ud83d"]}}', 400, 'a text holds half of a surrogate pair', /surrogate/),
  start('{"\\udc00":1}', 400, 'a field name holds half of a surrogate pair', /surrogate/),
  start('{"__proto__":{"admin":true}}', 400, 'a field is named __proto__', /__proto__/),
  start('{"metadata":{"constructor":{"prototype":{}}}}', 400, 'a field is a prototype of a constructor', /constructor/),
  start('{"metadata":{"n":1e999}}', 400, 'a number is beyond numbers', /too large/),
  start(nested(33), 400, 'the body is 33 levels deep', /nested/),
  start(nested(32), 400, 'the body is 32 levels deep, and only wrong otherwise', /^(?!.*nested)/),
  start('[]', 400, 'the body is a list'),
  start('null', 400, 'the body is null'),
  create({ foo: 1 }, 400, 'a field is unknown', 'foo'),
  create({ participants: [{ id: 'a', kind: 'dog' }, man] }, 400, 'a participant is of no kind', 'participants.0.kind'),
  create(
    { participants: [{ ...man, foo: 1 }, woman] },
    400,
    'a field of a participant is unknown',
    'participants.0.foo',
  ),
  create({ participants: [man] }, 400, 'there is one participant', 'participants'),
  create(
    { participants: Array.from({ length: 33 }, (_, n) => ({ id: `p${n}`, kind: 'human' })) },
    400,
    'there are 33 participants',
    'participants',
  ),
  create({ participants: [man, man] }, 400, 'an id is used twice', 'participants.1.id'),
  create(
    { participants: [man, { ...hers, represents: 'nobody' }] },
    400,
    'an agent represents nobody here',
    'participants.1.represents',
  ),
  create({ policy: 'no-such' }, 400, 'the policy is unknown', 'policy'),
  create(
    { settings: { overrides: { 'no-such': { mode: 'off' } } } },
    400,
    'the settings name an unknown rule',
    'settings.overrides.no-such',
  ),
  create({ settings: { loopCap: { perSide: 11 } } }, 403, 'the settings raise the cap', 'settings.loopCap.perSide'),
  create(
    { settings: { overrides: { 'contact-scrub': { mode: 'off' } } } },
    403,
    'the settings switch a rule off',
    'settings.overrides.contact-scrub.mode',
  ),
  create({ settings: { texts: { fallback: 'Hm.' } } }, 403, 'the settings bring a text', 'settings.texts.fallback'),
  create({ metadata: { a: 'x'.repeat(17_000) } }, 400, 'the metadata is over 16 kB', 'metadata'),
  create({ metadata: [] }, 400, 'the metadata is no object', 'metadata'),
  list('foo=1', 400, 'a name in the query is unknown', 'foo'),
  list('limit=0', 400, 'the limit is 0', 'limit'),
  list('limit=201', 400, 'the limit is 201', 'limit'),
  list('limit=ten', 400, 'the limit is a word', 'limit'),
  list('limit=1&limit=2', 400, 'the limit is there twice', 'limit'),
  list('after=-1', 400, 'it begins before the beginning', 'after'),
  list('after=99999999999', 400, 'it begins beyond all numbers', 'after'),
  list('after=1&cursor=1', 400, 'it begins twice', 'cursor'),
  { when: 'an owner is unknown', path: '/v1/conversations?owner=god', status: 400, field: 'owner' },
  { when: 'a time is none', path: '/v1/conversations?since=yesterday', status: 400, field: 'since' },
  {
    when: 'a time has a 13th month',
    path: '/v1/conversations?since=2026-13-01T00:00:00Z',
    status: 400,
    field: 'since',
  },
  { when: 'a cursor is none', path: '/v1/conversations?cursor=abc', status: 400, field: 'cursor' },
  {
    when: 'a wait is too long',
    method: 'POST',
    path: '/v1/conversations/:id/messages?wait=30001',
    body: { from: 'adam', text: 'hi' },
    status: 400,
    field: 'wait',
  },
  {
    when: 'an If-Match is no version',
    method: 'POST',
    path: '/v1/conversations/:id/close',
    body: { by: 'me' },
    headers: { 'if-match': 'W/"3"' },
    status: 400,
  },
  {
    when: 'an If-Match is any',
    method: 'POST',
    path: '/v1/conversations/:id/close',
    body: { by: 'me' },
    headers: { 'if-match': '*' },
    status: 400,
  },
  {
    when: 'the version has moved',
    method: 'POST',
    path: '/v1/conversations/:id/close',
    body: { by: 'me' },
    headers: { 'if-match': '"7"' },
    status: 412,
  },
  {
    when: 'an id in a path holds a NUL',
    method: 'DELETE',
    path: '/v1/conversations/:id/participants/%00',
    status: 404,
  },
  { when: 'notes are asked for nobody', path: '/v1/conversations/:id/notes', status: 400, field: 'for' },
  { when: 'notes are asked for somebody unknown', path: '/v1/conversations/:id/notes?for=nobody', status: 404 },
  { when: 'notes are asked for a NUL', path: '/v1/conversations/:id/notes?for=%00', status: 404 },
  { when: 'events are asked for somebody unknown', path: '/v1/conversations/:id/events?for=nobody', status: 404 },
  {
    when: 'a Last-Event-ID is none',
    path: '/v1/conversations/:id/events',
    headers: { 'last-event-id': 'abc' },
    status: 400,
  },
  {
    when: 'a Last-Event-ID is of the future',
    path: '/v1/conversations/:id/events',
    headers: { 'last-event-id': '99' },
    status: 400,
  },
];

describe('a request is refused with a problem that says what to do', () => {
  it.each(rows)('$status when $when', async ({ method = 'GET', path, status, field, says, key, ...sent }) => {
    const answer = await app.call(method, path.replace(':id', id), { ...sent, key: key?.() });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      type: 'about:blank',
      status,
      title: expect.any(String),
      detail: expect.any(String),
    });
    expect(answer.body.detail).not.toBe('');
    if (field !== undefined) expect(answer.body.errors[0]).toEqual({ path: field, message: expect.any(String) });
    if (says) expect(answer.body.detail).toMatch(says);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('names the methods a path knows', async () => {
    expect((await app.call('DELETE', '/v1/conversations')).headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('answers HEAD as GET without a body, a stream too', async () => {
    for (const path of ['/health/live', `/v1/conversations/${id}`, `/v1/conversations/${id}/events`]) {
      const { status, text } = await app.call('HEAD', path);
      expect([status, text]).toEqual([200, '']);
    }
  });

  it('keeps the body of a refused request to itself', async () => {
    const { text } = await app.post('/v1/conversations', { participants: members, metadata: 'my-secret-value' });
    expect(text).not.toContain('my-secret-value');
  });
});
