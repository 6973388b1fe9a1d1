import type { Scope } from '../../src/store/keys.js';
import { man, woman } from './app.js';
import type { Caller, Thing } from './http-world.js';

/** One route as somebody calls it who does nothing wrong. */
export interface Route {
  /** Method and path, as the description of the API has them. */
  name: string;
  /** A key needs one of these; `open` needs no key, `any` takes every key. */
  needs: readonly Scope[] | 'open' | 'any';
  /** Whose id stands for {id} or {name}. What is another tenant's or conversation's is not there. */
  of?: Thing;
  /** Refused to the key of one participant, whatever its scopes. */
  tenantWide?: true;
  /** For the admins of the first tenant. */
  firstTenant?: true;
  query?: (caller: Caller) => string;
  body?: (caller: Caller) => object;
  /** A stream that does not end. */
  streams?: true;
}

const by = ({ who }: Caller) => ({ by: who });
const forMe = ({ who }: Caller) => `?for=${who}`;
const policy = {
  roster: { man: 1, woman: 1 },
  overrides: {},
  loopCap: { perSide: 4 },
  handoff: { lapseSeconds: 60, expiresInSeconds: 60 },
  texts: {
    fallback: 'One moment, please.',
    closing: 'Good bye.',
    notice: null,
    expired: null,
    capped: null,
    neutral: 'Thank you.',
    scrubbed: 'Not here.',
  },
  budget: { dispatches: 2, seconds: 30, then: 'fallback' },
  allowContacts: [],
  assess: false,
  languages: ['en'],
  regions: ['GB'],
};

