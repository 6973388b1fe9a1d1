import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Problem } from '../domain/errors.js';
import type { HttpReply } from './exchange.js';
import { bodyOf } from './problem.js';
import { sendProblem } from './problem.filter.js';

/** For a process without the role `api`: it tells how it is, and nothing else. */
export function onlyHealth(app: NestFastifyApplication): void {
  const elsewhere = new Problem(404, 'this process only tells its health; the API is where the role "api" runs');
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      if (/^\/health\/(live|ready)$/.test(request.url.split('?')[0] ?? '')) done();
      else sendProblem(reply as unknown as HttpReply, bodyOf(elsewhere));
    });
}
