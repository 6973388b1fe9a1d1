import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { violations } from '../support/invariants.js';
import { tell } from '../support/proof.js';
import { dataFolder, Service } from '../support/service.js';

const accepts = 500;
const adminKey = `ovr_${'k'.repeat(43)}`;

let database: TestDatabase;
let data: Awaited<ReturnType<typeof dataFolder>>;
let services: Service[];

beforeAll(async () => {
  [database, data] = await Promise.all([freshDatabase(), dataFolder()]);
  const environment = { DATABASE_URL: database.url, DATA_DIR: data.folder, ADMIN_KEY: adminKey, ROLES: 'api' };
  services = await Promise.all([Service.start(environment), Service.start(environment)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(services.map((service) => service.kill('SIGTERM')));
  await database.drop();
  await data.remove();
});

// An answer has no type before it is looked at.
async function post(process: number, route: string, body: object): Promise<{ status: number; body: any }> {
  const response = await fetch((services[process] as Service).url + route, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${adminKey}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

it(`[S60] of ${accepts} people who accept one hand-off at once through two processes, one gets it and the others are told who`, async () => {
  const participants = [
    { id: 'adam', kind: 'human', role: 'man' },
    { id: 'eve', kind: 'human', role: 'woman' },
  ];
  const { id } = (await post(0, '/v1/conversations', { participants })).body;
  const handoff = (
    await post(1, `/v1/conversations/${id}/handoffs`, { reason: 'He asks for a person.', requestedBy: 'adam' })
  ).body;
  const answers = await Promise.all(
    Array.from({ length: accepts }, (_, person) =>
      post(person % 2, `/v1/handoffs/${handoff.id}/accept`, { by: `person-${person}` }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status === 409);
  tell({ accepts, won: won.length, lost: lost.length });
  expect([won.length, lost.length]).toEqual([1, accepts - 1]);
  const { holder } = won[0]?.body ?? {};
  expect(
    new Set(
      lost.map(({ body }) =>
        JSON.stringify([body.current.owner, body.current.handoff.holder, body.current.handoff.state]),
      ),
    ),
  ).toEqual(new Set([JSON.stringify(['human', holder, 'active'])]));
  expect(await violations(database.superuserUrl)).toEqual({});
}, 120_000);
