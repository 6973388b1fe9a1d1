import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '..');
const id = 'tried-once';
const timeout = 240_000;

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'overrule-scaffold-'));
  // As root the test database runs as the user postgres, who has to pass through.
  await chmod(copy, 0o711);
  const left = ['node_modules', '.git', '.data', 'dist', 'coverage'];
  cpSync(root, copy, { recursive: true, filter: (file) => !left.includes(path.relative(root, file)) });
  // Its own prepared state would be hashed over the sources, which change here.
  for (const shared of ['node_modules', 'dist']) symlinkSync(path.join(root, shared), path.join(copy, shared));
  for (const kind of ['override', 'gate']) {
    const { status, stderr } = make(kind, kind === 'gate' ? `${id}-gate` : id);
    expect([status, stderr]).toEqual([0, '']);
  }
}, timeout);
afterAll(() => rm(copy, { recursive: true, force: true }));

const make = (kind: string, ...words: string[]) =>
  spawnSync(process.execPath, [path.join(copy, '.config/scripts', `new-${kind}.mjs`), ...words], { encoding: 'utf8' });

const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');

const made = [
  { kind: 'override', id, files: `overrides/${id}.ts test/overrides/${id}.test.ts overrides/index.ts` },
  { kind: 'gate', id: `${id}-gate`, files: `gates/${id}-gate.ts test/gates/${id}-gate.test.ts gates/index.ts` },
];

describe('npm run new:override and new:gate', () => {
  test('number the two incidents after the last one of either kind', () => {
    const numbers = ['overrides', 'gates'].map((folder) => /incident: '(\d{4})-/.exec(read(madeIn(folder)))?.[1]);
    const [first, second] = numbers.map(Number);
    expect(second).toBe((first ?? 0) + 1);
    expect(read(`overrides/incidents/${numbers[0]}-${id}.md`)).toContain(`"${id}"`);
    expect(read(`gates/incidents/${numbers[1]}-${id}-gate.md`)).toContain(`"rejects": "${id}-gate"`);
  });

  const madeIn = (folder: string): string => (folder === 'gates' ? `gates/${id}-gate.ts` : `overrides/${id}.ts`);

  test.each(made)(
    'write a $kind that compiles, lints and is formatted',
    async ({ files }) => {
      const run = (program: string, ...args: string[]) =>
        promisify(execFile)(process.execPath, [path.join(root, 'node_modules', program), ...args], { cwd: copy });
      const named = files.split(' ');
      await run('eslint/bin/eslint.js', '--config', '.config/eslint.config.mjs', '--max-warnings', '0', ...named);
      await run('@biomejs/biome/bin/biome', 'format', '--config-path=.config/format.json', ...named);
      const only = { extends: './tsconfig.json', include: named, compilerOptions: { noEmit: true } };
      writeFileSync(path.join(copy, 'tsconfig.made.json'), JSON.stringify(only));
      await run('typescript/bin/tsc', '--project', 'tsconfig.made.json');
    },
    timeout,
  );

  test(
    'leave tests that fail until everything is filled in, and say where',
    () => {
      const jest = [path.join(root, 'node_modules/jest/bin/jest.js'), '--config'];
      const options = { rootDir: copy, testMatch: ['<rootDir>/test/**/*.test.ts'], ...shared() };
      const { status, stderr } = spawnSync(process.execPath, [...jest, JSON.stringify(options), 'conformance', id], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
      });
      expect(status).toBe(1);
      for (const each of made)
        for (const file of each.files.split(' ')) expect(stderr).toMatch(new RegExp(`${file}:\\d+: .*FILL IN`));
      expect(stderr).toContain('expected silence, got pass');
      expect(stderr).toContain('expected a rejection, got pass');
      // The list, the file, the note and the table do agree.
      expect(stderr).toContain('✓ every file that defines a rule is a line of the list, and every line has its file');
    },
    timeout,
  );

  test.each([
    { when: 'there is no id', words: [], says: /^name one override: npm run new:override -- <id>/ },
    { when: 'there are two', words: ['one', 'two'], says: /^name one override/ },
    { when: 'it has capitals', words: ['NoSecondAsk'], says: /cannot be an id: use at most 40 small letters/ },
    { when: 'it leads elsewhere', words: ['../evil'], says: /cannot be an id/ },
    { when: 'it begins with a digit', words: ['2nd-ask'], says: /cannot be an id.*a letter first/ },
    {
      when: 'a rule has it',
      words: ['loop-cap'],
      says: /there is a overrides\/loop-cap\.ts already; choose another id/,
    },
    { when: 'a gate has it', words: ['unverified-claim'], says: /there is a gates\/unverified-claim\.ts already/ },
    { when: 'it was made a moment ago', words: [id], says: /already; choose another id/ },
  ])('refuse when $when, and write nothing', ({ words, says }) => {
    const before = read('overrides/index.ts');
    const { status, stderr } = make('override', ...words);
    expect(status).toBe(1);
    expect(stderr).toMatch(says);
    expect(stderr.trim()).not.toContain('\n');
    expect(read('overrides/index.ts')).toBe(before);
  });
});

/** What the project's own configuration says about modules; no database is needed for these tests. */
function shared() {
  return {
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    transform: { '^.+\\.ts$': ['@swc/jest', { swcrc: true }] },
    verbose: true,
  };
}
