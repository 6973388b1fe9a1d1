import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const built = path.resolve(import.meta.dirname, '../..');

/** The service itself, and the least a service could do. */
export const programs = {
  product: path.join(built, 'src', 'main.js'),
  floor: path.join(built, 'test', 'bench', 'floor', 'main.js'),
};

/** A bench that is interrupted leaves none of them behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** A program in a process of its own, which says in its first line that it runs, and where it listens if it does. */
export class Program {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Resolves when it runs; rejects with what it said instead. */
  static async start(file: string, environment: Record<string, string>): Promise<Program> {
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const said: string[] = [];
    const silent = setTimeout(() => child.kill('SIGKILL'), 60_000);
    child.stderr?.on('data', (text: Buffer) => {
      said.push(text.toString());
      if (said.length > 100) said.shift();
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = / listens on (http\S+)/.exec(line)?.[1];
      if (!url && !/^(?:Overrule|The floor) .*\bruns\b/.test(line)) continue;
      clearTimeout(silent);
      child.stdout?.resume();
      child.stderr?.pipe(process.stderr);
      return new Program(child, url ?? '');
    }
    throw new Error(`${path.basename(file)} did not start: ${said.join('')}`);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const killed = setTimeout(() => this.child.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(killed);
  }
}
