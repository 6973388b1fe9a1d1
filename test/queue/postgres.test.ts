import { describe } from '@jest/globals';
import { doorbellConformance } from '../support/queue-conformance.js';
import { inPostgres } from '../support/stores.js';
import { turnConformance } from '../support/turn-conformance.js';

describe('the queue on PostgreSQL', () => {
  doorbellConformance(inPostgres);
  turnConformance(inPostgres);
});
