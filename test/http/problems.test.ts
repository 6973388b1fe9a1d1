import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hers, man, TestApp, woman } from '../support/app.js';

let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await TestApp.start();
  id = (await app.conversation()).id;
});
afterAll(() => app.stop());

// What is refused, and why, stands in bad-input/.
describe('a request', () => {
  it('that is refused is told the methods its path knows', async () => {
    expect((await app.call('DELETE', '/v1/conversations')).headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('with HEAD is answered as GET without a body, a stream too', async () => {
    for (const path of ['/health/live', `/v1/conversations/${id}`, `/v1/conversations/${id}/events`]) {
      const { status, text } = await app.call('HEAD', path);
      expect([status, text]).toEqual([200, '']);
    }
  });

  it('that leaves out what may be any JSON is told so', async () => {
    const toolResults = [{ tool: 'price', result: 5, definitive: true }];
    const { body } = await app.post(`/v1/conversations/${id}/messages`, {
      from: hers.id,
      draft: { outbound: 'It is 5.', toolResults },
    });
    expect(body.detail).toBe('draft.toolResults.0.args: is missing; send any JSON, null for nothing');
  });

  it('that is refused has its body kept to itself', async () => {
    const body = { participants: [man, woman, hers], metadata: 'my-secret-value' };
    expect((await app.post('/v1/conversations', body)).text).not.toContain('my-secret-value');
  });
});
