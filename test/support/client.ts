import { randomUUID } from 'node:crypto';

export interface Reply {
  status: number;
  /** Has no type before it is looked at. */
  body: any;
}

/** Speaks to a service whose address and key are known. */
export class Client {
  constructor(
    readonly url: string,
    private readonly bearer: string,
  ) {}

  async post(route: string, body: object, idempotencyKey: string = randomUUID()): Promise<Reply> {
    const headers = {
      authorization: `Bearer ${this.bearer}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    };
    const response = await fetch(this.url + route, { method: 'POST', headers, body: JSON.stringify(body) });
    const reply = { status: response.status, body: await response.json() };
    if (reply.status !== 503) return reply;
    // What a client is told to do: the same again, under the same key.
    await new Promise((resolve) => setTimeout(resolve, 250));
    return this.post(route, body, idempotencyKey);
  }

  async get(route: string): Promise<Reply> {
    const response = await fetch(this.url + route, { headers: { authorization: `Bearer ${this.bearer}` } });
    return { status: response.status, body: await response.json() };
  }

  /** The id of a new conversation. */
  async conversation(body: object): Promise<string> {
    const { status, body: made } = await this.post('/v1/conversations', body);
    if (status !== 201) throw new Error(`no conversation: ${JSON.stringify(made)}`);
    return made.id as string;
  }
}

/** Asks until it holds; the test's own time limit ends it. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
