import { expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { boot } from '../../src/boot.js';
import { readSettings } from '../../src/config/settings.js';
import { until } from '../support/client.js';
import { freshDatabase } from '../support/database.js';
import { describeWithRedis } from '../support/redis.js';
import { startRedis, type TestRedis } from '../support/redis-server.js';
import { Site } from '../support/site.js';
import type { StartStore } from '../support/stores.js';

const people = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'host', kind: 'agent', represents: 'eve', generatedBy: 'model' },
];

/** Why a service does not start on this Redis. */
async function refusalOn(url: string): Promise<string> {
  const database = await freshDatabase();
  try {
    const env = { ROLES: 'worker', DATABASE_URL: database.url, QUEUE_URL: url, LOG_LEVEL: 'error' };
    const running = await boot(readSettings(env));
    await running.close();
    return 'it started';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await database.drop();
  }
}

const on =
  ({ url, flush, stop }: TestRedis): StartStore =>
  () =>
    Promise.resolve({ env: { QUEUE_URL: url }, wipe: flush, stop });

/** A question to a model goes through both queues and back. */
async function answersOn(redis: TestRedis, then = (): void => undefined): Promise<void> {
  const site = await Site.open(on(redis));
  try {
    const service = await site.start('api,worker,model');
    const id = await service.conversation({ participants: people });
    const said = { from: 'adam', text: 'What are you reading?' };
    const { body } = await service.post(`/v1/conversations/${id}/messages?wait=15000`, said);
    expect(body.turn).toMatchObject({ state: 'ended', outcome: 'delivered' });
  } finally {
    then();
    await site.close();
  }
}

describeWithRedis('[S93] a Redis that is to hold the queue', () => {
  test.each(['allkeys-lru', 'volatile-ttl'])(
    'is refused when it may evict keys (%s), with what to do',
    async (policy) => {
      const redis = await startRedis({ 'maxmemory-policy': policy });
      const said = await refusalOn(redis.url);
      await redis.stop();
      expect(said).toContain(`maxmemory-policy ${policy}`);
      expect(said).toContain('redis-cli config set maxmemory-policy noeviction');
      expect(said).not.toContain('\n');
    },
  );

  test('is refused when it is several hosts and no cluster', async () => {
    const redis = await startRedis();
    const said = await refusalOn(`${redis.url},127.0.0.1:1`);
    await redis.stop();
    expect(said).toMatch(/names several hosts.*no cluster; name one host/);
  });

  test.each(['wrong', ''])('is refused by the password "%s", and the password is not repeated', async (given) => {
    const redis = await startRedis({ requirepass: 'right' });
    const said = await refusalOn(redis.url.replace('right', given));
    await redis.stop();
    expect(said).toMatch(/Redis does not let us in .*check user and password in QUEUE_URL/);
    expect(said).not.toContain('right');
  });

  test('works with a password that has to be encoded', async () => {
    await answersOn(await startRedis({ requirepass: 'p@ss:w/rd%' }));
  });

  test('may be a cluster, where all keys of a queue stand in one slot', async () => {
    const redis = await startRedis({ 'cluster-enabled': 'yes', 'cluster-announce-ip': '127.0.0.1' });
    const client = new Redis(redis.port, '127.0.0.1');
    await client.cluster('ADDSLOTSRANGE', 0, 16_383);
    await until(async () => (await client.cluster('INFO')).includes('cluster_state:ok'));
    const seen = new Set<string>();
    const monitor = await client.monitor();
    monitor.on('monitor', (_time: string, words: string[]) => {
      for (const word of words) if (/^\{?overrule\}?:/.test(word)) seen.add(word);
    });
    await answersOn(redis, () => [client, monitor].forEach((one) => one.disconnect()));
    const slots = new Set([...seen].map((key) => /\{(.+?)\}/.exec(key)?.[1]));
    expect(seen.size).toBeGreaterThan(5);
    expect([...slots]).toEqual(['overrule']);
  }, 60_000);
});
