import pg from 'pg';
import { Client } from './client.js';
import { Heard } from './heard.js';
import { Program, programs } from './program.js';
import { asOwner, environmentOf, type Place } from './stand.js';

/** One of the two that are compared: how a message is sent to it, and how its end is known. */
export interface Side {
  name: 'floor' | 'product';
  client: Client;
  conversations(count: number): Promise<string[]>;
  /** Sends a message. @returns what resolves once it is committed and told */
  send(conversationId: string): Promise<{ ended: Promise<void> }>;
  /** A second worker for as long as the work takes. */
  withTwoWorkers<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

const said =
  'Thank you for telling me about your week. I like that you went to the lake although it rained, and I would ' +
  'love to hear how the bread turned out in the end. My sister tried the same recipe with rye and less salt.';

/** The service: an api and a worker. The end of a message is the news that its turn ended. */
export async function startProduct(place: Place): Promise<Side> {
  const environment = environmentOf(place);
  const api = await Program.start(programs.product, { ...environment, ROLES: 'api' });
  const startWorker = () => Program.start(programs.product, { ...environment, ROLES: 'worker' });
  const worker = await startWorker();
  const heard = new Heard();
  const news = new pg.Client({ connectionString: place.url });
  await news.connect();
  news.on('notification', ({ payload = '' }) =>
    payload
      .split(' ')
      .slice(1)
      .forEach((turn) => heard.tell(turn)),
  );
  await news.query('listen overrule');
  const client = new Client(api.url, place.key);
  return {
    name: 'product',
    client,
    conversations: (count) => madeBy(client, count),
    send: async (id) => {
      const { turnId } = await client.post(`/v1/conversations/${id}/messages`, draft);
      return { ended: heard.of(turnId) };
    },
    withTwoWorkers: (work) => alongside(startWorker, work),
    stop: async () => {
      client.close();
      await news.end();
      await Promise.all([api.stop(), worker.stop()]);
    },
  };
}

const draft = { from: 'guide', draft: { outbound: said } };

async function madeBy(client: Client, count: number): Promise<string[]> {
  const participants = [
    { id: 'adam', kind: 'human', role: 'man' },
    { id: 'berta', kind: 'human', role: 'woman' },
    { id: 'guide', kind: 'agent', represents: 'berta' },
  ];
  const made: string[] = [];
  for (let at = 0; at < count; at++) made.push((await client.post('/v1/conversations', { participants })).id);
  return made;
}

/** The floor: one insert and one bare job in the api, one update in the worker, which tells us over a pipe. */
export async function startFloor(place: Place): Promise<Side> {
  await asOwner(
    place,
    `create table floor_message (id uuid primary key default uuidv7(), conversation_id uuid not null, body jsonb not null,
       state text not null, created_at timestamptz not null default clock_timestamp(), ended_at timestamptz) with (fillfactor = 70)`,
    'create index floor_message_of_conversation on floor_message (conversation_id, id)',
    'grant select, insert, update on floor_message to overrule_app',
    // A queue's numbers come from a sequence that the role of the programs may not make.
    `do $$ begin
       execute format('create sequence bullmq.%I', bullmq.job_id_seq_name('floor'));
       execute format('grant usage, select, update on sequence bullmq.%I to overrule_app', bullmq.job_id_seq_name('floor'));
     end $$`,
  );
  const environment = environmentOf(place);
  const heard = new Heard();
  const startWorker = async () => {
    const worker = await Program.start(programs.floor, { ...environment, ROLES: 'worker' });
    worker.child.on('message', (ids: string[]) => ids.forEach((id) => heard.tell(id)));
    return worker;
  };
  const [api, worker] = [await Program.start(programs.floor, { ...environment, ROLES: 'api' }), await startWorker()];
  const client = new Client(api.url, place.key);
  return {
    name: 'floor',
    client,
    conversations: (count) => Promise.resolve(Array.from({ length: count }, () => crypto.randomUUID())),
    send: async (id) => {
      const { messageId } = await client.post(`/v1/conversations/${id}/messages`, draft);
      return { ended: heard.of(messageId) };
    },
    withTwoWorkers: (work) => alongside(startWorker, work),
    stop: async () => {
      client.close();
      await Promise.all([api.stop(), worker.stop()]);
    },
  };
}

async function alongside<T>(start: () => Promise<Program>, work: () => Promise<T>): Promise<T> {
  const second = await start();
  try {
    return await work();
  } finally {
    await second.stop();
  }
}
