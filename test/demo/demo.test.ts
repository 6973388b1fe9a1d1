import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { scenes } from '../../src/demo/scenes.js';

const program = path.resolve(import.meta.dirname, '../../dist/src/demo/main.js');
const patienceMs = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overrule-'));
  // As root the database runs as the user postgres, who has to pass through.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const started: Demo[] = [];
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});

interface Demo {
  child: ChildProcess;
  said: { out: string; err: string };
  /** The exit code. */
  ended: Promise<number | null>;
}

function start(environment: Record<string, string>, ...given: string[]): Demo {
  const env = { PATH: process.env.PATH, TMPDIR: folder, ...environment };
  const child = spawn(process.execPath, [program, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  const demo = { child, said, ended: once(child, 'close').then(([code]) => code as number | null) };
  started.push(demo);
  return demo;
}

async function until({ child, said }: Demo, text: string): Promise<void> {
  while (!said.out.includes(text)) {
    if (child.exitCode !== null) throw new Error(`the demo ended early: ${said.err}`);
    await once(child.stdout as NodeJS.ReadableStream, 'data');
  }
}

describe('npm run demo', () => {
  test(
    'with --once shows every rule at work and ends well',
    async () => {
      const { said, ended } = start({}, '--once');
      expect({ code: await ended, err: said.err }).toEqual({ code: 0, err: '' });
      for (const rule of scenes.flatMap(({ fires }) => fires ?? []))
        expect(said.out).toMatch(new RegExp(`^Override +${rule} `, 'm'));
      expect(said.out).toContain('6 drafts were sent');
      expect(Math.max(...said.out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
      expect(said.out).not.toContain('\u001b');
      expect(await readdir(folder)).toEqual([]);
    },
    patienceMs,
  );

  test(
    'leaves a service that answers the commands it prints, until Ctrl-C, and then leaves nothing',
    async () => {
      const demo = start({});
      await until(demo, 'Ctrl-C ends the service.');
      const commands = demo.said.out.match(/^curl (?:.*\\\n)+.*/gm) ?? [];
      const answers = commands.map((command) => execFileSync('bash', ['-c', command], { encoding: 'utf8' }));
      expect(answers).toHaveLength(3);
      const [turn, messages, log] = answers.map((answer) => JSON.parse(answer));
      expect(turn.turn.delivered.outbound).toBe('Write to [contact removed].');
      expect(messages.items.at(-1).text).toBe('Write to [contact removed].');
      expect(log.items.map(({ override }: { override: string }) => override)).toEqual(['contact-scrub']);
      demo.child.kill('SIGINT');
      expect({ code: await demo.ended, err: demo.said.err }).toEqual({ code: 0, err: '' });
      expect(await readdir(folder)).toEqual([]);
    },
    patienceMs,
  );

  test(
    'says in one line that its port is taken, and leaves nothing',
    async () => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      const { said, ended } = start({ PORT: String(port) }, '--once');
      expect(await ended).toBe(1);
      const [logged, advice, ...more] = said.err.trim().split('\n');
      expect(logged).toContain('EADDRINUSE');
      expect(logged).not.toContain('\u001b');
      expect(advice).toMatch(new RegExp(`^the port ${port} of 127\\.0\\.0\\.1 is in use; .*set PORT to another`));
      expect(more).toEqual([]);
      expect(await readdir(folder)).toEqual([]);
      taken.close();
    },
    patienceMs,
  );

  test('refuses an argument it does not know', async () => {
    const { said, ended } = start({}, '--quick');
    expect(await ended).toBe(1);
    expect(said.err).toContain('the demo does not know "--quick". It knows:\n  --once');
    expect(said.out).toBe('');
  });
});
