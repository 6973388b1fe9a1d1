/** One field of the input that is wrong, by its path. */
export interface FieldIssue {
  path: string;
  message: string;
}

const titles = {
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  503: 'Service unavailable',
} as const;

export type ProblemStatus = keyof typeof titles;

/**
 * A refusal that the caller can read and act on; one place turns it into RFC 9457.
 * `detail` says what to do next. Trying again unchanged helps only for 429 and 503.
 */
export class Problem extends Error {
  readonly title: string;

  constructor(
    readonly status: ProblemStatus,
    readonly detail: string,
    readonly extra: { errors?: FieldIssue[]; current?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(detail);
    this.name = 'Problem';
    this.title = titles[status];
  }
}
