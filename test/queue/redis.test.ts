import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { man, TestApp, woman } from '../support/app.js';
import { describeWithRedis } from '../support/redis.js';
import { startRedis, type TestRedis } from '../support/redis-server.js';

const herModel = { id: 'model-of-eve', kind: 'agent', represents: 'eve', generatedBy: 'model' };

describeWithRedis('the queue on Redis', () => {
  let redis: TestRedis;
  let app: TestApp;

  beforeAll(async () => {
    redis = await startRedis();
    app = await TestApp.start({ QUEUE_URL: redis.url });
  });

  afterAll(async () => {
    await app.stop();
    await redis.stop();
  });

  test('turns a doorbell into a decision, as the queue on PostgreSQL does', async () => {
    const { id } = await app.conversation({ participants: [man, woman, herModel] });
    const message = { from: 'adam', text: 'Good morning! What are you reading?' };
    const answer = await app.post(`/v1/conversations/${id}/messages?wait=15000`, message);
    expect(answer.status).toBe(200);
    expect(answer.body.turn).toMatchObject({ kind: 'model', state: 'ended', outcome: 'delivered' });
  });

  test('forgets everything, and the next message is answered all the same', async () => {
    const { id } = await app.conversation({ participants: [man, woman, herModel] });
    await redis.flush();
    const message = { from: 'adam', text: 'Good evening! What are you reading now?' };
    const answer = await app.post(`/v1/conversations/${id}/messages?wait=15000`, message);
    expect(answer.body.turn).toMatchObject({ state: 'ended', outcome: 'delivered' });
  });
});
