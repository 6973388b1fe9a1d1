import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { Problem } from '../domain/errors.js';
import { isUnavailable } from '../observe/unavailable.js';

const retryAfterSeconds = 1;
const issuesAtMost = 100;

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
  /** Zod's own: the names of the fields that should not be there. */
  keys?: readonly string[];
}

/** What a schema found wrong, as a 400 that names each field by its path. */
export function wrongInput(issues: readonly Issue[]): Problem {
  const errors = issues.flatMap(fieldIssues).slice(0, issuesAtMost);
  const [first] = errors;
  const detail = [first?.path, first?.message ?? 'the request is not as it should be'].filter(Boolean).join(': ');
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see "errors")` : '';
  return new Problem(400, `${detail}${more}`, { errors });
}

function fieldIssues({ path = [], message, keys }: Issue): { path: string; message: string }[] {
  const at = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');
  if (!keys) return [{ path: at, message: asAdvice(message) }];
  return keys.map((key) => ({
    path: at === '' ? key : `${at}.${key}`,
    message: 'there is no such field here; leave it out',
  }));
}

/** Zod says what it found; a caller wants to know what to send. */
function asAdvice(message: string): string {
  const type = /^Invalid input: expected (\w+), received (\w+)$/.exec(message);
  // Zod's word for a field that takes whatever is there.
  if (type?.[1] === 'nonoptional') return 'is missing; send any JSON, null for nothing';
  if (type)
    return type[2] === 'undefined'
      ? `is missing; send a value of type ${type[1]}`
      : `send a value of type ${type[1]}, not ${type[2]}`;
  const options = /^Invalid option: expected one of (.+)$/.exec(message)?.[1];
  return options ? `send one of ${options.replaceAll('|', ', ')}` : message;
}

/** The refusal behind whatever was thrown, or undefined for a defect of ours. */
export function refusalOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (isUnavailable(error))
    return new Problem(503, 'the service cannot reach its database or queue; try again', { retryAfterSeconds });
  if (error instanceof HttpException) return frameworkRefusal(error);
  return undefined;
}

export const tooLongAnId = () => new Problem(404, 'nothing has an id that long');

/** What the server says before any of our code runs. Its own messages may quote the request, so ours are sent. */
function frameworkRefusal(error: HttpException): Problem | undefined {
  switch (error.getStatus()) {
    case 400:
      return new Problem(400, 'the request is malformed; check its path, its headers and its Content-Length');
    case 404:
      return new Problem(404, 'there is no such route; GET /openapi.json lists them all');
    case 413:
      return new Problem(413, 'a body may hold at most 256 kB; send less');
    case 415:
      return new Problem(415, 'send the body as JSON, with Content-Type: application/json');
    case 503:
      return new Problem(503, 'the service is stopping; try again', { retryAfterSeconds });
    default:
      return undefined;
  }
}

export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { path: string; message: string }[];
  current?: unknown;
}

export function bodyOf({ title, status, detail, extra }: Problem): ProblemBody {
  const { errors, current } = extra;
  return {
    type: 'about:blank',
    title,
    status,
    detail,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
  };
}

/** A defect of ours: nothing of it leaves the process. */
export const defectBody: ProblemBody = {
  type: 'about:blank',
  title: STATUS_CODES[500] ?? 'Internal Server Error',
  status: 500,
  detail:
    'the service failed; nothing was changed unless the same call with its Idempotency-Key says so. Try again, and report it if it stays',
};
