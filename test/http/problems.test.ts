import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApp, unknownKey } from '../support/app.js';
import { type Refused, testRefusals } from '../support/refusals.js';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
  id = (await app.conversation()).id;
});
afterAll(() => app.stop());

const list = (query: string, status: number, when: string, field?: string): Refused => ({
  when,
  path: `/v1/conversations/:id/messages?${query}`,
  status,
  field,
});

const rows: Refused[] = [
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
  { when: 'an id is longer than any', path: `/v1/turns/${'x'.repeat(500)}`, status: 404, says: /that long/ },
  { when: 'an id is no UUID', path: '/v1/conversations/42', status: 404 },
  { when: 'an id names nothing', path: '/v1/conversations/00000000-0000-7000-8000-000000000000', status: 404 },
  {
    when: 'a list belongs to nothing',
    path: '/v1/conversations/00000000-0000-7000-8000-000000000000/messages',
    status: 404,
  },
  { when: 'the method is another', method: 'PUT', path: '/v1/conversations', body: {}, status: 405 },
  { when: 'the method is another on a path with an id', method: 'DELETE', path: '/v1/conversations/:id', status: 405 },
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

describe('a request is refused', () => {
  testRefusals(rows, () => ({ app, id }));

  it('names the methods a path knows', async () => {
    expect((await app.call('DELETE', '/v1/conversations')).headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('answers HEAD as GET without a body, a stream too', async () => {
    for (const path of ['/health/live', `/v1/conversations/${id}`, `/v1/conversations/${id}/events`]) {
      const { status, text } = await app.call('HEAD', path);
      expect([status, text]).toEqual([200, '']);
    }
  });
});
