import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../config/settings.js';
import { Problem } from '../domain/errors.js';
import { Metrics } from '../observe/metrics.js';
import { parseBody } from './body.js';
import { Closing } from './closing.js';
import { watchConnections } from './connections.js';
import type { HttpReply } from './exchange.js';
import { ApiDescription } from './openapi.controller.js';
import { hashOf } from './params.js';
import { bodyOf, tooLongAnId, wrongInput } from './problem.js';
import { ProblemFilter, sendProblem } from './problem.filter.js';
import { Routes } from './routes.js';

const bodyLimit = 256 * 1024;

/** For the adapter. A participant's id of 128 characters is three times as long when it is percent-encoded. */
export const fastifyOptions = {
  bodyLimit,
  routerOptions: { maxParamLength: 400 },
  /** The router refuses these before there is a route or a filter. */
  frameworkErrors: (error: { statusCode?: number }, _request: unknown, reply: unknown) => {
    const malformed = new Problem(400, 'the path is malformed; percent-encode it as UTF-8');
    sendProblem(reply as HttpReply, bodyOf(error.statusCode === 414 ? tooLongAnId() : malformed));
  },
};

/** Everything about HTTP that is no route: bodies, checks, problems. Called before the application starts. */
export function configureHttp(app: NestFastifyApplication, _settings: Settings): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const routes = new Routes();
  countRequests(server, app.get(Metrics));
  server.addHook('onRoute', ({ method, url }) => routes.add(method, url));
  server.removeAllContentTypeParsers();
  server.decorateRequest('bodyHash');
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (request, body: Buffer, done) => {
    try {
      Object.assign(request, { bodyHash: hashOf(body) });
      done(null, parseBody(body));
    } catch (error) {
      done(error as Error);
    }
  });
  const closeConnections = watchConnections(server.server);
  server.addHook('preClose', (done) => {
    closeConnections();
    done();
  });
  const closing = app.get(Closing);
  // A connection that is kept after its last answer would hold the process that stops.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (closing.isClosed) reply.header('connection', 'close');
    done(null, payload);
  });
  app.useGlobalPipes(new SchemaPipe({ exceptionFactory: wrongInput }));
  app.useGlobalFilters(new ProblemFilter(routes));
  app.get(ApiDescription).of(app);
  return Promise.resolve();
}

/** Nest takes fields out that are named as a prototype's; here such a field is unknown, as any other, and refused. */
class SchemaPipe extends StandardSchemaValidationPipe {
  protected override stripProtoKeys(): void {}
}

type Server = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** By the pattern of the route, never by the path: a path holds ids, and whatever else somebody sent. */
function countRequests(server: Server, { requests, requestSeconds }: Metrics): void {
  server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'none';
    requests.inc({ method, route, status: reply.statusCode });
    requestSeconds.observe({ method, route }, reply.elapsedTime / 1_000);
    done();
  });
}
