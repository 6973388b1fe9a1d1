import type { Refused } from '../../support/refusals.js';

const key = (idempotencyKey: string | null, when: string): Refused => ({
  when,
  method: 'POST',
  path: '/v1/conversations/:id/typing',
  body: { by: 'adam' },
  idempotencyKey: null,
  headers: idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey },
  status: 400,
  says: /Idempotency-Key of 1 to 255/,
});
const lastEvent = (id: string, when: string): Refused => ({
  when,
  path: '/v1/conversations/:id/events',
  headers: { 'last-event-id': id },
  status: 400,
  says: /Last-Event-ID is the id of an event/,
});

/** Headers that a route asks for. */
export const headers: readonly Refused[] = [
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
  lastEvent('-1', 'a Last-Event-ID is before the first'),
  lastEvent('1.5', 'a Last-Event-ID is a fraction'),
  lastEvent('1, 2', 'there are two Last-Event-IDs'),
  lastEvent('9'.repeat(40), 'a Last-Event-ID is beyond numbers'),
  key(null, 'there is no Idempotency-Key'),
  key('', 'the Idempotency-Key is empty'),
  key('a b', 'the Idempotency-Key has a space in it'),
  key('x'.repeat(256), 'the Idempotency-Key is too long'),
  key('\u00e9', 'the Idempotency-Key is not ASCII'),
  key('a\tb', 'the Idempotency-Key holds a tab'),
];
