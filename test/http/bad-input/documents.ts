import type { Refused } from '../../support/refusals.js';

const returns = { title: 'Returns', text: 'Parcels may be sent back within 30 days.' };
const put = (id: string, body: unknown, status: number, when: string, field?: string): Refused => ({
  when: `a document is put and ${when}`,
  method: 'PUT',
  path: `/v1/documents/${id}`,
  body,
  status,
  field,
});

/** Documents, whose ids are the client's. */
export const documents: readonly Refused[] = [
  put('x', { title: 'T' }, 400, 'it has no text', 'text'),
  put('x', { text: 'T' }, 400, 'it has no title', 'title'),
  put('x', { title: ' ', text: 'T' }, 400, 'its title is blank', 'title'),
  put('x', { title: 'T', text: ' \n' }, 400, 'its text is blank', 'text'),
  put('x', { title: 'T'.repeat(201), text: 'T' }, 400, 'its title is too long', 'title'),
  put('x', { title: 'T', text: 'T'.repeat(200_001) }, 400, 'its text is too long', 'text'),
  put('x', { title: 'T', text: '字'.repeat(100_000) }, 413, 'its text is too large for a body'),
  put('x', { ...returns, language: 'en' }, 400, 'a field is unknown', 'language'),
  put('x', { title: 'T', text: 7 }, 400, 'its text is a number', 'text'),
  put('x', { ...returns, text: 'a\u0000b' }, 400, 'its text holds a NUL', 'text'),
  put('x', { ...returns, title: '\ud83d' }, 400, 'its title holds half a character', 'title'),
  put('.x', returns, 400, 'its id begins with a point'),
  put('x%23y', returns, 400, 'its id holds the sign between document and number'),
  put('x'.repeat(129), returns, 400, 'its id is too long'),
  { when: 'a document comes after what is no id', path: '/v1/documents?cursor=%23', status: 400, field: 'cursor' },
  { when: 'there is no such document', path: '/v1/documents/none', status: 404, says: /GET \/v1\/documents/ },
  { when: 'no such document can be deleted', method: 'DELETE', path: '/v1/documents/none', status: 404 },
  {
    when: 'a document is patched',
    method: 'PATCH',
    path: '/v1/documents/x',
    body: {},
    status: 405,
    says: /DELETE, GET.*PUT/,
  },
  { when: 'a document is asked for without a key', path: '/v1/documents/x', key: () => '', status: 401 },
];
