import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { Problem } from '../domain/errors.js';
import { type HttpReply, type HttpRequest, pathOf } from './exchange.js';
import { bodyOf, defectBody, type ProblemBody, refusalOf } from './problem.js';
import type { Routes } from './routes.js';

/** The one place where whatever was thrown becomes an RFC 9457 problem. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  constructor(private readonly routes: Routes) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<HttpRequest>();
    const reply = http.getResponse<HttpReply>();
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const refusal = this.withMethod(refusalOf(error), error, request, reply);
    if (!refusal) this.logger.error(report(error, request));
    if (refusal) addHeaders(reply, refusal);
    sendProblem(reply, refusal ? bodyOf(refusal) : defectBody);
  }

  /** A path that exists with other methods is a 405 that names them. */
  private withMethod(refusal: Problem | undefined, error: unknown, ...[request, reply]: [HttpRequest, HttpReply]) {
    if (refusal?.status !== 404 || error instanceof Problem) return refusal;
    const methods = this.routes.methodsOf(pathOf(request));
    if (methods.length === 0) return refusal;
    reply.header('allow', methods.join(', '));
    return new Problem(405, `this path knows ${methods.join(', ')} only`);
  }
}

function addHeaders(reply: HttpReply, { status, extra }: Problem): void {
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="overrule"');
  if (extra.retryAfterSeconds !== undefined) reply.header('retry-after', String(extra.retryAfterSeconds));
}

export const sendProblem = (reply: HttpReply, body: ProblemBody) =>
  reply
    .status(body.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));

/** Enough to find the defect. Only the first line of a message: longer ones may quote what people wrote. */
function report(error: unknown, request: HttpRequest): string {
  const { name, code, message, stack }: Error & { code?: string } =
    error instanceof Error ? error : new Error(String(error));
  const said = (message.trim().split('\n', 1)[0] ?? '').slice(0, 300);
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${request.method} ${pathOf(request)} failed: ${name}${code ? ` ${code}` : ''}: ${said}`, ...frames].join(
    '\n',
  );
}
