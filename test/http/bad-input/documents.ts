import type { Refused } from '../../support/refusals.js';

const returns = { title: 'Returns', text: 'Parcels may be sent back within 30 days.' };
const put = (id: string, body: unknown, when: string, field?: string): Refused => ({
  when: `a document is put and ${when}`,
  method: 'PUT',
  path: `/v1/documents/${id}`,
  body,
  status: 400,
  field,
});

/** Documents, whose ids are the client's. */
export const documents: readonly Refused[] = [
  put('x', { title: 'T' }, 'it has no text', 'text'),
  put('x', { text: 'T' }, 'it has no title', 'title'),
  put('x', { title: ' ', text: 'T' }, 'its title is blank', 'title'),
  put('x', { title: 'T', text: ' \n' }, 'its text is blank', 'text'),
  put('x', { title: 'T'.repeat(201), text: 'T' }, 'its title is too long', 'title'),
  put('x', { title: 'T', text: 'T'.repeat(200_001) }, 'its text is too long', 'text'),
  { ...put('x', { title: 'T', text: '字'.repeat(100_000) }, 'its text is too large for a body'), status: 413 },
  put('x', { ...returns, language: 'en' }, 'a field is unknown', 'language'),
  put('x', { title: 'T', text: 7 }, 'its text is a number', 'text'),
  put('x', { ...returns, text: 'a\u0000b' }, 'its text holds a NUL', 'text'),
  put('x', { ...returns, title: '\ud83d' }, 'its title holds half a character', 'title'),
  put('.x', returns, 'its id begins with a point'),
  put('x%23y', returns, 'its id holds the sign between document and number'),
  put('x'.repeat(129), returns, 'its id is too long'),
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
