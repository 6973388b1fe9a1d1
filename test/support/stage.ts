import pg from 'pg';
import { builtInPolicies } from '../../src/domain/policies/index.js';
import type { Model } from '../../src/models/model.js';
import { type Answer, TestApp } from './app.js';
import { violations } from './invariants.js';

/** The application with a hand on its clock, for what is about who holds a conversation. */
export class Stage {
  private constructor(
    readonly app: TestApp,
    private readonly superuser: pg.Client,
  ) {}

  static async open(environment: Record<string, string> = {}, model?: Model): Promise<Stage> {
    const app = await TestApp.start(environment, model);
    const superuser = new pg.Client({ connectionString: app.database.superuserUrl });
    await superuser.connect();
    return new Stage(app, superuser);
  }

  async close(): Promise<void> {
    await this.superuser.end();
    await this.app.stop();
  }

  /** The right time again, and what the invariants find by then. What is left is closed, so that no other test hears of it. */
  async settled(): Promise<object> {
    await this.superuser.query('delete from clock_shift');
    const found = await violations(this.app.database.superuserUrl);
    for (const { id } of await this.rows<{ id: string }>("select id from conversation where owner <> 'closed'"))
      await this.act(id, 'close', { by: 'jane' });
    return found;
  }

  /** The database's clock goes so many seconds ahead of the right time. */
  async later(seconds: number): Promise<void> {
    await this.rows(
      'insert into clock_shift (shift) values ($1) on conflict (only_row) do update set shift = excluded.shift',
      `${seconds} seconds`,
    );
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.superuser.query<Row>(sql, values)).rows;
  }

  /** Waits until something is so. Bounded by the test's own time. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  say = (id: string, body: object, wait = 0): Promise<Answer> =>
    this.app.post(`/v1/conversations/${id}/messages${wait ? `?wait=${wait}` : ''}`, body);

  /** A draft of an outside agent, and its ended turn. */
  draft = async (id: string, from: string, draft: object): Promise<Answer['body']> =>
    (await this.say(id, { from, draft }, 15_000)).body.turn;

  act = (id: string, how: string, body: object): Promise<Answer> =>
    this.app.post(`/v1/conversations/${id}/${how}`, body);

  answer = (handoff: string, how: string, by = 'jane'): Promise<Answer> =>
    this.app.post(`/v1/handoffs/${handoff}/${how}`, { by });

  request = async (id: string, more: object = {}): Promise<Answer['body']> =>
    (await this.act(id, 'handoffs', { reason: 'asked', requestedBy: 'jane', ...more })).body;

  conversation = async (id: string): Promise<Answer['body']> => (await this.app.get(`/v1/conversations/${id}`)).body;

  turn = async (id: string): Promise<Answer['body']> => (await this.app.get(`/v1/turns/${id}`)).body;

  /** `author kind: text` of every line, as recipients read them. */
  async lines(id: string): Promise<string[]> {
    const { items } = (await this.app.get(`/v1/conversations/${id}/messages?limit=200`)).body;
    return items.map(({ author, kind, text }: Record<string, string>) => `${author} ${kind}: ${text}`);
  }

  /** The states hand-offs went through, in the order in which listeners were told. */
  async told(id: string): Promise<string[]> {
    const events = await this.rows<{ type: string; data: { state: string; holder: string | null } }>(
      `select e ->> 'type' as type, e -> 'data' as data from outbox, jsonb_array_elements(events) e
       where conversation_id = $1 and e ->> 'type' = 'handoff' order by first_event, (e ->> 'id')::int`,
      id,
    );
    return events.map(({ data }) => (data.holder ? `${data.state} ${data.holder}` : data.state));
  }
}

export const texts = (policy: string) => {
  const found = builtInPolicies[policy];
  if (!found) throw new Error(`no policy "${policy}"`);
  return found.texts;
};
