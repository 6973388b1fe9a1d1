import type { ChildProcess, ForkOptions } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Task } from './child.js';

const program = fileURLToPath(new URL('./child.js', import.meta.url));

/** A peer in a process of its own: a search without end can only be ended from outside, and may take its process along. */
export class Asked {
  private child: ChildProcess | undefined;

  constructor(
    private readonly name: string,
    private readonly folder: string,
  ) {}

  /** Null when there is no answer within the limits of processor time and memory; the next question goes to a fresh process. */
  async ask<T>(task: Task, limitMs: number): Promise<T | null> {
    const child = await this.ready();
    const answered = answerOf<T>(child);
    child.send({ task, limitMs });
    const answer = await answered;
    if (answer === null) this.child = undefined;
    return answer;
  }

  async end(): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child?.connected) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  private async ready(): Promise<ChildProcess> {
    if (this.child?.connected) return this.child;
    const options: ForkOptions = {
      execArgv: ['--max-old-space-size=1024'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    };
    const child = fork(program, [this.name, this.folder], options);
    if ((await answerOf(child)) === null) throw new Error(`${this.name} does not load; npm run eval:peers installs it`);
    this.child = child;
    return child;
  }
}

/** The next message; null when the process ends instead. */
function answerOf<T>(child: ChildProcess): Promise<T | null> {
  return new Promise((resolve) => {
    const onMessage = (message: T): void => settle(message);
    const onExit = (): void => settle(null);
    const settle = (answer: T | null): void => {
      child.off('message', onMessage).off('exit', onExit);
      resolve(answer);
    };
    child.on('message', onMessage).on('exit', onExit);
  });
}
