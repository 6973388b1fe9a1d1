import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Dispatch = 'plan' | 'reply' | 'assess';

/** A call as the service sent it. */
export interface Seen {
  dispatch: Dispatch;
  /** OpenAI chat completions; has no type before it is looked at. */
  body: any;
  headers: IncomingMessage['headers'];
  /** The conversation. */
  user: string;
  /** Resolves when the answer is over: `answered`, or `hung up` when nobody waited for its end. */
  over: Promise<'answered' | 'hung up'>;
}

interface Written {
  text?: string;
  calls?: { id?: string; name: string; arguments: unknown }[];
  /** Beside the text, as `reasoning_content`. */
  thinking?: string;
  finish?: string;
}

/** What the model does: a text, an answer in parts, or something that no server should send. */
export type Answer =
  | string
  | Written
  /** The chunks of a stream, as they are. */
  | { chunks: unknown[] }
  /** One body, as it is. */
  | { status: number; body: unknown }
  /** Nothing more, before the answer or in the middle of it. */
  | { silent: 'before' | 'midway' }
  /** The connection ends in the middle of the answer. */
  | { cut: string }
  | ((seen: Seen) => Answer | Promise<Answer>);

const good: Record<Dispatch, Answer> = {
  plan: { calls: [{ name: 'make_plan', arguments: { answer_kind: 'conversational', tools: [] } }] },
  reply: 'Good day.',
  assess: '{}',
};

/** An OpenAI-compatible server that answers what a test tells it to, in order, and otherwise behaves. */
export class MisbehavingModel {
  readonly requests: Seen[] = [];
  /** What else the server answers, by its path: `/props`, `/v1/models` and the like; a function is given the body. */
  readonly routes: Record<string, object | ((body: any) => object)> = {};
  private readonly queues = new Map<string, Answer[]>();

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  static async start(): Promise<MisbehavingModel> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new MisbehavingModel(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  get url(): string {
    return `${this.origin}/v1`;
  }

  /** The next answers of a kind, of one conversation or of whichever asks first. */
  will(dispatch: Dispatch, answers: Answer[], user = ''): void {
    const key = `${user} ${dispatch}`;
    this.queues.set(key, [...(this.queues.get(key) ?? []), ...answers]);
  }

  /** The calls of a conversation so far. */
  asked = (user: string, dispatch?: Dispatch): Seen[] =>
    this.requests.filter((seen) => seen.user === user && (!dispatch || seen.dispatch === dispatch));

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: any = await bodyOf(request);
    const path = request.url ?? '';
    if (path !== '/v1/chat/completions') {
      const route = this.routes[path];
      return json(response, route ? 200 : 404, typeof route === 'function' ? route(body) : (route ?? {}));
    }
    const over = once(response, 'close').then(() =>
      response.writableFinished ? ('answered' as const) : ('hung up' as const),
    );
    const seen: Seen = { dispatch: dispatchOf(body), body, headers: request.headers, user: body.user, over };
    this.requests.push(seen);
    await give(await settled(this.nextFor(seen), seen), body, response);
  }

  private nextFor({ dispatch, user }: Seen): Answer {
    for (const key of [`${user} ${dispatch}`, ` ${dispatch}`]) {
      const answer = this.queues.get(key)?.shift();
      if (answer !== undefined) return answer;
    }
    return good[dispatch];
  }
}

type Plain = Exclude<Answer, (seen: Seen) => unknown>;

async function settled(answer: Answer, seen: Seen): Promise<Plain> {
  let next = answer;
  while (typeof next === 'function') next = await next(seen);
  return next;
}

/** As the contract has it: a plan insists on its tool, an assessment has a schema. */
const dispatchOf = ({ tools, response_format: format }: any): Dispatch =>
  tools?.[0]?.function.name === 'make_plan' ? 'plan' : format ? 'assess' : 'reply';

async function give(answer: Plain, body: any, response: ServerResponse): Promise<void> {
  if (typeof answer === 'string') return give({ text: answer }, body, response);
  if ('status' in answer) return json(response, answer.status, answer.body);
  if ('cut' in answer) {
    stream(response, [{ choices: [{ delta: { content: answer.cut } }] }]);
    setImmediate(() => response.destroy());
    return;
  }
  if ('silent' in answer) {
    if (answer.silent === 'midway') stream(response, [{ choices: [{ delta: { content: 'Well' } }] }]);
    return;
  }
  stream(response, 'chunks' in answer ? answer.chunks : chunksOf(answer, body));
  response.end('data: [DONE]\n\n');
}

function chunksOf({ text = '', calls = [], thinking, finish }: Written, { model }: any): unknown[] {
  const said = (delta: object) => ({ id: 'x', object: 'chat.completion.chunk', model, choices: [{ index: 0, delta }] });
  // Two pieces at least, so that putting them together is part of every test.
  const half = Math.ceil(text.length / 2);
  const end = finish ?? (calls.length > 0 ? 'tool_calls' : 'stop');
  return [
    said({ role: 'assistant', content: '' }),
    ...(thinking ? [said({ reasoning_content: thinking })] : []),
    said({ content: text.slice(0, half) }),
    said({ content: text.slice(half) }),
    ...calls.map(({ id = randomUUID(), name, arguments: given }, index) =>
      said({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: asText(given) } }] }),
    ),
    { model, choices: [{ index: 0, delta: {}, finish_reason: end }] },
    { model, choices: [], usage: { prompt_tokens: 100, completion_tokens: 10 } },
  ];
}

const asText = (given: unknown): string => (typeof given === 'string' ? given : JSON.stringify(given));

function stream(response: ServerResponse, chunks: readonly unknown[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text ? JSON.parse(text) : {};
}
