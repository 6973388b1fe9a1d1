import pg from 'pg';
import { Client, until } from '../../support/client.js';
import type { TestDatabase } from '../../support/database.js';
import { type Answer, MisbehavingModel, type Seen } from '../../support/misbehaving-model.js';
import { Service } from '../../support/service.js';
import { adminKey } from '../../support/site.js';
import type { KillStep } from './kill-steps.js';

const call = (name: string, given: object): Answer => ({ calls: [{ name, arguments: given }] });

/** A whole turn: a plan, three replies with calls, one that a gate sends back, and the answer. */
export const answers: readonly Answer[] = [
  call('make_plan', { answer_kind: 'tool_computed', tools: ['calculate'] }),
  ...['12 * 30', '6 * 60', '4 * 90'].map((expression) => call('calculate', { expression })),
  'I am sorry, I do not know how much that is.',
  'It is 360.',
];
const participants = [
  { id: 'adam', kind: 'human', role: 'man' },
  { id: 'eve', kind: 'human', role: 'woman' },
  { id: 'host', kind: 'agent', generatedBy: 'model', represents: 'eve' },
];
const roles = { worker: 'api,worker', model: 'model' };

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Two processes and their model; each turn one of them is killed at one step. */
export class Killing {
  private readonly processes = new Map<KillStep['role'], Service>();

  private constructor(
    private readonly env: Record<string, string>,
    readonly model: MisbehavingModel,
    readonly watcher: pg.Client,
    private readonly lockers: [pg.Client, pg.Client],
  ) {}

  static async begin(database: TestDatabase, folder: string): Promise<Killing> {
    const model = await MisbehavingModel.start();
    const connect = async () => {
      const client = new pg.Client({ connectionString: database.superuserUrl });
      await client.connect();
      // No foreign key is looked at, so that a lock is where a step says and nowhere else.
      await client.query('set session_replication_role = replica');
      return client;
    };
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, ADMIN_KEY: adminKey };
    // The lease of a generation is the model's time and five seconds, which a killed call waits out.
    const spoken = { MODEL_URL: model.url, MODEL_NAME: 'm', MODEL_TIMEOUT_MS: '3000' };
    const lockers: [pg.Client, pg.Client] = [await connect(), await connect()];
    const killing = new Killing({ ...env, ...spoken }, model, await connect(), lockers);
    await Promise.all([killing.start('worker'), killing.start('model')]);
    return killing;
  }

  async end(): Promise<void> {
    for (const service of this.processes.values()) await service.kill('SIGKILL');
    for (const client of [this.watcher, ...this.lockers]) await client.end();
    await this.model.stop();
  }

  /** One turn with a kill at the step; resolves when the turn has ended. */
  async turn(step: KillStep): Promise<void> {
    const client = new Client(this.processes.get('worker')?.url ?? '', adminKey);
    const conversation = await client.conversation({ participants });
    const held = this.hold(conversation, step.after);
    const [locker] = this.lockers;
    await locker.query('begin');
    if (step.after === 0 && step.blockedBy) await locker.query(step.blockedBy);
    await client.post(`/v1/conversations/${conversation}/messages`, { from: 'adam', text: 'How much is 12 times 30?' });
    if (step.after > 0) {
      await held.asked;
      const given = step.blockedBy?.includes('$1') ? [conversation] : [];
      if (step.blockedBy) await locker.query(step.blockedBy, given);
      if (step.inside) held.goOn();
    }
    const pid = step.inside && (await this.reach(step.inside));
    await this.processes.get(step.role)?.kill('SIGKILL');
    if (pid && step.statement === 'lost') await this.terminate(pid);
    for (const one of this.lockers) await one.query('rollback');
    held.goOn();
    await this.start(step.role);
    await until(async () => (await this.count("turn where state <> 'ended'")) === 0);
  }

  count = async (what: string): Promise<number> =>
    Number((await this.watcher.query<{ n: string }>(`select count(*) as n from ${what}`)).rows[0]?.n);

  private async start(role: KillStep['role']): Promise<void> {
    this.processes.set(role, await Service.start({ ...this.env, ROLES: roles[role] }));
  }

  /** The same request is answered the same way, however often it is sent; one answer is held back at first. */
  private hold(conversation: string, held: number): { asked: Promise<void>; goOn: () => void } {
    const [arrived, released] = [signal(), signal()];
    const known: string[] = [];
    const answer = async ({ body }: Seen): Promise<Answer> => {
      const request = JSON.stringify(body);
      if (!known.includes(request)) known.push(request);
      const number = known.indexOf(request) + 1;
      if (number === held) {
        arrived.give();
        await released.given;
      }
      return answers[number - 1] ?? { status: 500, body: { error: { message: 'there is no such call in this turn' } } };
    };
    for (const dispatch of ['plan', 'reply'] as const)
      this.model.will(dispatch, Array<Answer>(24).fill(answer), conversation);
    return { asked: arrived.given, goOn: released.give };
  }

  /** The backend in which the statement waits for our lock. */
  private async reach(inside: string): Promise<number> {
    if (inside !== 'claim_generation') return this.waitingIn(inside);
    // The second lock stands in line behind the statement that makes the row, and before the one that takes it.
    const [first, second] = this.lockers;
    await this.waitingIn('begin_generation');
    await second.query('begin');
    const locked = second.query('lock table generation in share mode');
    await this.waitingIn('lock table generation');
    await first.query('rollback');
    await locked;
    return this.waitingIn(inside);
  }

  private async waitingIn(statement: string): Promise<number> {
    const waiting = async () =>
      this.watcher.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and position($1 in query) > 0`,
        [statement],
      );
    await until(async () => (await waiting()).rows.length > 0);
    return (await waiting()).rows[0]?.pid ?? 0;
  }

  /** Over before the lock is gone, or the statement would be carried out after all. */
  private async terminate(pid: number): Promise<void> {
    await this.watcher.query('select pg_terminate_backend($1, 10000)', [pid]);
  }
}
