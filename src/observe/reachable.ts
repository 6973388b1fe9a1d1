import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isUnavailable } from './unavailable.js';

const firstPauseMs = 100;
const longestPauseMs = 3_000;

/** Tries again, ever more slowly, while nothing answers at the other end; any other error is thrown as it is. */
export async function untilReachable<T>(name: string, attempt: () => Promise<T>): Promise<T> {
  return untilItHolds(
    attempt,
    isUnavailable,
    (error) => `${name} is not there yet (${reasonOf(error)}); waiting for it`,
  );
}

/** The same for any error that `mayPass`; `line` is said once, before the first pause. */
export async function untilItHolds<T>(
  attempt: () => Promise<T>,
  mayPass: (error: unknown) => boolean,
  line: (error: unknown) => string,
): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayPass(error)) throw error;
      if (pauseMs === firstPauseMs) new Logger('Start').warn(line(error));
    }
    await delay(pauseMs);
  }
}

/** The shortest that says why: a refused connection to several addresses has a code and no message. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: unknown; message?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return (typeof message === 'string' && message) || (typeof code === 'string' && code) || String(error);
}
