import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, until } from '../../support/client.js';
import { emptyDatabase, type TestDatabase } from '../../support/database.js';
import { MisbehavingModel } from '../../support/misbehaving-model.js';
import { Service } from '../../support/service.js';
import { adminKey } from '../../support/site.js';
import { participants } from './suite.js';

let database: TestDatabase;
let server: MisbehavingModel;
let service: Service;

beforeAll(async () => {
  [database, server] = await Promise.all([emptyDatabase(), MisbehavingModel.start()]);
  service = await Service.start({
    DATABASE_URL: database.url,
    DATABASE_MIGRATE_URL: database.migrateUrl,
    ADMIN_KEY: adminKey,
    LOG_LEVEL: 'info',
    MODEL_URL: server.url,
    MODEL_NAME: 'm',
  });
}, 60_000);
afterAll(async () => {
  await service.kill('SIGTERM');
  await server.stop();
  await database.drop();
});

test('a model that fails is told in one line, without what was said, and that it answers again in another', async () => {
  const client = new Client(service.url, adminKey);
  const quoting = { status: 500, body: { error: { message: 'cannot read "call 030 1234567"' } } };
  for (const answers of [[quoting, quoting, quoting], []]) {
    const id = await client.conversation({ participants });
    server.will('reply', answers, id);
    await client.post(`/v1/conversations/${id}/messages`, { from: 'adam', text: 'call 030 1234567' });
    await until(async () => (await client.get(`/v1/conversations/${id}/messages`)).body.items.length === 2);
  }
  const told = service.said.filter((line) => line.includes('[Model]'));
  expect(told).toEqual([
    expect.stringMatching(/m at http:\S+ fails \(failed\); GET \/v1\/turns\/[\da-f-]{36} tells why$/),
    expect.stringMatching(/m at http:\S+ answers again$/),
  ]);
  expect(service.said.join('\n')).not.toContain('1234567');
});
