import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../../dist/src/main.js');

/** The built program in a process of its own, which a test may kill. */
export class Service {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Resolves when it says where it listens; rejects with what it said instead. */
  static async start(environment: Record<string, string>): Promise<Service> {
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = / listens on (http\S+)/.exec(line)?.[1];
      if (url) {
        child.stdout?.resume();
        return new Service(child, url);
      }
    }
    throw new Error(`the service did not start: ${said.join('')}`);
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }
}

/** A folder for a service's key and data, removed afterwards. */
export async function dataFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
