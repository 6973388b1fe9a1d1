import { doorbellConformance } from '../support/queue-conformance.js';
import { describeWithRedis } from '../support/redis.js';
import { onRedis } from '../support/stores.js';
import { turnConformance } from '../support/turn-conformance.js';

describeWithRedis('the queue on Redis', () => {
  doorbellConformance(onRedis);
  turnConformance(onRedis);
});
