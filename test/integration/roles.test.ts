import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client, until } from '../support/client.js';
import { emptyDatabase, type TestDatabase } from '../support/database.js';
import { violations } from '../support/invariants.js';
import { postgresOfItsOwn, type TestPostgres } from '../support/postgres.js';
import { describeWithRedis } from '../support/redis.js';
import { freePort } from '../../src/store/embedded-cluster.js';
import { startRedis, type TestRedis } from '../support/redis-server.js';
import { Service } from '../support/service.js';
import { adminKey } from '../support/site.js';

const participants = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'host', kind: 'agent', represents: 'eve', generatedBy: 'model' },
];
const said = { from: 'adam', text: 'What are you reading?' };
const timeout = 120_000;

let services: Service[] = [];
beforeEach(() => {
  services = [];
});
afterEach(() => Promise.all(services.map((service) => service.kill('SIGKILL'))));

function begin(roles: string, env: Record<string, string>): Service {
  const service = Service.begin({ ROLES: roles, ADMIN_KEY: adminKey, LOG_LEVEL: 'info', ...env });
  services.push(service);
  return service;
}

/** A message to an agent whose answer needs every role. */
async function answered(api: Service): Promise<void> {
  const client = new Client(api.url, adminKey);
  const id = await client.conversation({ participants });
  await client.post(`/v1/conversations/${id}/messages`, said);
  await until(async () => (await client.get(`/v1/conversations/${id}/messages`)).body.items.length === 2);
}

const readiness = async ({ url }: Service): Promise<{ status: number; detail?: string }> => {
  const response = await fetch(`${url}/health/ready`);
  const { detail } = (await response.json()) as { detail?: string };
  return { status: response.status, ...(detail && { detail }) };
};
const turnsReady = (service: Service, status: number) =>
  until(async () => (await readiness(service)).status === status);
const lines = (service: Service, pattern: RegExp) => service.said.filter((line) => pattern.test(line));

describe('roles in processes of their own', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await emptyDatabase();
  });
  afterEach(() => database.drop());

  test(
    '[S93] start in any order: a worker and a model wait for the tables that the API makes',
    async () => {
      const env = { DATABASE_URL: database.url };
      const [worker, model] = [begin('worker', env), begin('model', env)];
      for (const early of [worker, model])
        await until(() =>
          Promise.resolve(lines(early, /migration \S+ is missing.*waiting 60 s for another/).length === 1),
        );
      const api = begin('api', { ...env, DATABASE_MIGRATE_URL: database.migrateUrl });
      await Promise.all(services.map((service) => service.ready()));
      await answered(api);
      expect(await violations(database.superuserUrl)).toEqual({});
      // One line for the wait, one that it runs; the model says besides whose words it speaks.
      expect([worker.said.length, model.said.length]).toEqual([2, 3]);
      expect((await readiness(worker)).status).toBe(200);
      const elsewhere = await new Client(worker.url, adminKey).get('/v1/conversations');
      expect([elsewhere.status, elsewhere.body.detail]).toEqual([404, expect.stringContaining('role "api"')]);
    },
    timeout,
  );

  test(
    '[S93] of each kind may be killed while another one goes on, and come back',
    async () => {
      const env = { DATABASE_URL: database.url, DATABASE_MIGRATE_URL: database.migrateUrl };
      const start = async (roles: string) => {
        const service = begin(roles, env);
        await service.ready();
        return service;
      };
      const [api] = await Promise.all([start('api'), start('worker'), start('model')]);
      await Promise.all([start('worker'), start('model')]);
      const [, worker, model] = services as [Service, Service, Service];
      await answered(api);
      await Promise.all([worker.kill('SIGKILL'), model.kill('SIGKILL')]);
      await answered(api);
      await Promise.all([start('worker'), start('model')]);
      await answered(api);
      expect(await violations(database.superuserUrl)).toEqual({});
    },
    timeout,
  );
});

