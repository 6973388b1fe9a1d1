import { APIConnectionError, APIError } from 'openai';
import { ModelError } from '../model.js';

/** Ollama names the memory it would need; the rest name what failed. */
const outOfMemory = /out[ _]of[ _]memory|more system memory|failed to allocate/i;
const tooLong =
  /context[ _](?:size|length|window)|exceed_context_size|maximum context|context the overflows|prompt (?:is )?too long|input is too long/i;
/** What a server says may quote the whole prompt. */
const longest = 500;

/** Where the server is, and what must not be repeated. */
export interface Place {
  /** Without credentials. */
  origin: string;
  secrets: readonly string[];
}

/** What a failed call means for the turn, in words that are safe to store. */
export function troubleOf(error: unknown, place: Place): Error {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError)
    return new Error(
      `the model server at ${place.origin} does not answer (${codeOf(error)}); start it, or correct MODEL_URL`,
    );
  // What Node's fetch calls a connection that ends inside an answer.
  if (String(error) === 'TypeError: terminated')
    return new Error(`the model server at ${place.origin} broke its answer off (${codeOf(error)})`);
  const message = safe(error instanceof Error ? error.message : String(error), place);
  // A stream that has begun reports its failure without a status.
  const status = error instanceof APIError ? (error.status as number | undefined) : undefined;
  if (error instanceof APIError && (status === undefined || status >= 500) && outOfMemory.test(message))
    return new ModelError('out_of_memory', message);
  if (error instanceof APIError && tooLong.test(message)) return new ModelError('does_not_fit', message);
  return new Error(message);
}

function safe(message: string, { secrets }: Place): string {
  const hidden = secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), message);
  return hidden.length > longest ? `${hidden.slice(0, longest)}…` : hidden;
}

/** The innermost cause that has a code, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  let code = 'no connection';
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null)
    if ('code' in at && typeof at.code === 'string') code = at.code;
  return code;
}

/** Every server puts its reason into another shape, and the client reads one. */
export async function fetchInOneShape(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(url, init);
  if (response.ok) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify({ error: { message: reasonIn(await response.text()) } }), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': headers.get('x-request-id') ?? '' },
  });
}

function reasonIn(body: string): string {
  try {
    const { error, message, detail } = JSON.parse(body) as Record<string, unknown>;
    const found = (error as { message?: unknown } | null)?.message ?? error ?? message ?? detail;
    return typeof found === 'string' ? found : body;
  } catch {
    return body; // Not JSON, so the text itself is the reason.
  }
}
