import { describe } from '@jest/globals';
import { redisInstalled } from './redis-server.js';

const unlessInstalled = 'skipped, for no redis-server is on the PATH: ';

/** A block of tests that needs Redis; where no redis-server is installed its tests count as skipped, and say why. */
export const describeWithRedis = (name: string, tests: () => void): void =>
  redisInstalled ? describe(name, tests) : describe.skip(unlessInstalled + name, tests);
