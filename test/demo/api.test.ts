import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { Api } from '../../src/demo/api.js';
import { freePort } from '../../src/store/embedded-cluster.js';

test.each([
  { when: 'nobody listens', url: async () => `http://127.0.0.1:${await freePort()}` },
  { when: 'the address is none', url: () => Promise.resolve('nonsense') },
])('a call says where no service answers when $when, and what to do', async ({ url }) => {
  const address = await url();
  await expect(new Api(address, 'key').get('/v1/turns/1', z.unknown())).rejects.toThrow(
    `no service answers at ${address}; start it, or correct the address`,
  );
});
