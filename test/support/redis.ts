import { describe } from '@jest/globals';
import { redisInstalled } from './redis-server.js';

/** A block of tests that needs Redis; where no redis-server is installed its tests count as skipped. */
export const describeWithRedis = redisInstalled ? describe : describe.skip;
