import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client.js';
import { rounded, spread } from './figures.js';
import { Program, programs } from './program.js';
import { type Found, load } from './report.js';
import { environmentOf, type Stand } from './stand.js';

const inFlight = 50;
const modelTakesMs = 5_000;
const perSecond = 20;
const drafts = 200;
const people = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'berta', kind: 'human', role: 'woman' },
];
const guide = { id: 'guide', kind: 'agent', represents: 'berta' };
const draft = { from: 'guide', draft: { outbound: 'Thank you for telling me about your week at the lake.' } };

/** What turns that wait for a slow model cost everybody else: the worker's event loop, and other agents' drafts. */
export async function engine(stand: Stand): Promise<Found> {
  const place = await stand.place('PostgreSQL');
  const model = await startModel();
  const environment = {
    ...environmentOf(place),
    MODEL_URL: `http://127.0.0.1:${(model.server.address() as AddressInfo).port}/v1`,
    MODEL_NAME: 'slow',
    MODEL_CONCURRENCY: String(inFlight),
  };
  const api = await Program.start(programs.product, { ...environment, ROLES: 'api' });
  // Only a process that listens tells its event loop's delay.
  const worker = await Program.start(programs.product, { ...environment, ROLES: 'api,worker,model' });
  const client = new Client(api.url, place.key);
  const measure = async () => {
    await lagOf(worker, place.key);
    const times = await draftTimes(client);
    const { p50, p99 } = spread(times);
    return { drafts: times.length, p50, p99, 'worker lag p99': await lagOf(worker, place.key), load: load() };
  };
  try {
    await draftTimes(client);
    const without = await measure();
    const during = async (apartMs: number) => {
      const over = new AbortController();
      const turns = Promise.all(
        Array.from({ length: inFlight }, async (_, at) => {
          await delay(at * apartMs);
          return keepAsking(client, over.signal);
        }),
      );
      while (model.now() < inFlight) await delay(50);
      const within = { ...(await measure()), 'in flight at the model': model.now() };
      over.abort();
      await turns;
      return within;
    };
    return {
      part: 'engine',
      title: `Milliseconds of other conversations' drafts at ${perSecond} per second, a model that takes ${modelTakesMs} ms`,
      rows: {
        'no turn of the model': without,
        [`${inFlight} turns of the model, begun one after another`]: await during(modelTakesMs / inFlight),
        [`${inFlight} turns of the model, in step`]: await during(0),
      },
    };
  } finally {
    client.close();
    await Promise.all([api.stop(), worker.stop()]);
    model.server.closeAllConnections();
    model.server.close();
  }
}

/** One turn of the model after another in a conversation of its own, until told. */
async function keepAsking(client: Client, signal: AbortSignal): Promise<void> {
  const participants = [...people, { ...guide, generatedBy: 'model' }];
  const { id } = await client.post('/v1/conversations', { participants });
  while (!signal.aborted)
    await client.post(`/v1/conversations/${id}/messages?wait=30000`, { from: 'adam', text: 'And what then?' });
}

/** From the request until the turn has ended, at a steady rate, each in a conversation of its own. */
async function draftTimes(client: Client): Promise<number[]> {
  const made: string[] = [];
  for (let at = 0; at < drafts; at++)
    made.push((await client.post('/v1/conversations', { participants: [...people, guide] })).id);
  const started = performance.now();
  return Promise.all(
    Array.from({ length: drafts }, async (_, at) => {
      await delay(Math.max(0, started + (at * 1_000) / perSecond - performance.now()));
      const from = performance.now();
      await client.post(`/v1/conversations/${made[at]}/messages?wait=30000`, draft);
      return performance.now() - from;
    }),
  );
}

/** Milliseconds since it was last asked. */
async function lagOf({ url }: Program, key: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${key}` } });
  const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await response.text()) ?? [];
  return rounded(Number(seconds) * 1_000);
}

interface SlowModel {
  server: Server;
  /** Calls it has not answered yet. */
  now(): number;
}

/** Answers every call with the same words, each after as long; what it is asked about itself it does not know, at once. */
async function startModel(): Promise<SlowModel> {
  let now = 0;
  const server = createServer((request, response) => {
    request.resume();
    if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end('{}');
    now++;
    response.once('close', () => now--);
    void delay(modelTakesMs).then(() => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const said = { model: 'slow', choices: [{ index: 0, delta: { content: 'Tell me more of it.' } }] };
      const end = { model: 'slow', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
      response.end(`data: ${JSON.stringify(said)}\n\ndata: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, now: () => now };
}
