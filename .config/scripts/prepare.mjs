// Makes a fresh clone ready to run, and afterwards costs a fraction of a second. Plain Node, for nothing is there yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...names) => path.join(root, ...names);

export function prepare() {
  process.chdir(root);
  checkNode();
  install();
  generateClient();
  build();
}

function checkNode() {
  const needed = readJson('package.json').engines.node.replace('>=', '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  stop(
    `Node.js ${needed} or newer is needed, this is ${process.versions.node}. Install it from https://nodejs.org, or run: nvm install ${neededMajor}`,
  );
}

function install() {
  if (isInstalled()) return;
  say('installing the dependencies (npm ci), once; this takes a minute or more');
  // Under `npm run` the running npm is named; development tools are needed whatever the environment says.
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    // Of its warnings none is for us: that some development tools ask for a newer Node was measured not to matter.
    '--loglevel=error',
    '--fetch-retry-maxtimeout=15000',
    '--fetch-retries=5',
  ];
  run(
    [...npm, 'ci', ...flags],
    'npm ci failed. Look above for the reason; when the network was at fault, run the same command again',
    { speaks: true },
  );
  if (!isInstalled())
    stop('npm ci ended well, but node_modules is not what package-lock.json says. Delete node_modules and try again');
}

/** Compares what npm noted as installed with the lock file; packages of other platforms are optional and may be absent. */
function isInstalled() {
  const noted = at('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = readJson(noted).packages;
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([name, { optional, os, cpu }]) => name !== '' && !optional && !os && !cpu)
    .every(([name, { version }]) => installed[name]?.version === version);
}

function generateClient() {
  const stamp = at('node_modules', '.cache', 'overrule', 'client');
  const state = hashOf(['prisma/schema.prisma', 'node_modules/prisma/package.json']);
  if (existsSync(at('src', 'store', 'generated', 'client.ts')) && readIfThere(stamp) === state) return;
  say('generating the database client');
  // Prisma would download a native engine that generating does not use; any existing program keeps it from that.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
  run([process.execPath, at('node_modules', 'prisma', 'build', 'index.js'), 'generate'], 'prisma generate failed', {
    env,
  });
  write(stamp, state);
}

function build() {
  const stamp = at('dist', '.state');
  const configs = ['package.json', 'tsconfig.json', 'nest-cli.json', '.swcrc'];
  const state = hashOf([...configs, ...['src', 'gates', 'overrides'].flatMap(sourcesIn)]);
  if (readIfThere(stamp) === state) return;
  run([process.execPath, at('node_modules', '@nestjs', 'cli', 'bin', 'nest.js'), 'build'], 'nest build failed');
  write(stamp, state);
}

function sourcesIn(folder) {
  if (!existsSync(at(folder))) return [];
  const names = readdirSync(at(folder), { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => name.endsWith('.ts')).map((name) => path.join(folder, name));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0');
  return hash.digest('hex');
}

/** Shows what a step printed only when it failed; npm may speak, for it takes long. */
function run([program, ...args], problem, { env = process.env, speaks = false } = {}) {
  const shell = process.platform === 'win32' && program === 'npm';
  const stdio = speaks ? ['ignore', 2, 2] : 'pipe';
  const result = spawnSync(program, args, { cwd: root, env, encoding: 'utf8', shell, stdio, maxBuffer: 1 << 28 });
  const { status, stdout, stderr, error } = result;
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
  stop(problem);
}

const say = (text) => process.stderr.write(`overrule: ${text}\n`);

function stop(text) {
  say(text);
  process.exit(1);
}

const readJson = (file) => JSON.parse(readFileSync(path.resolve(root, file), 'utf8'));
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepare();
