/** PostgreSQL: no connection, shutting down, too many connections, and what asks for another try (class 40). */
const sqlStates = /^(?:08\w{3}|57P0[1-5]|53\w{3}|40\w{3}|55P03)$/;
const nodeCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Prisma: cannot reach, timed out, closed, and no transaction to be had. */
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']);
const messages =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Connection is closed|Cannot use a pool after/;

/** Whether an error means that the database or the queue does not answer now, so that trying again may help. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Object && depth < 5; depth++) {
    const { code, message, cause: next } = cause as { code?: unknown; message?: unknown; cause?: unknown };
    if (typeof code === 'string' && (sqlStates.test(code) || nodeCodes.has(code) || prismaCodes.has(code))) return true;
    if (typeof message === 'string' && messages.test(message)) return true;
    cause = next;
  }
  return false;
}
