import pg from 'pg';
import type { Scope } from '../../src/store/keys.js';
import { type Answer, hers, man, TestApp, woman } from './app.js';
import { openEvents } from './event-stream.js';
import type { Route } from './routes.js';

/** What has an id or a name of its own. */
export type Thing = 'conversation' | 'turn' | 'handoff' | 'record' | 'key' | 'policy' | 'document';

export interface Caller {
  kind: string;
  scopes: readonly Scope[];
  /** As whom it speaks. */
  who: string;
  participant: boolean;
  /** Of another tenant, or of another conversation. */
  elsewhere: boolean;
  key: string;
}

/** Words that stand in exactly one place each, so that an answer that holds one gives it away. */
export const secrets = {
  'the text before the rules': 'eve@before.example',
  coaching: 'COACHING',
  'evidence of a signal': 'EVIDENCE',
  'note of a signal': 'NOTE-TO-HER',
  'what an agent is told to be': 'BE-CHARMING',
  metadata: 'META-DATA',
  'text of a reason': 'an e-mail address',
} as const;
export type Secret = keyof typeof secrets;

const last = 'That was all.';
const all: Scope[] = ['converse', 'operate', 'admin'];
const watcher = { id: 'watcher', kind: 'agent' };
const leaver = { id: 'leaver', kind: 'agent' };

/** One conversation with everything in it that somebody may not see, and everybody who may ask. */
export class World {
  private constructor(
    readonly app: TestApp,
    private readonly owner: pg.Client,
    readonly ids: Record<Thing, string>,
    readonly callers: readonly Caller[],
  ) {}

  static async make(environment: Record<string, string> = {}): Promise<World> {
    const app = await TestApp.start({ RATE_LIMIT: '1000000', ...environment });
    const owner = new pg.Client({ connectionString: app.database.superuserUrl });
    await owner.connect();
    const ids = await things(app);
    return new World(app, owner, ids, await callers(app, ids.conversation));
  }

  async stop(): Promise<void> {
    await this.owner.end();
    await this.app.stop();
  }

  caller(kind: string): Caller {
    const found = this.callers.find((caller) => caller.kind === kind);
    if (!found) throw new Error(`there is no caller "${kind}"`);
    return found;
  }

  /** How many rows there are in each table, but in the one that counts requests. */
  async rows(): Promise<Record<string, number>> {
    const tables = await this.owner.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_window' order by 1",
    );
    const counts = tables.rows.map(({ name }) => `'${name}', (select count(*)::int from "${name}")`);
    const { rows } = await this.owner.query<{ n: Record<string, number> }>(
      `select json_build_object(${counts.join(', ')}) as n`,
    );
    return rows[0]?.n ?? {};
  }

  call(route: Route, caller: Caller): Promise<Answer> {
    const [method = '', path = ''] = route.name.split(' ');
    const place = path.replace(/\{(?:id|name)\}/, this.ids[route.of ?? 'policy']).replace('{pid}', leaver.id);
    const query = route.query?.(caller) ?? '';
    // Of a stream the head says whether it is allowed.
    return this.app.call(route.streams ? 'HEAD' : method, place + query, {
      key: caller.key,
      body: route.body?.(caller),
    });
  }

  /** All that a caller reads there; of a stream everything up to the last message, also what is for it alone. */
  async read(route: Route, caller: Caller): Promise<string> {
    if (!route.streams) return (await this.call(route, caller)).text;
    const asked = await this.app.get(`/v1/conversations/${this.ids.conversation}/notes?for=${caller.who}`, caller);
    const readers = asked.status === 200 ? [undefined, caller.who] : [undefined];
    const texts = await Promise.all(readers.map((reader) => this.events(caller, reader)));
    return texts.join('');
  }

  private async events({ key }: Caller, reader?: string): Promise<string> {
    const { events, stop } = await openEvents(this.app, this.ids.conversation, { key, reader });
    let text = '';
    for await (const event of events) {
      text += JSON.stringify(event);
      if (event.data.text === last) break;
    }
    stop();
    return text;
  }
}

async function things(app: TestApp): Promise<Record<Thing, string>> {
  const { id: conversation } = await app.conversation({
    participants: [man, woman, { ...hers, instructions: secrets['what an agent is told to be'] }, watcher, leaver],
    metadata: { note: secrets.metadata },
  });
  const signal = { about: man.id, topic: 'money', level: 'concern', because: 'He said so.' };
  const draft = {
    outbound: `Hello. Write to ${secrets['the text before the rules']} soon.`,
    coaching: `${secrets.coaching}: he is nice.`,
    signals: [{ ...signal, evidence: secrets['evidence of a signal'], note: secrets['note of a signal'] }],
  };
  const path = `/v1/conversations/${conversation}`;
  const { turnId } = (await app.post(`${path}/messages?wait=30000`, { from: hers.id, draft })).body;
  const handoff = await app.post(`${path}/handoffs`, { reason: 'r', requestedBy: woman.id });
  await app.post(`${path}/messages`, { from: man.id, text: last });
  const [record] = (await app.get('/v1/admin/overrides')).body.items;
  const key = await app.post('/v1/admin/keys', { name: 'spare', scopes: ['converse'] });
  const { body } = await app.get('/v1/admin/policies/dating');
  await app.call('PUT', '/v1/admin/policies/house', { body: body.policy });
  await app.call('PUT', '/v1/documents/guide', { body: { title: 'Guide', text: 'How adam met eve.' } });
  return {
    conversation,
    turn: turnId,
    handoff: handoff.body.id,
    record: record.id,
    key: key.body.id,
    policy: 'house',
    document: 'guide',
  };
}

async function callers(app: TestApp, conversationId: string): Promise<Caller[]> {
  const { id: other } = await app.conversation();
  const here = { participant: false, elsewhere: false };
  const wide = async (kind: string, scopes: Scope[], who: string, more = here): Promise<Caller> => ({
    kind,
    scopes,
    who,
    ...more,
    key: await app.key({ scopes, ...(more.elsewhere && { tenant: 'strangers' }) }),
  });
  const one = async (kind: string, who: string, at = conversationId): Promise<Caller> => ({
    kind,
    scopes: ['converse', 'operate'],
    who,
    participant: true,
    elsewhere: at !== conversationId,
    key: await app.key({ scopes: ['converse', 'operate'], participant: { conversationId: at, id: who } }),
  });
  return [
    { kind: 'nobody', scopes: [], who: woman.id, ...here, key: '' },
    await wide('admin', ['admin'], woman.id),
    await wide('converse', ['converse'], woman.id),
    await wide('operate', ['operate'], 'jane'),
    await one('recipient', man.id),
    await one('represented', woman.id),
    await one('its agent', hers.id),
    await one('another agent', watcher.id),
    await one('another conversation', man.id, other),
    await wide('another tenant', all, woman.id, { participant: false, elsewhere: true }),
  ];
}
