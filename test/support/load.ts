import pg from 'pg';
import { Client, until } from './client.js';
import { violations } from './invariants.js';
import { adminKey, type Site } from './site.js';
import { Service } from './service.js';

const participants = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'guide', kind: 'agent' },
];

export interface Plan {
  conversations: number;
  drafts: number;
  clients: number;
  seed: number;
  /** What happens meanwhile, each once a share of the drafts (0 to 1) has been accepted. */
  events: { after: number; happens: (field: Field) => Promise<void> }[];
}

/** API and worker twice each, as processes of their own, on a site. */
export class Field {
  private killed = 0;

  private constructor(
    readonly site: Site,
    readonly apis: Service[],
    private readonly workers: Service[],
  ) {}

  static async open(site: Site): Promise<Field> {
    const start = (roles: string) => Service.start({ ...site.env(roles), RATE_LIMIT: '1000000' });
    const [first, second, ...workers] = await Promise.all(['api', 'api', 'worker', 'worker'].map(start));
    return new Field(site, [first, second] as Service[], workers);
  }

  /** The longest-living worker dies at once, and another one takes its place. */
  killWorker = async (): Promise<void> => {
    this.killed++;
    await this.workers.shift()?.kill('SIGKILL');
    this.workers.push(await Service.start(this.site.env('worker')));
  };

  get kills(): number {
    return this.killed;
  }

  async close(): Promise<void> {
    await Promise.all([...this.apis, ...this.workers].map((service) => service.kill('SIGTERM')));
  }
}

/** Posts every draft of the plan and waits until all are decided. @returns each turn that was accepted, with its text */
export async function play(field: Field, plan: Plan): Promise<Map<string, string>> {
  const clients = Array.from({ length: plan.clients }, (_, n) => new Client(field.apis[n % 2]?.url ?? '', adminKey));
  const ids: string[] = [];
  await inTurns(
    clients,
    plan.conversations,
    async (client) => void ids.push(await client.conversation({ participants })),
  );
  // No ids in the text: the digits of some look like a telephone number, and would be taken out.
  const lines = shuffled(
    ids.flatMap((id, at) =>
      Array.from({ length: plan.drafts }, (_, n) => ({ id, text: `draft ${n} in thread ${at}` })),
    ),
    plan.seed,
  );
  const accepted = new Map<string, string>();
  const happening: Promise<void>[] = [];
  const events = [...plan.events];
  await inTurns(clients, lines.length, async (client, index) => {
    const { id, text } = lines[index] as (typeof lines)[number];
    const { status, body } = await client.post(`/v1/conversations/${id}/messages`, { from: 'guide', text });
    if (status !== 202 || accepted.has(body.turnId)) throw new Error(`${status}: ${JSON.stringify(body)}`);
    accepted.set(body.turnId as string, text);
    while (events[0] && accepted.size >= events[0].after * lines.length)
      happening.push((events.shift() as Plan['events'][number]).happens(field));
  });
  await Promise.all(happening);
  const sql = new pg.Client({ connectionString: field.site.database.superuserUrl });
  await sql.connect();
  await until(async () => (await sql.query("select from turn where state <> 'ended' limit 1")).rows.length === 0);
  await until(async () => (await sql.query('select from outbox where delivered_at is null limit 1')).rows.length === 0);
  await sql.end();
  return accepted;
}

/** What went wrong, by SQL over everything that is stored; empty when nothing did. */
export async function faults(site: Site, accepted: ReadonlyMap<string, string>): Promise<Record<string, unknown[]>> {
  const sql = new pg.Client({ connectionString: site.database.superuserUrl });
  await sql.connect();
  await sql.query('create temp table accepted (turn_id uuid, text text)');
  await sql.query('insert into accepted select * from unnest($1::uuid[], $2::text[])', [
    [...accepted.keys()],
    [...accepted.values()],
  ]);
  const found: Record<string, unknown[]> = await violations(site.database.superuserUrl);
  for (const [name, query] of Object.entries(checks)) {
    const { rows } = await sql.query(query);
    if (rows.length > 0) found[name] = rows.slice(0, 5);
  }
  await sql.end();
  return found;
}

const checks = {
  'every accepted draft is one delivered turn and one message': `
    select a.turn_id, t.outcome, count(m.*) from accepted a left join turn t on t.id = a.turn_id
      left join message m on m.turn_id = a.turn_id and m.text = a.text
    group by a.turn_id, t.outcome having t.outcome is distinct from 'delivered' or count(m.*) <> 1`,
  'nothing is stored that was not accepted': `
    select seq from message where author = 'agent' and turn_id not in (select turn_id from accepted)`,
  'the messages of a conversation leave in the order of its turns': `
    select conversation_id from (select m.conversation_id, m.seq, row_number() over
      (partition by m.conversation_id order by t.number) as nth from message m join turn t on t.id = m.turn_id) s
    group by conversation_id having bool_or(seq <> nth)`,
  'the decision is stored with the message, before anybody is told': `
    select t.id from turn t join message m on m.turn_id = t.id
      left join outbox o on o.conversation_id = m.conversation_id and o.txid = m.txid
        and exists (select from jsonb_array_elements(o.events) e where (e #>> '{data,seq}')::int = m.seq)
    where t.txid <> m.txid or o.txid is null or o.delivered_at < t.ended_at`,
};

/** Clients that take the next piece of work as soon as they have done one. */
async function inTurns(clients: Client[], count: number, work: (client: Client, index: number) => Promise<void>) {
  let next = 0;
  const take = async (client: Client) => {
    for (let index = next++; index < count; index = next++) await work(client, index);
  };
  await Promise.all(clients.map(take));
}

/** The same order for the same seed, by a linear congruential generator. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const result = [...items];
  let state = seed >>> 0;
  for (let index = result.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [result[index], result[other]] = [result[other] as T, result[index] as T];
  }
  return result;
}
