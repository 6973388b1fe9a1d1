import { hers, man, woman } from '../../support/app.js';
import type { Refused } from '../../support/refusals.js';

type Row = [when: string, body: unknown, field?: string, status?: number];

const posted = (path: string, rows: readonly Row[], method = 'POST'): Refused[] =>
  rows.map(([when, body, field, status = 400]) => ({
    when: `${method} ${path}: ${when}`,
    method,
    path,
    body,
    field,
    status,
  }));

const long = 'x'.repeat(16_001);
const draft = (change: object) => ({ from: hers.id, draft: { outbound: 'Hello.', ...change } });
const signal = { about: 'adam', topic: 'money', level: 'concern', evidence: 'No.', because: 'He said so.' };
const asked = { participants: [man, woman, hers], history: [], draft: { outbound: 'Hello.' } };

/** Fields, route by route. */
export const fields: readonly Refused[] = [
  ...posted('/v1/conversations/:id/messages', [
    ['nothing is said', {}, 'from'],
    ['nobody speaks', { text: 'Hello.' }, 'from'],
    ['two speak', { from: 'adam', operator: 'jane', text: 'Hello.' }, 'from'],
    ['a text is no text', { from: 'adam', text: 7 }, 'text'],
    ['a text is blank', { from: 'adam', text: ' \n' }, 'text'],
    ['a text is too long', { from: 'adam', text: long }, 'text'],
    ['a text and a draft are there', { from: hers.id, text: 'Hello.', draft: { outbound: 'Hello.' } }, 'text'],
    ['an id is no id', { from: 'a b', text: 'Hello.' }, 'from'],
    ['the service speaks', { from: 'system', text: 'Hello.' }, 'from'],
    ['a stranger speaks', { from: 'nobody', text: 'Hello.' }],
    ['a person sends a draft', { from: 'adam', draft: { outbound: 'Hello.' } }],
    ['an agent says who answers', { from: hers.id, text: 'Hello.', replyBy: 'guide' }],
    ['a draft is a text', { from: hers.id, draft: 'Hello.' }, 'draft'],
    ['a draft says nothing', draft({ outbound: '' }), 'draft.outbound'],
    ['a draft is too long', draft({ outbound: long }), 'draft.outbound'],
    ['a field of a draft is unknown', draft({ outcome: 'delivered' }), 'draft.outcome'],
    ['a coaching is a list', draft({ coaching: ['Hello.'] }), 'draft.coaching'],
    ['a signal is of no level', draft({ signals: [{ ...signal, level: 'alarm' }] }), 'draft.signals.0.level'],
    ['there are 51 signals', draft({ signals: Array(51).fill(signal) }), 'draft.signals'],
    ['a hand-off has no reason', draft({ handoff: {} }), 'draft.handoff.reason'],
    [
      'a hand-off never ends',
      draft({ handoff: { reason: 'r', expiresInSeconds: 1e9 } }),
      'draft.handoff.expiresInSeconds',
    ],
    ['a request is not said to be optional or not', draft({ asks: { topic: 'income' } }), 'draft.asks.optional'],
    ['what was seen is negative', draft({ seenSeq: -1 }), 'draft.seenSeq'],
    ['what is retried is no id', draft({ retryOf: 'last' }), 'draft.retryOf'],
    ['what is retried is nothing', draft({ retryOf: '00000000-0000-7000-8000-000000000000' }), undefined, 409],
  ]),
  ...posted('/v1/conversations/:id/participants', [
    ['the kind is missing', { id: 'x' }, 'kind'],
    ['a person is generated', { id: 'x', kind: 'human', generatedBy: 'model' }, 'generatedBy'],
    ['somebody unknown is represented', { id: 'x', kind: 'agent', represents: 'nobody' }],
    ['the id is taken', man, undefined, 409],
    ['the id is a prototype', { id: '__proto__', kind: 'human' }, 'id'],
  ]),
  ...posted('/v1/conversations/:id/typing', [
    ['nobody types', {}, 'by'],
    ['a list types', { by: ['adam'] }, 'by'],
  ]),
  ...posted('/v1/conversations/:id/takeover', [['the service takes over', { by: 'system' }, 'by']]),
  ...posted('/v1/conversations/:id/close', [['a blank closes', { by: ' ' }, 'by']]),
  ...posted('/v1/conversations/:id/handoffs', [
    ['there is no reason', { reason: '', requestedBy: 'eve' }, 'reason'],
    ['it would last for no time', { reason: 'r', requestedBy: 'eve', expiresInSeconds: 0 }, 'expiresInSeconds'],
  ]),
  ...posted('/v1/handoffs/:handoff/release', [['nobody holds it', { by: 'jane' }, undefined, 409]]),
  ...posted('/v1/handoffs/:handoff/accept', [['a field is unknown', { by: 'jane', force: true }, 'force']]),
  ...posted('/v1/check', [
    ['the history is missing', { ...asked, history: undefined }, 'history'],
    ['a field is unknown', { ...asked, state: {} }, 'state'],
    ['a person drafts', { ...asked, from: 'adam' }],
    ['the policy is unknown', { ...asked, policy: 'no-such' }, 'policy'],
    ['a setting is loosened', { ...asked, settings: { loopCap: { perSide: 99 } } }, 'settings.loopCap.perSide', 403],
  ]),
  ...posted('/v1/admin/overrides/:record/review', [
    ['the verdict is unknown', { verdict: 'perhaps' }, 'verdict'],
    ['the note is too long', { verdict: 'right', note: 'x'.repeat(2_001) }, 'note'],
  ]),
  ...posted('/v1/admin/keys', [
    ['a scope is unknown', { name: 'k', scopes: ['root'] }, 'scopes.0'],
    ['a tenant is a path', { name: 'k', scopes: ['admin'], tenant: '../x' }, 'tenant'],
    [
      'a key of a new tenant is for somebody',
      {
        name: 'k',
        scopes: ['converse'],
        tenant: 'never',
        participant: { conversationId: '00000000-0000-7000-8000-000000000000', id: 'adam' },
      },
    ],
    [
      'a key of a new tenant has ended',
      { name: 'k', scopes: ['converse'], tenant: 'never', expiresAt: '2020-01-01T00:00:00Z' },
      'expiresAt',
    ],
  ]),
  ...posted(
    '/v1/admin/policies/house',
    [
      ['it is empty', {}, 'roster'],
      ['it is a list', []],
      ['a field is unknown', { colour: 'red' }],
    ],
    'PUT',
  ),
];