/** Every route there is: test/http/matrix.test.ts fails while one is missing here. */
export const routes: readonly Route[] = [
  { name: 'GET /health/live', needs: 'open' },
  { name: 'GET /health/ready', needs: 'open' },
  { name: 'GET /docs', needs: 'open' },
  { name: 'GET /docs/page.css', needs: 'open' },
  { name: 'GET /docs/page.js', needs: 'open' },
  { name: 'GET /docs/swagger-ui.css', needs: 'open' },
  { name: 'GET /docs/swagger-ui-bundle.js', needs: 'open' },
  { name: 'GET /openapi.json', needs: 'any' },
  { name: 'GET /metrics', needs: ['admin'], firstTenant: true },

  { name: 'GET /v1/conversations', needs: 'any' },
  { name: 'GET /v1/conversations/{id}', needs: 'any', of: 'conversation' },
  { name: 'GET /v1/conversations/{id}/messages', needs: 'any', of: 'conversation' },
  { name: 'GET /v1/conversations/{id}/turns', needs: 'any', of: 'conversation' },
  { name: 'GET /v1/conversations/{id}/notes', needs: ['converse', 'admin'], of: 'conversation', query: forMe },
  { name: 'GET /v1/conversations/{id}/events', needs: 'any', of: 'conversation', streams: true },
  { name: 'GET /v1/turns/{id}', needs: 'any', of: 'turn' },
  { name: 'GET /v1/turns/{id}/snapshot', needs: ['admin'], of: 'turn' },
  { name: 'GET /v1/handoffs', needs: 'any' },
  { name: 'GET /v1/handoffs/{id}', needs: 'any', of: 'handoff' },

  {
    name: 'POST /v1/conversations',
    needs: ['converse'],
    tenantWide: true,
    body: () => ({ participants: [man, woman] }),
  },
  {
    name: 'POST /v1/conversations/{id}/participants',
    needs: ['converse'],
    of: 'conversation',
    tenantWide: true,
    body: () => ({ id: 'lilith', kind: 'human' }),
  },
  {
    name: 'DELETE /v1/conversations/{id}/participants/{pid}',
    needs: ['converse'],
    of: 'conversation',
    tenantWide: true,
  },
  { name: 'POST /v1/conversations/{id}/typing', needs: ['converse', 'operate'], of: 'conversation', body: by },
  {
    name: 'POST /v1/conversations/{id}/messages',
    needs: ['converse', 'operate'],
    of: 'conversation',
    body: ({ kind, who }) => (kind === 'operate' ? { operator: who, text: 'Hello.' } : { from: who, text: 'Hello.' }),
  },
  {
    name: 'POST /v1/conversations/{id}/handoffs',
    needs: ['operate', 'converse'],
    of: 'conversation',
    body: ({ who }) => ({ reason: 'r', requestedBy: who }),
  },
  { name: 'POST /v1/conversations/{id}/takeover', needs: ['operate'], of: 'conversation', body: by },
  { name: 'POST /v1/handoffs/{id}/accept', needs: ['operate'], of: 'handoff', body: by },
  { name: 'POST /v1/handoffs/{id}/renew', needs: ['operate'], of: 'handoff', body: by },
  { name: 'POST /v1/handoffs/{id}/release', needs: ['operate'], of: 'handoff', body: by },
  { name: 'POST /v1/handoffs/{id}/decline', needs: ['operate'], of: 'handoff', body: by },
  {
    name: 'POST /v1/check',
    needs: ['converse'],
    body: () => ({ participants: [man, { id: 'a', kind: 'agent' }], history: [], draft: { outbound: 'Hello.' } }),
  },
  { name: 'POST /v1/conversations/{id}/close', needs: ['converse', 'operate'], of: 'conversation', body: by },

  { name: 'GET /v1/admin/overrides', needs: ['admin'] },
  { name: 'GET /v1/admin/stats/overrides', needs: ['admin'] },
  { name: 'GET /v1/admin/stats/gates', needs: ['admin'] },
  { name: 'GET /v1/admin/order', needs: ['admin'] },
  {
    name: 'POST /v1/admin/overrides/{id}/review',
    needs: ['admin'],
    of: 'record',
    body: () => ({ verdict: 'right' }),
  },
  { name: 'GET /v1/admin/policies', needs: ['admin'] },
  { name: 'GET /v1/admin/policies/{name}', needs: ['admin'], of: 'policy' },
  { name: 'GET /v1/admin/policies/{name}/versions', needs: ['admin'], of: 'policy' },
  // By this name a tenant makes a policy of its own, so there is nothing that could be another's.
  { name: 'PUT /v1/admin/policies/{name}', needs: ['admin'], body: () => policy },
  { name: 'GET /v1/admin/keys', needs: ['admin'] },
  { name: 'POST /v1/admin/keys', needs: ['admin'], body: () => ({ name: 'k', scopes: ['converse'] }) },
  { name: 'DELETE /v1/admin/keys/{id}', needs: ['admin'], of: 'key' },

  { name: 'GET /v1/documents', needs: ['admin'] },
  // By this id a tenant makes a document of its own, as with policies.
  { name: 'PUT /v1/documents/{id}', needs: ['admin'], body: () => ({ title: 'House', text: 'The rules of it.' }) },
  { name: 'GET /v1/documents/{id}', needs: ['admin'], of: 'document' },
  { name: 'DELETE /v1/documents/{id}', needs: ['admin'], of: 'document' },
];

/** What a caller may do with a route; `404` for what is not theirs to know of. */
export function expected(route: Route, { kind, scopes, participant, elsewhere }: Caller): 'allowed' | 401 | 403 | 404 {
  if (route.needs === 'open') return 'allowed';
  if (kind === 'nobody') return 401;
  const usable = participant ? scopes.filter((scope) => scope !== 'admin') : scopes;
  if (route.needs !== 'any' && !route.needs.some((scope) => usable.includes(scope))) return lacking(route, elsewhere);
  if (route.of && elsewhere) return 404;
  if (route.firstTenant && kind === 'another tenant') return 403;
  return route.tenantWide && participant ? 403 : 'allowed';
}

/** Whether there is anything is asked before whose notes they are. */
const lacking = ({ name }: Route, elsewhere: boolean) => (name.endsWith('/notes') && elsewhere ? 404 : 403);
