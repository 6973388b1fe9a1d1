import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

const patienceMs = 40_000;

/** Calls the service as any client would: over HTTP, with a key. */
export class Api {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  get<Answer>(route: string, shape: z.ZodType<Answer>): Promise<Answer> {
    return this.call({ method: 'GET', route }, shape);
  }

  post<Answer>(route: string, body: object, shape: z.ZodType<Answer>): Promise<Answer> {
    return this.call({ method: 'POST', route, body }, shape);
  }

  delete<Answer>(route: string, shape: z.ZodType<Answer>): Promise<Answer> {
    return this.call({ method: 'DELETE', route }, shape);
  }

  private async call<Answer>(
    { method, route, body }: { method: string; route: string; body?: object },
    shape: z.ZodType<Answer>,
  ): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.key}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    };
    const signal = AbortSignal.timeout(patienceMs);
    const request = { method, headers, body: body && JSON.stringify(body), signal };
    const response = await fetch(this.url + route, request).catch((error: unknown) => {
      throw new Error(`no service answers at ${this.url}; start it, or correct the address`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${route} was answered with ${response.status}: ${text}`);
    return shape.parse(JSON.parse(text));
  }
}