describe('[S95] a PostgreSQL that goes away', () => {
  let postgres: TestPostgres;
  beforeEach(async () => {
    postgres = await postgresOfItsOwn();
  });
  afterEach(() => postgres.remove());

  test(
    'is waited for, told in one line when it goes and one when it comes back, and the service is not ready between',
    async () => {
      const env = { DATABASE_URL: postgres.url, DATABASE_MIGRATE_URL: postgres.migrateUrl };
      const api = begin('api', env);
      const others = [begin('worker', env), begin('model', env)];
      await until(() => Promise.resolve(services.every((each) => lines(each, /is not there yet/).length === 1)));
      await postgres.start();
      await Promise.all(services.map((service) => service.ready()));
      await answered(api);
      await postgres.kill();
      await Promise.all(services.map((service) => turnsReady(service, 503)));
      await until(() => Promise.resolve(services.every((each) => lines(each, /is lost/).length === 1)));
      await postgres.start();
      await Promise.all(services.map((service) => turnsReady(service, 200)));
      await until(() => Promise.resolve(services.every((each) => lines(each, /is back after/).length === 1)));
      await answered(api);
      for (const service of [api, ...others]) {
        expect(lines(service, / at 127\.0\.0\.1:\d+ is (lost|back)/)).toHaveLength(2);
        expect(service.said.join('\n')).not.toMatch(/\bat .*\.js:|unhandled/i);
      }
    },
    timeout,
  );
});

describeWithRedis('[S95] a Redis that goes away', () => {
  let database: TestDatabase;
  let redis: TestRedis;
  beforeEach(async () => {
    database = await emptyDatabase();
    redis = await startRedis();
  });
  afterEach(async () => {
    await redis.stop();
    await database.drop();
  });

  test(
    'is waited for: what is accepted meanwhile is answered afterwards, and readiness tells that nothing moves',
    async () => {
      await redis.kill();
      const env = { DATABASE_URL: database.url, DATABASE_MIGRATE_URL: database.migrateUrl, QUEUE_URL: redis.url };
      const [api] = [begin('api', env), begin('worker', env), begin('model', env)];
      await until(() =>
        Promise.resolve(services.every((each) => lines(each, /Redis .* is not there yet/).length === 1)),
      );
      await redis.start();
      await Promise.all(services.map((service) => service.ready()));
      await answered(api);
      await redis.kill();
      await until(() => Promise.resolve(services.every((each) => lines(each, /Redis .* is lost/).length === 1)));
      const client = new Client(api.url, adminKey);
      const id = await client.conversation({ participants });
      expect((await client.post(`/v1/conversations/${id}/messages`, said)).status).toBe(202);
      await Promise.all(services.map((service) => turnsReady(service, 503)));
      expect(await readiness(api)).toMatchObject({
        detail: expect.stringMatching(/the queue has not answered for \d+ s/),
      });
      await redis.start();
      await Promise.all(services.map((service) => turnsReady(service, 200)));
      await until(async () => (await client.get(`/v1/conversations/${id}/messages`)).body.items.length === 2);
      await until(() => Promise.resolve(services.every((each) => lines(each, /Redis .* is back after/).length === 1)));
      for (const service of services) {
        expect(lines(service, /Redis .* is (lost|back)/)).toHaveLength(2);
        expect(service.said.join('\n')).not.toMatch(/\bat .*\.js:|unhandled/i);
      }
      expect(await violations(database.superuserUrl)).toEqual({});
    },
    timeout,
  );

  test(
    'does not hold a service that is told to end meanwhile',
    async () => {
      const env = { DATABASE_URL: database.url, DATABASE_MIGRATE_URL: database.migrateUrl, QUEUE_URL: redis.url };
      const service = begin('api,worker,model', env);
      await service.ready();
      await redis.kill();
      await until(() => Promise.resolve(lines(service, /is lost/).length === 1));
      await service.kill('SIGTERM');
      expect(service.said.at(-1)).toBe('Overrule stops (SIGTERM)');
      await redis.start();
    },
    timeout,
  );
});

test('[S93] a port that nobody listens on yet is a server that is not there yet', async () => {
  const port = await freePort();
  const service = begin('worker', { DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/d` });
  await until(() => Promise.resolve(service.said.length > 0));
  expect(service.said[0]).toContain(`PostgreSQL at 127.0.0.1:${port} is not there yet`);
});
