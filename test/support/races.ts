import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import type { Transitions } from './transitions.js';

export interface Move {
  effect: string;
  args: object;
}

/** What the statement of a move answered, or the code it was refused with. */
export interface Finish {
  // Has no type before it is looked at.
  done?: any;
  refused?: string;
}

/** Spells RACE: held by the starter until everybody waits. */
const barrier = 0x52414345;

/** Processes that wait before their commits until all are there, and then run into the same conversation. */
export class Races {
  private constructor(
    private readonly racers: ChildProcess[],
    private readonly starter: pg.Client,
  ) {}

  static async open(on: Transitions, processes: number): Promise<Races> {
    const racers = Array.from({ length: processes }, () =>
      fork(path.join(import.meta.dirname, 'racer.mjs'), [on.place.url, on.tenantId, String(barrier)], { execArgv: [] }),
    );
    await Promise.all(racers.map((racer) => once(racer, 'message')));
    const starter = new pg.Client({ connectionString: on.place.superuserUrl });
    await starter.connect();
    return new Races(racers, starter);
  }

  async close(): Promise<void> {
    const gone = this.racers.map((racer) => once(racer, 'exit'));
    for (const racer of this.racers) racer.disconnect();
    await Promise.all(gone);
    await this.starter.end();
  }

  /** All moves at once, each from a process of its own; they answer in the order they were given. */
  async run(moves: Move[]): Promise<Finish[]> {
    await this.starter.query('select pg_advisory_lock($1)', [barrier]);
    const finishes = moves.map(async (move, index) => {
      const racer = this.racers[index];
      if (!racer) throw new Error('more moves than processes');
      const answer = once(racer, 'message') as Promise<[Finish]>;
      racer.send(move);
      return (await answer)[0];
    });
    await this.everybodyWaits(moves.length);
    await this.starter.query('select pg_advisory_unlock($1)', [barrier]);
    return Promise.all(finishes);
  }

  private async everybodyWaits(racers: number): Promise<void> {
    for (;;) {
      const { rows } = await this.starter.query<{ n: string }>(
        "select count(*) as n from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
        [barrier],
      );
      if (Number(rows[0]?.n) === racers) return;
    }
  }
}
