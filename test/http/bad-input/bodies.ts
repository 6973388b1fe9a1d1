import { hers, man, woman } from '../../support/app.js';
import type { Refused } from '../../support/refusals.js';

const members = [man, woman, hers];
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;
const start = (raw: string | Buffer, status: number, when: string, says?: RegExp): Refused => ({
  when,
  method: 'POST',
  path: '/v1/conversations',
  raw,
  status,
  says,
});
const create = (body: object, status: number, when: string, field?: string): Refused => ({
  when,
  method: 'POST',
  path: '/v1/conversations',
  body: { participants: members, ...body },
  status,
  field,
});

/** Bodies that mean two things, or nothing, before anybody asks which route they are for. */
export const bodies: readonly Refused[] = [
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
  create({ constructor: 1 }, 400, 'a field is named constructor', 'constructor'),
  create({ participants: [man, { id: '__proto__', kind: 'human' }] }, 400, 'an id is __proto__', 'participants.1.id'),
  create(
    { participants: [man, { ...woman, role: 'constructor' }] },
    400,
    'a role is constructor',
    'participants.1.role',
  ),
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
];
