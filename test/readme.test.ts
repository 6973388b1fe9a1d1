import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Api } from '../src/demo/api.js';
import { play } from '../src/demo/play.js';
import { contact } from '../src/demo/scenes/contact.js';
import { scenes } from '../src/demo/scenes.js';
import { showScene } from '../src/demo/show/scene.js';
import { Screen } from '../src/demo/show/screen.js';
import { TestApp } from './support/app.js';

const root = path.resolve(import.meta.dirname, '..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const sectionOf = (title: string): string =>
  new RegExp(`^## ${title}\\n([\\s\\S]*?)^## `, 'mu').exec(readme)?.[1] ?? '';
const blocksOf = (text: string) => [...text.matchAll(/^```bash\n([\s\S]*?)^```$/gmu)].map(([, block = '']) => block);
const section = sectionOf('A conversation by curl alone');
const blocks = blocksOf(section);
const mark = '--- the next block ---';

let app: TestApp;
/** What each block printed, line by line. */
let printed: string[][];

beforeAll(async () => {
  app = await TestApp.start();
  const stdout = await run(blocks.join(`\necho '${mark}'\n`));
  printed = stdout.split(`${mark}\n`).map((text) => text.split('\n').slice(0, -1));
}, 60_000);
afterAll(() => app.stop());

/** In an empty folder, against the service of this test. */
async function run(pasted: string): Promise<string> {
  const script = pasted.replace('http://127.0.0.1:3000', app.url).replace('$(cat .data/admin.key)', app.admin);
  const folder = await mkdtemp(path.join(tmpdir(), 'overrule-readme-'));
  const { stdout, stderr } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });
  await rm(folder, { recursive: true });
  expect(stderr).toBe('');
  return stdout;
}

const answers = (block: number) => (printed[block] ?? []).filter((line) => line !== '').map((line) => JSON.parse(line));

test('the sample of the demo in README.md is what the demo shows on 80 columns', async () => {
  let shown = '';
  const screen = new Screen({ columns: 80, write: (text) => (shown += text) });
  // The two agents on their own are one more.
  const place = `${scenes.indexOf(contact) + 1} of ${scenes.length + 1}`;
  showScene(screen, await play(new Api(app.url, app.admin), contact), place);
  expect(readme).toContain(`\`\`\`text\n${shown.trim()}\n\`\`\``);
});

describe('the walk through the API in README.md', () => {
  test('names the address and the key once, and needs nothing but bash, curl and sed', () => {
    expect(section.match(/127\.0\.0\.1/gu)).toHaveLength(1);
    expect(section.match(/\.data\/admin\.key/gu)).toHaveLength(1);
    expect(blocks.join('\n')).not.toMatch(/\b(jq|node|python3?)\b/u);
    expect(printed.map((lines) => lines.length)).toEqual([0, 1, 3, 1, 1, 1, 1, 1]);
  });

  test('makes a conversation and keeps its id', () => {
    expect(printed[1]?.[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u);
  });

  test('is accepted line by line, up to the refusal', () => {
    expect(answers(2).map(({ seq, turn }) => turn?.outcome ?? seq)).toEqual([1, 'delivered', 3]);
  });

  test('delivers without the address, as the README says', () => {
    const [{ turn }] = answers(3);
    expect(turn.outcome).toBe('delivered');
    expect(section).toContain(`Adam reads "${turn.delivered.outbound}"`);
    expect(answers(4)[0].items.at(-1).text).toBe(turn.delivered.outbound);
    expect(turn.delivered.outbound).not.toContain('@');
  });

  test('leaves the concern neutral, its note withheld, and the coaching without the warning, as the README says', () => {
    const { coaching, signals } = answers(5)[0].items.at(-1);
    expect(section).toContain(`Berta reads "${coaching}"`);
    expect(coaching).not.toContain('evasive');
    expect(signals).toEqual([expect.objectContaining({ topic: 'money', level: 'neutral' })]);
    expect(signals[0]).not.toHaveProperty('note');
  });

  test('finds both rules in the log, with the text before and after', () => {
    const log = answers(6)[0].items;
    expect(log.map(({ override }: { override: string }) => override).sort()).toEqual([
      'contact-scrub',
      'refusal-not-a-red-flag',
    ]);
    for (const { before, after, because, incident } of log) {
      expect([before, after]).toEqual([expect.any(Object), expect.any(Object)]);
      expect(readFileSync(path.join(root, 'overrides/incidents', `${incident}.md`), 'utf8')).not.toBe('');
      expect(because).not.toBe('');
    }
  });

  test('counts both, and the concern that code took back', () => {
    const rates = answers(7)[0].items.filter(({ fired }: { fired: number }) => fired > 0);
    expect(rates).toEqual([
      expect.objectContaining({ override: 'contact-scrub', evaluated: 2, fired: 1, rate: 0.5 }),
      expect.objectContaining({ override: 'refusal-not-a-red-flag', fired: 1, concerns: 1, overruled: 1 }),
    ]);
  });
});

test('the policy that README.md changes has a second version, which allows the address', async () => {
  const pasted = [blocks[0], ...blocksOf(sectionOf('Changing a policy'))].join('\n');
  const [put, versions] = (await run(pasted))
    .trim()
    .split(/\n|(?<=\})(?=\{)/u)
    .map((line) => JSON.parse(line));
  expect(put).toMatchObject({ version: 2, policy: { allowContacts: ['team@example.com'] } });
  expect(versions.items.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
});

test('the document that README.md uploads is one passage, and is listed', async () => {
  const pasted = [blocks[0], ...blocksOf(sectionOf('Documents to search'))].join('\n');
  const [put, list] = (await run(pasted))
    .trim()
    .split(/\n|(?<=\})(?=\{)/u)
    .map((line) => JSON.parse(line));
  expect(put).toMatchObject({ id: 'returns', title: 'Returns', passages: 1 });
  expect(list.items).toEqual([put]);
});
