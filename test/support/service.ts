import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const main = path.resolve(import.meta.dirname, '../../dist/src/main.js');

/** The built program in a process of its own, which a test may kill. */
export class Service {
  /** Where it listens; empty until it said so. */
  url = '';
  /** Everything it says, line by line. */
  readonly said: string[] = [];
  private readonly child: ChildProcess;
  private readonly listening: Promise<void>;
  private found: () => void = () => undefined;

  private constructor(environment: Record<string, string>) {
    this.child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      createInterface({ input: stream as NodeJS.ReadableStream }).on('line', (line) => this.hear(line));
    this.listening = new Promise((resolve, reject) => {
      this.found = resolve;
      this.child.once('exit', () => reject(new Error(`the service did not start: ${this.said.join('\n')}`)));
    });
    // Whoever waits for it hears it; a process that is killed before it listens is no error.
    this.listening.catch(() => undefined);
  }

  /** Does not wait for anything. */
  static begin(environment: Record<string, string>): Service {
    return new Service(environment);
  }

  /** Resolves when it says where it listens; rejects with what it said instead. */
  static async start(environment: Record<string, string>): Promise<Service> {
    const service = new Service(environment);
    await service.ready();
    return service;
  }

  /** Resolves as soon as it listens. */
  ready(): Promise<void> {
    return this.listening;
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill(signal);
    await exited;
  }

  private hear(line: string): void {
    this.said.push(line);
    const url = / on (http\S+)/.exec(line)?.[1];
    if (!url || this.url) return;
    this.url = url;
    this.found();
  }
}

/** A folder for a service's key and data, removed afterwards. */
export async function dataFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
